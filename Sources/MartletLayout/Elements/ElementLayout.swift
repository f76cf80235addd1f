import MartletElements

/// Lays out the elements of a session without a page.
///
///     let layout = ElementLayout()
///     layout.frames(of: tree.root, in: Size(390, 844))[element.id]
///
/// It arranges elements as SwiftUI does, and gives controls, rows and bars the sizes that they have in the page. Texts are as wide as in the
/// layout's own font.
@MainActor
public struct ElementLayout {
    /// Returns the size of an element that holds no others; `nil` leaves it to the layout.
    public typealias Measuring = @MainActor (Element, ProposedSize) -> MeasuredRule.Measure?

    /// The elements that the layout knows beside those that arrange others.
    package enum Scope {
        /// Controls, lists, screens and bars too.
        case screens
        /// None: others have no size, unless the caller measures them.
        case views
    }

    /// The sizes of pictures that only the caller knows.
    public struct Pictures {
        /// Returns the width of a symbol divided by its height.
        public var symbolRatio: (_ name: String) -> Double
        /// Returns the size of a picture that is not a symbol, in points.
        public var size: (Element) -> Size?

        public init(symbolRatio: @escaping (_ name: String) -> Double = { _ in 1 }, size: @escaping (Element) -> Size? = { _ in nil }) {
            (self.symbolRatio, self.size) = (symbolRatio, size)
        }
    }

    private let scope: Scope
    private let namesModifiers: Bool
    private let measure: Measuring
    let pictures: Pictures

    public init(pictures: Pictures = Pictures(), measure: @escaping Measuring = { _, _ in nil }) {
        self.init(scope: .screens, pictures: pictures, measure: measure)
    }

    /// - Parameter namesModifiers: The frame of each modifier with room of its own has a name, too: that of the element, a dot, and the index.
    package init(
        scope: Scope, namesModifiers: Bool = false, pictures: Pictures = Pictures(), measure: @escaping Measuring = { _, _ in nil }
    ) {
        (self.scope, self.namesModifiers, self.pictures, self.measure) = (scope, namesModifiers, pictures, measure)
    }

    /// Proposes a size to an element, centres it in that size, and returns the frames of it and of what is inside, without their modifiers:
    /// the frame of a text with padding is that of the text.
    ///
    /// - Parameter isRightToLeft: The direction of what surrounds the element.
    public func frames(of element: Element, in size: Size, isRightToLeft: Bool = false) -> [ElementID: Rect] {
        var frames: [ElementID: Rect] = [:]
        for (name, rect) in node(of: element, in: size, isRightToLeft: isRightToLeft).frames(in: size) {
            if let id = Int(name) { frames[ElementID(rawValue: id)] = rect }
        }
        return frames
    }

    /// Returns the node of an element, mirrored if what surrounds it is written from right to left.
    ///
    /// - Parameter window: The size of the window, on which the look of bars and sheets depends.
    public func node(of element: Element, in window: Size = Size(390, 844), isRightToLeft: Bool = false) -> LayoutNode {
        var surroundings = Surroundings(window: window)
        surroundings.isRightToLeft = isRightToLeft
        surroundings.style = TextStyle(around: element)
        let node = node(of: element, in: surroundings)
        return isRightToLeft ? LayoutNode(MirrorRule(), [node]) : node
    }

    func node(of element: Element, in surroundings: Surroundings) -> LayoutNode {
        var inside = surroundings
        let direction = element.modifiers.lastIndex { $0.value is WritingDirection }
        if let own = direction.flatMap({ element.modifiers[$0].as(WritingDirection.self) }) {
            inside.isRightToLeft = own == .rightToLeft
        }
        for modifier in element.modifiers.reversed() { inside.style.apply(modifier) }
        var node = core(of: element, in: inside)
        for (index, modifier) in element.modifiers.enumerated() {
            let isInside = direction.map { index < $0 } ?? true
            let isRightToLeft = isInside ? inside.isRightToLeft : surroundings.isRightToLeft
            if let rule = (modifier.value as? any LayoutModifier)?.rule(in: surroundings, isRightToLeft: isRightToLeft) {
                node = LayoutNode(rule, [node], name: namesModifiers ? "\(element.id.rawValue).\(index)" : nil)
            }
            if index == direction, inside.isRightToLeft != surroundings.isRightToLeft { node = LayoutNode(MirrorRule(), [node]) }
        }
        return node
    }

    /// Returns the node of an element without its modifiers.
    private func core(of element: Element, in surroundings: Surroundings) -> LayoutNode {
        let context = LayoutContext(element: element, surroundings: surroundings, layout: self)
        if let node = context.arrangement ?? (scope == .screens ? context.screenNode : nil) { return node }
        return LayoutNode(
            MeasuredRule { [measure] proposal in
                MainActor.assumeIsolated { measure(element, proposal) ?? context.measure(for: proposal) }
            }, name: context.name)
    }

    /// Returns the nodes of the content, or of one slot. A group has no layout of its own: its children are those of the element around it.
    func contents(of element: Element, slot: String? = nil, in surroundings: Surroundings) -> [LayoutNode] {
        elements(of: element, slot: slot).map { node(of: $0, in: surroundings) }
    }

    func elements(of element: Element, slot: String? = nil) -> [Element] {
        element.children.filter { $0.takesRoom && $0[.slot]?.stringValue == slot }.flatMap { child in
            child.isTransparent ? ["header", nil, "footer"].flatMap { elements(of: child, slot: $0) } : [child]
        }
    }
}

/// What the layout of an element depends on outside it.
struct Surroundings {
    /// The axis of the stack around the element.
    var axis: Axis?
    var isRightToLeft = false
    var style = TextStyle()
    /// The bar of a screen that the element is in, where labels show only their icons, and buttons at the top are larger.
    var bar: Bar?
    /// Whether the element is in a row of a list.
    var isInRow = false
    let window: Size
    /// The room that bars take at the edges of the screen, into which content can reach.
    var bars = Insets()
    /// The size of the screen or scroll view around the element, known while it is laid out.
    var container = Container()

    init(window: Size) {
        self.window = window
        container.size = window
    }

    /// Whether the window is as wide as a tablet's.
    var isWide: Bool { window.width >= 700 }

    enum Bar { case top, bottom }

    /// The size of a container, which the layout knows before it lays out what is inside.
    final class Container {
        var size = Size.zero
    }
}

extension Element {
    /// Whether the children are laid out as if the element did not exist.
    fileprivate var isTransparent: Bool {
        switch kind {
        case .group: true
        case .section: parent?.holdsRows != true
        default: false
        }
    }

    /// Whether sections in the element are parts of a list.
    private var holdsRows: Bool { kind == .list || kind == .form || (kind == .group && parent?.holdsRows == true) }
}

extension TextStyle {
    /// The style of what is around an element.
    @MainActor
    init(around element: Element) {
        self.init()
        var chain: [Element] = []
        while let parent = (chain.last ?? element).parent { chain.append(parent) }
        for element in chain.reversed() {
            for modifier in element.modifiers.reversed() { apply(modifier) }
        }
    }
}
