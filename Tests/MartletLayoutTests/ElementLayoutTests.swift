import MartletElements
import MartletLayout
import Testing

@MainActor
@Suite struct `The layout of elements` {
    private let tree = ElementTree()

    private func add(
        _ kind: Kind, to parent: Element? = nil, _ attributes: [Attribute: Value] = [:], _ modifiers: [any ModifierValue] = [],
        text: String? = nil
    ) -> Element {
        let element = tree.create(kind)
        tree.setText(text, of: element)
        tree.setAttributes(attributes, of: element)
        tree.setModifiers(modifiers.map(Modifier.init), of: element)
        let parent = parent ?? tree.root
        tree.insert(element, into: parent, at: parent.children.count)
        return element
    }

    private func frames(isRightToLeft: Bool = false, measure: @escaping ElementLayout.Measuring = { _, _ in .init(.zero) }) -> [ElementID:
        Rect]
    {
        ElementLayout(measure: measure).frames(of: tree.root, in: Size(200, 100), isRightToLeft: isRightToLeft)
    }

    @Test func `Modifiers apply from the inside out`() {
        let color = add(
            .color, [:], [Padding(top: 10, leading: 10, bottom: 10, trailing: 10), Frame(width: 60, height: 40, alignment: .center)])
        #expect(frames()[color.id] == Rect(80, 40, 40, 20))
    }

    @Test func `The children of a group are children of the stack around it`() {
        let row = add(.stack, [.axis: "horizontal", .spacing: 0], [Frame(width: 240, height: nil)])
        let first = add(.color, to: row)
        let group = add(.group, to: row)
        let second = add(.color, to: group)
        let third = add(.color, to: group)
        let found = frames()
        let widths = [first, second, third].compactMap { found[$0.id]?.width }
        #expect(widths == [80, 80, 80])
    }

    @Test func `A text has the size that the host measures`() {
        let text = add(.text, text: "abc")
        let found = frames { element, _ in .init(Size(Double(element.text?.count ?? 0) * 10, 20)) }
        #expect(found[text.id] == Rect(85, 40, 30, 20))
    }

    @Test func `Several views over one are in front of each other`() {
        let layer = add(.layer, [.alignment: "topLeading"])
        _ = add(.color, to: layer)
        let small = add(.color, to: layer, [.slot: "overlay"], [Frame(width: 20, height: 10)])
        let large = add(.color, to: layer, [.slot: "overlay"], [Frame(width: 60, height: 30)])
        let found = frames()
        #expect(found[small.id] == Rect(0, 0, 20, 10))
        #expect(found[large.id] == Rect(0, 0, 60, 30))
    }

    @Test func `An offset moves to the right in both directions`() {
        let color = add(.color, [:], [Frame(width: 20, height: 20), Offset(x: 5, y: 0)])
        #expect(frames()[color.id]?.x == 95)
        #expect(frames(isRightToLeft: true)[color.id]?.x == 95)
    }

    @Test func `A part with a direction of its own is mirrored in its frame`() {
        let row = add(.stack, [.axis: "horizontal", .spacing: 0])
        let first = add(.color, to: row, [:], [Frame(width: 50, height: nil)])
        let inner = add(.stack, to: row, [.axis: "horizontal", .spacing: 0], [WritingDirection.rightToLeft])
        let second = add(.color, to: inner, [:], [Frame(width: 50, height: nil)])
        let third = add(.color, to: inner)
        let found = frames()
        let positions = [first, third, second].compactMap { found[$0.id]?.x }
        #expect(positions == [0, 50, 150])
    }
}
