/// The layout of one kind of view or modifier: the size that it chooses, and the places of its children.
///
/// Rules are pure: the same proposal and children give the same sizes. All positions are measured from the leading edge; frames are mirrored
/// only at the end.
public protocol LayoutRule {
    /// Returns the size that the view chooses.
    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size

    /// Returns the place of each child in the size that the view chose for a proposal.
    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place]

    /// Returns the position of a guide, if the view or something in it sets the guide.
    func explicitGuide(_ guide: AlignmentGuide, of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> Double?

    /// Returns the priority with which a stack gives space to the view.
    func priority(of children: [LayoutNode]) -> Double

    /// Returns the distance that the view prefers to its neighbours along an axis; `nil` leaves it to them.
    func spacing(along axis: Axis, of children: [LayoutNode]) -> Double?

    /// Whether the frames of everything inside are mirrored.
    var isMirrored: Bool { get }
}

/// Where a parent puts a child, and which size it proposes to it.
public struct Place: Equatable {
    public var origin: Point
    public var proposal: ProposedSize
    /// Whether the child is shown; otherwise it has no frame.
    public var isShown = true

    public init(_ origin: Point, _ proposal: ProposedSize) {
        self.origin = origin
        self.proposal = proposal
    }
}

extension LayoutRule {
    public func explicitGuide(_ guide: AlignmentGuide, of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> Double? {
        guard children.contains(where: { $0.guides.contains(guide) }) else { return nil }
        let places = places(of: children, in: size, for: proposal)
        return guide.combined(
            zip(children, places).compactMap { child, place in
                child.dimensions(for: place.proposal)[explicit: guide].map { $0 + place.origin[guide.axis] }
            })
    }

    public func priority(of children: [LayoutNode]) -> Double { 0 }
    public func spacing(along axis: Axis, of children: [LayoutNode]) -> Double? { nil }
    public var isMirrored: Bool { false }
}

extension Place {
    /// Returns the place that aligns a child in a size.
    init(of child: LayoutNode, in size: Size, alignment: Alignment, proposal: ProposedSize) {
        let own = child.dimensions(for: proposal)[alignment]
        let line = Point(alignment.horizontal.share * size.width, alignment.vertical.share * size.height)
        self.init(Point(line.x - own.x, line.y - own.y), proposal)
    }
}
