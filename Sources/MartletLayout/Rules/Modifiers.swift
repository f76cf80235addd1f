/// Space around content. Negative space makes the frame smaller than the content.
public struct PaddingRule: LayoutRule {
    public var insets: Insets

    public init(_ insets: Insets) { self.insets = insets }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        let content = children.first?.size(for: proposal.inset(by: insets)) ?? .zero
        return Size(
            max(content.width + insets.leading + insets.trailing, 0), max(content.height + insets.top + insets.bottom, 0))
    }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { _ in Place(Point(insets.leading, insets.top), proposal.inset(by: insets)) }
    }
}

/// Content that is moved without any effect on the layout.
public struct OffsetRule: LayoutRule {
    /// The distance towards the trailing and the bottom edge.
    public var distance: Point

    public init(_ x: Double, _ y: Double) { distance = Point(x, y) }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { children.first?.size(for: proposal) ?? .zero }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { _ in Place(distance, proposal) }
    }

    // Containers align the content where it would be without the offset.
    public func explicitGuide(_ guide: AlignmentGuide, of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> Double? {
        children.first?.dimensions(for: proposal)[explicit: guide]
    }

    public func priority(of children: [LayoutNode]) -> Double { children.first?.priority ?? 0 }
    public func spacing(along axis: Axis, of children: [LayoutNode]) -> Double? { children.first?.spacing(along: axis) }
}

/// Takes all the proposed space, and puts the centre of its content at a point of it.
public struct PositionRule: LayoutRule {
    public var point: Point
    /// Whether `x` is the distance from the trailing edge.
    public var isFromTrailing: Bool

    public init(_ x: Double, _ y: Double, isFromTrailing: Bool = false) {
        point = Point(x, y)
        self.isFromTrailing = isFromTrailing
    }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        proposal.size(or: children.first?.size(for: proposal) ?? .zero)
    }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { child in
            let own = child.size(for: ProposedSize(size))
            let x = isFromTrailing ? size.width - point.x : point.x
            return Place(Point(x - own.width / 2, point.y - own.height / 2), ProposedSize(size))
        }
    }

    // What is inside is not where containers would align it.
    public func explicitGuide(_ guide: AlignmentGuide, of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> Double? {
        nil
    }
}

/// Content with other views behind and in front of it, which are offered its size and do not change it.
///
/// The children are the views behind, the content, and the views in front.
public struct LayerRule: LayoutRule {
    /// The index of the content among the children.
    public var content: Int
    public var alignment: Alignment

    public init(content: Int, alignment: Alignment = .center) {
        self.content = content
        self.alignment = alignment
    }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { children[content].size(for: proposal) }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.enumerated().map { index, child in
            if index == content { return Place(.zero, proposal) }
            let own = child.dimensions(for: ProposedSize(size))[alignment]
            let line = children[content].dimensions(for: proposal)[alignment]
            return Place(Point(line.x - own.x, line.y - own.y), ProposedSize(size))
        }
    }

    public func explicitGuide(_ guide: AlignmentGuide, of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> Double? {
        children[content].dimensions(for: proposal)[explicit: guide]
    }

    public func priority(of children: [LayoutNode]) -> Double { children[content].priority }
    public func spacing(along axis: Axis, of children: [LayoutNode]) -> Double? { children[content].spacing(along: axis) }
}

/// The priority with which a stack gives space to the content.
public struct PriorityRule: LayoutRule {
    public var value: Double

    public init(_ value: Double) { self.value = value }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { children.first?.size(for: proposal) ?? .zero }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { _ in Place(.zero, proposal) }
    }

    public func priority(of children: [LayoutNode]) -> Double { value }
    public func spacing(along axis: Axis, of children: [LayoutNode]) -> Double? { children.first?.spacing(along: axis) }
}

/// Sets the position of one of the content's alignment guides.
public struct GuideRule: LayoutRule, GuideSetting {
    public let guide: AlignmentGuide
    private let value: (Dimensions) -> Double

    var guides: Set<AlignmentGuide> { [guide] }

    public init(_ guide: AlignmentGuide, _ value: @escaping (Dimensions) -> Double) {
        self.guide = guide
        self.value = value
    }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { children.first?.size(for: proposal) ?? .zero }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { _ in Place(.zero, proposal) }
    }

    public func explicitGuide(_ guide: AlignmentGuide, of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> Double? {
        guard let content = children.first?.dimensions(for: proposal) else { return nil }
        return guide == self.guide ? value(content) : content[explicit: guide]
    }

    public func priority(of children: [LayoutNode]) -> Double { children.first?.priority ?? 0 }
    public func spacing(along axis: Axis, of children: [LayoutNode]) -> Double? { children.first?.spacing(along: axis) }
}

/// Content in the other layout direction than what surrounds it.
public struct MirrorRule: LayoutRule {
    public init() {}

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { children.first?.size(for: proposal) ?? .zero }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { _ in Place(.zero, proposal) }
    }

    public func priority(of children: [LayoutNode]) -> Double { children.first?.priority ?? 0 }
    public func spacing(along axis: Axis, of children: [LayoutNode]) -> Double? { children.first?.spacing(along: axis) }
    public var isMirrored: Bool { true }
}
