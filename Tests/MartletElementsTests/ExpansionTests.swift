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

    @Test("a text takes what it needs")
    func text() { #expect(expansion(add(.text)) == []) }

    @Test("a stack of texts takes what they need")
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

    @Test("a divider stands across the axis of its stack")
    func divider() {
        let row = add(.stack, [.axis: "horizontal"])
        let column = add(.stack, [.axis: "vertical"])
        let (upright, lying) = (add(.divider, to: row), add(.divider, to: column))
        #expect(expansion(upright) == .vertical)
        #expect(expansion(lying) == .horizontal)
    }

    @Test("colours and shapes take all there is", arguments: [Kind.color, .shape, .geometry])
    func shapes(kind: Kind) { #expect(expansion(add(kind)) == .both) }

    @Test("a fixed side no longer expands")
    func fixedFrame() {
        #expect(expansion(add(.color, [:], [Frame(width: nil, height: 40)])) == .horizontal)
        #expect(expansion(add(.color, [:], [Frame(width: 40, height: 40)])) == [])
    }

    @Test("an endless frame expands what does not")
    func endlessFrame() { #expect(expansion(add(.text, [:], [Self.endless])) == .horizontal) }

    @Test("modifiers count from the inside to the outside")
    func order() {
        #expect(expansion(add(.text, [:], [Self.endless, FixedSize()])) == [])
        #expect(expansion(add(.text, [:], [FixedSize(), Self.endless])) == .horizontal)
    }

    @Test("of a picture that keeps its proportions a stack feels the width alone")
    func fittingImage() {
        let stack = add(.stack, [.axis: "vertical"])
        let image = add(.image, to: stack, [.resizable: true, .contentMode: "fit"])
        #expect(expansion(stack) == .horizontal)
        #expect(image.expansion == [.horizontal, .vertical, .linked])
    }

    @Test("one fixed side of a picture that keeps its proportions fixes the other")
    func fixedFittingImage() {
        #expect(expansion(add(.image, [.resizable: true, .contentMode: "fit"], [Frame(width: nil, height: 200)])) == [])
    }

    @Test func `An image in an unlimited frame keeps its width when its height is fixed`() {
        let picture: [Attribute: Value] = [.resizable: true, .contentMode: "fit"]
        #expect(expansion(add(.image, picture, [Self.endless, Frame(width: nil, height: 200)])) == .horizontal)
        #expect(expansion(add(.image, picture, [Self.endless, Frame(width: 90, height: 90)])) == [])
    }

    @Test("a vertical scroll view is as wide as its content, and can be squeezed")
    func scroll() {
        let scroll = add(.scroll, [.axes: "vertical"])
        add(.text, to: scroll)
        #expect(expansion(scroll) == [.vertical, .scrolls])
    }

    @Test("a switch without its label takes what it needs")
    func toggle() {
        #expect(expansion(add(.toggle)) == .horizontal)
        #expect(expansion(add(.toggle, [.hidesLabel: true])) == [])
    }

    @Test("a menu picker fills the row of a form, and nothing else")
    func picker() {
        let row = add(.row, to: add(.form))
        let (inRow, alone) = (add(.picker, to: row), add(.picker))
        #expect(expansion(inRow) == .horizontal)
        #expect(expansion(alone) == [])
    }

    @Test func `A group's box is as wide as it can be`() { #expect(expansion(add(.groupBox)) == .horizontal) }

    @Test("what lies behind or before does not change how content expands")
    func layer() {
        let layer = add(.layer)
        add(.text, to: layer)
        add(.color, to: layer, [.slot: "background"])
        #expect(expansion(layer) == [])
    }

    @Test("dialogs take no room in their parent")
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

    @Test("another text changes nothing")
    func text() {
        let text = add(.text, to: tree.root)
        _ = tree.settleLayout()
        tree.setText("2", of: text)
        #expect(tree.settleLayout() == LayoutChanges())
    }

    @Test("a spacer that arrives changes every stack up to one that expands already")
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

    @Test("the last spacer that leaves takes the expansion with it")
    func departure() {
        let stack = add(.stack, to: tree.root, [.axis: "vertical"])
        let spacer = add(.spacer, to: stack)
        _ = tree.settleLayout()
        tree.remove(spacer)
        let changes = tree.settleLayout()
        #expect(changes.expansions == [stack.id])
        #expect(stack.expansion == [])
    }

    @Test("a spacer that leaves others behind changes nothing around its stack")
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

    @Test("an attribute that does not matter to the layout changes nothing")
    func attribute() {
        let toggle = add(.toggle, to: tree.root, [.isOn: false])
        _ = tree.settleLayout()
        tree.setAttribute(.isOn, to: true, of: toggle)
        #expect(tree.settleLayout() == LayoutChanges())
    }

    @Test("what came and went in one turn leaves no trace but its parent's children")
    func comeAndGo() {
        let stack = add(.stack, to: tree.root, [.axis: "vertical"])
        _ = tree.settleLayout()
        tree.remove(add(.color, to: stack))
        #expect(tree.settleLayout().expansions == [])
    }
}
