import MartletElements
import Testing

@MainActor
@Suite("How elements expand")
struct ExpansionTests {
    let tree = ElementTree()

    @discardableResult
    func add(
        _ kind: Kind, to parent: Element? = nil, _ attributes: [Attribute: Value] = [:], _ modifiers: [any ModifierValue] = []
    ) -> Element {
        let element = tree.create(kind)
        tree.setAttributes(attributes, of: element)
        tree.setModifiers(modifiers.map(Modifier.init), of: element)
        tree.insert(element, into: parent ?? tree.root, at: (parent ?? tree.root).children.count)
        return element
    }

    func expansion(_ element: Element) -> Expansion? {
        _ = tree.settleLayout()
        return element.expansion
    }

    static let endless = Frame(minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil)

    @Test("a text has its ideal size")
    func text() { #expect(expansion(add(.text)) == []) }

    @Test("a stack of texts has its ideal size")
    func stackOfTexts() {
        let stack = add(.stack, [.axis: "vertical"])
        add(.text, to: stack)
        #expect(expansion(stack) == [])
    }

    @Test(
        "a spacer makes its stack expand along the stack's axis",
        arguments: [("horizontal", Expansion.horizontal), ("vertical", .vertical)])
    func spacer(axis: String, expected: Expansion) {
        let stack = add(.stack, [.axis: .string(axis)])
        add(.spacer, to: stack)
        #expect(expansion(stack) == expected)
    }

    @Test("a divider expands across the axis of its stack")
    func divider() {
        let row = add(.stack, [.axis: "horizontal"])
        let column = add(.stack, [.axis: "vertical"])
        let (upright, lying) = (add(.divider, to: row), add(.divider, to: column))
        #expect(expansion(upright) == .vertical)
        #expect(expansion(lying) == .horizontal)
    }

    @Test("colours and shapes take all available space", arguments: [Kind.color, .shape, .geometry])
    func shapes(kind: Kind) { #expect(expansion(add(kind)) == .both) }

    @Test("a fixed side no longer expands")
    func fixedFrame() {
        #expect(expansion(add(.color, [:], [Frame(width: nil, height: 40)])) == .horizontal)
        #expect(expansion(add(.color, [:], [Frame(width: 40, height: 40)])) == [])
    }

    @Test("an unlimited frame expands a text")
    func endlessFrame() { #expect(expansion(add(.text, [:], [Self.endless])) == .horizontal) }

    @Test("modifiers apply from the inside to the outside")
    func order() {
        #expect(expansion(add(.text, [:], [Self.endless, FixedSize()])) == [])
        #expect(expansion(add(.text, [:], [FixedSize(), Self.endless])) == .horizontal)
    }

    @Test("an image with an aspect ratio expands its stack only horizontally")
    func fittingImage() {
        let stack = add(.stack, [.axis: "vertical"])
        let image = add(.image, to: stack, [.resizable: true, .contentMode: "fit"])
        #expect(expansion(stack) == .horizontal)
        #expect(image.expansion == [.horizontal, .vertical, .linked])
    }

    @Test("fixing one side of an image with an aspect ratio fixes the other")
    func fixedFittingImage() {
        #expect(expansion(add(.image, [.resizable: true, .contentMode: "fit"], [Frame(width: nil, height: 200)])) == [])
    }

    @Test func `An image in an unlimited frame keeps its width when its height is fixed`() {
        let picture: [Attribute: Value] = [.resizable: true, .contentMode: "fit"]
        #expect(expansion(add(.image, picture, [Self.endless, Frame(width: nil, height: 200)])) == .horizontal)
        #expect(expansion(add(.image, picture, [Self.endless, Frame(width: 90, height: 90)])) == [])
    }

    @Test("a vertical scroll view has the width of its content, and shrinks vertically")
    func scroll() {
        let scroll = add(.scroll, [.axes: "vertical"])
        add(.text, to: scroll)
        #expect(expansion(scroll) == [.vertical, .scrolls])
    }

    @Test("a switch without its label has its ideal size")
    func toggle() {
        #expect(expansion(add(.toggle)) == .horizontal)
        #expect(expansion(add(.toggle, [.hidesLabel: true])) == [])
    }

    @Test("a menu picker expands only in the row of a form")
    func picker() {
        let row = add(.row, to: add(.form))
        let (inRow, alone) = (add(.picker, to: row), add(.picker))
        #expect(expansion(inRow) == .horizontal)
        #expect(expansion(alone) == [])
    }

    @Test func `A group box expands horizontally`() { #expect(expansion(add(.groupBox)) == .horizontal) }

    @Test("backgrounds and overlays do not change the expansion of their content")
    func layer() {
        let layer = add(.layer)
        add(.text, to: layer)
        add(.color, to: layer, [.slot: "background"])
        #expect(expansion(layer) == [])
    }

    @Test("dialogs do not take part in their parent's layout")
    func sheet() {
        let stack = add(.stack, [.axis: "vertical"])
        let sheet = add(.sheet, to: stack)
        add(.color, to: sheet)
        #expect(expansion(stack) == [])
    }
}

@MainActor
@Suite("Layout changes of a turn")
struct LayoutChangesTests {
    let tree = ElementTree()

    func add(_ kind: Kind, to parent: Element, _ attributes: [Attribute: Value] = [:]) -> Element {
        let element = tree.create(kind)
        tree.setAttributes(attributes, of: element)
        tree.insert(element, into: parent, at: parent.children.count)
        return element
    }

    @Test("a changed text changes no layout")
    func text() {
        let text = add(.text, to: tree.root)
        _ = tree.settleLayout()
        tree.setText("2", of: text)
        #expect(tree.settleLayout() == LayoutChanges())
    }

    @Test("an added spacer changes all stacks up to one that already expands")
    func propagation() {
        let outer = add(.stack, to: tree.root, [.axis: "horizontal"])
        let filled = add(.stack, to: outer, [.axis: "horizontal"])
        let spacer = add(.spacer, to: filled)
        let inner = add(.stack, to: filled, [.axis: "horizontal"])
        _ = tree.settleLayout()
        let second = add(.spacer, to: inner)
        let changes = tree.settleLayout()
        #expect(changes.expansions == [inner.id])
        #expect(changes.arrangements == [inner.id, filled.id])
        #expect([spacer.expansion, second.expansion] == [.horizontal, .horizontal])
    }

    @Test("removing the last spacer ends the expansion of its stack")
    func departure() {
        let stack = add(.stack, to: tree.root, [.axis: "vertical"])
        let spacer = add(.spacer, to: stack)
        _ = tree.settleLayout()
        tree.remove(spacer)
        let changes = tree.settleLayout()
        #expect(changes.expansions == [stack.id])
        #expect(stack.expansion == [])
    }

    @Test("removing one of several spacers does not change the expansion of their stack")
    func oneOfTwo() {
        let stack = add(.stack, to: tree.root, [.axis: "vertical"])
        let spacers = [add(.spacer, to: stack), add(.spacer, to: stack)]
        _ = tree.settleLayout()
        tree.remove(spacers[0])
        let changes = tree.settleLayout()
        #expect(changes.expansions == [])
        #expect(changes.arrangements == [stack.id])
        #expect(stack.expansion == .vertical)
    }

    @Test("an attribute without effect on the layout changes nothing")
    func attribute() {
        let toggle = add(.toggle, to: tree.root, [.isOn: false])
        _ = tree.settleLayout()
        tree.setAttribute(.isOn, to: true, of: toggle)
        #expect(tree.settleLayout() == LayoutChanges())
    }

    @Test("an element added and removed in one turn changes no expansion")
    func comeAndGo() {
        let stack = add(.stack, to: tree.root, [.axis: "vertical"])
        _ = tree.settleLayout()
        tree.remove(add(.color, to: stack))
        #expect(tree.settleLayout().expansions == [])
    }
}
