import MartletElements

/// Lays out the elements of a session without a page.
///
///     let layout = ElementLayout { element, proposal in metrics.measure(element.text, proposal) }
///     layout.frames(of: tree.root, in: Size(390, 844))[element.id]
///
/// It knows the kinds of elements that arrange others, and the modifiers that change a size. Whoever uses it measures the others: texts,
/// controls, images.
@MainActor
public struct ElementLayout {
    /// Returns the size of an element whose kind has no rule.
    public typealias Measuring = @MainActor (Element, ProposedSize) -> MeasuredRule.Measure

    /// Returns the node of an element whose kind has no rule here, with the nodes of its content or of a slot; `nil` leaves it to be measured.
    package typealias Arranging = @MainActor (Element, _ contents: (_ slot: String?) -> [LayoutNode]) -> LayoutNode?

    private let measure: Measuring
    private let arrange: Arranging
    private let namesModifiers: Bool

    public init(measure: @escaping Measuring = { _, _ in .init(.zero) }) {
        self.init(namesModifiers: false, arrange: { _, _ in nil }, measure: measure)
    }

    /// - Parameter namesModifiers: The frame of each modifier with room of its own has a name, too: that of the element, a dot, and the index.
    package init(namesModifiers: Bool, arrange: @escaping Arranging, measure: @escaping Measuring) {
        (self.namesModifiers, self.arrange, self.measure) = (namesModifiers, arrange, measure)
    }

    /// Proposes a size to an element, centres it in that size, and returns the frames of it and of what is inside, without their modifiers:
    /// the frame of a text with padding is that of the text.
    ///
    /// - Parameter isRightToLeft: The direction of what surrounds the element.
    public func frames(of element: Element, in size: Size, isRightToLeft: Bool = false) -> [ElementID: Rect] {
        var frames: [ElementID: Rect] = [:]
        for (name, rect) in node(of: element, isRightToLeft: isRightToLeft).frames(in: size) {
            if let id = Int(name) { frames[ElementID(rawValue: id)] = rect }
        }
        return frames
    }

    /// Returns the node of an element, mirrored if what surrounds it is written from right to left.
    public func node(of element: Element, isRightToLeft: Bool = false) -> LayoutNode {
        let node = node(of: element, in: Surroundings(isRightToLeft: isRightToLeft))
        return isRightToLeft ? LayoutNode(MirrorRule(), [node]) : node
    }

    // MARK: Nodes

    /// What the layout of an element depends on outside it.
    struct Surroundings {
        /// The axis of the stack around the element.
        var axis: Axis?
        var isRightToLeft = false
    }

    func node(of element: Element, in surroundings: Surroundings) -> LayoutNode {
        var inside = surroundings
        let direction = element.modifiers.lastIndex { $0.value is WritingDirection }
        if let own = direction.flatMap({ element.modifiers[$0].as(WritingDirection.self) }) {
            inside.isRightToLeft = own == .rightToLeft
        }
        var node = core(of: element, in: inside)
        for (index, modifier) in element.modifiers.enumerated() {
            let isInside = direction.map { index < $0 } ?? true
            let isRightToLeft = isInside ? inside.isRightToLeft : surroundings.isRightToLeft
            if let rule = (modifier.value as? any LayoutModifier)?.rule(isRightToLeft: isRightToLeft) {
                node = LayoutNode(rule, [node], name: namesModifiers ? "\(element.id.rawValue).\(index)" : nil)
            }
            if index == direction, inside.isRightToLeft != surroundings.isRightToLeft { node = LayoutNode(MirrorRule(), [node]) }
        }
        return node
    }

    /// Returns the node of an element without its modifiers.
    private func core(of element: Element, in surroundings: Surroundings) -> LayoutNode {
        let name = String(element.id.rawValue)
        var inside = surroundings
        inside.axis = nil
        switch element.kind {
        case .stack where !element.isArrangedByApp:
            let rule = stackRule(of: element)
            inside.axis = (rule as? StackRule)?.axis
            return LayoutNode(rule, contents(of: element, in: inside), name: name)
        case .root, .group, .section:
            inside.axis = .vertical
            return LayoutNode(StackRule(.vertical), contents(of: element, in: inside), name: name)
        case .spacer:
            return LayoutNode(SpacerRule(surroundings.axis, minLength: element[.minLength]?.doubleValue ?? defaultSpacing), name: name)
        case .divider:
            return LayoutNode(DividerRule(surroundings.axis == .horizontal ? .vertical : .horizontal, thickness: 1), name: name)
        case .color, .shape:
            return LayoutNode(FillRule(), name: name)
        case .geometry:
            return LayoutNode(GeometryRule(), contents(of: element, in: inside), name: name)
        case .layer:
            return layer(element, name, inside)
        default:
            if let node = arrange(element, { contents(of: element, slot: $0, in: inside) }) { return node }
            return LayoutNode(MeasuredRule { [measure] proposal in MainActor.assumeIsolated { measure(element, proposal) } }, name: name)
        }
    }

    private func stackRule(of element: Element) -> any LayoutRule {
        let alignment = element[.alignment]?.stringValue ?? "center"
        let spacing = element[.spacing]?.doubleValue
        switch element[.axis]?.stringValue {
        case "horizontal": return StackRule(.horizontal, alignment: element.ownGuideY ?? .vertical(named: alignment), spacing: spacing)
        case "depth":
            let alignment = Alignment(named: alignment)
            return DepthStackRule(
                alignment: Alignment(element.ownGuideX ?? alignment.horizontal, element.ownGuideY ?? alignment.vertical))
        default: return StackRule(.vertical, alignment: element.ownGuideX ?? .horizontal(named: alignment), spacing: spacing)
        }
    }

    /// Returns the nodes of the content, or of one slot. A group has no layout of its own: its children are those of the element around it.
    private func contents(of element: Element, slot: String? = nil, in surroundings: Surroundings) -> [LayoutNode] {
        element.children.filter { $0.takesRoom && $0[.slot]?.stringValue == slot }.flatMap { child in
            child.kind == .group ? contents(of: child, in: surroundings) : [node(of: child, in: surroundings)]
        }
    }

    private func layer(_ element: Element, _ name: String, _ surroundings: Surroundings) -> LayoutNode {
        let alignment = Alignment(named: element[.alignment]?.stringValue ?? "center")
        /// Several views in one place are in front of each other.
        func views(_ slot: String?) -> [LayoutNode] {
            let nodes = contents(of: element, slot: slot, in: surroundings)
            return nodes.count > 1 ? [LayoutNode(DepthStackRule(alignment: alignment), nodes)] : nodes
        }
        let (behind, content) = (views("background"), views(nil))
        guard !content.isEmpty else { return LayoutNode(FixedRule(0, 0), name: name) }
        return LayoutNode(LayerRule(content: behind.count, alignment: alignment), behind + content + views("overlay"), name: name)
    }
}

extension Element {
    fileprivate var ownGuideX: AlignmentGuide? { GuideName(.horizontal, attribute: self[.guideX]).map(AlignmentGuide.init) }
    fileprivate var ownGuideY: AlignmentGuide? { GuideName(.vertical, attribute: self[.guideY]).map(AlignmentGuide.init) }
}

extension AlignmentGuide {
    /// Of the standard position of a guide of an app's own, the share along its axis counts.
    init(_ guide: GuideName) {
        switch guide.axis {
        case .horizontal:
            let isBuiltIn = ["leading", "center", "trailing"].contains(guide.name)
            self = isBuiltIn ? .horizontal(named: guide.name) : AlignmentGuide(guide.name, .horizontal, share: guide.standard.widthShare)
        case .vertical:
            let isBuiltIn = ["top", "center", "bottom"].contains(guide.name)
            self = isBuiltIn ? .vertical(named: guide.name) : AlignmentGuide(guide.name, .vertical, share: guide.standard.heightShare)
        }
    }

    package static func horizontal(named name: String) -> AlignmentGuide {
        switch name {
        case "leading": .leading
        case "trailing": .trailing
        default: .center
        }
    }

    package static func vertical(named name: String) -> AlignmentGuide {
        switch name {
        case "top": .top
        case "bottom": .bottom
        case "firstBaseline": .firstBaseline
        case "lastBaseline": .lastBaseline
        default: .middle
        }
    }
}

extension Alignment {
    /// Parses the name of an alignment on both axes: `topLeading`, `bottom`, `center`.
    package init(named name: String) {
        let name = name.lowercased()
        self.init(
            name.hasSuffix("leading") ? .leading : name.hasSuffix("trailing") ? .trailing : .center,
            name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .middle)
    }

    init(_ placement: Placement) {
        self.init(.horizontal(named: placement.horizontal.rawValue), .vertical(named: placement.vertical.rawValue))
    }
}
