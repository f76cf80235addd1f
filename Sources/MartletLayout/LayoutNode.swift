/// A node of a layout: a rule, its children, and a name by which its frame is known.
///
///     let stack = LayoutNode(StackRule(.horizontal, spacing: 0), [LayoutNode(FillRule(), name: "a"), LayoutNode(FillRule(), name: "b")])
///     stack.frames(in: Size(300, 100))["b"]  // (150, 0, 150, 100)
///
/// A node remembers the sizes that it has chosen and the guides that it has set, so that a deep tree is measured in linear time. Make a new
/// tree for each layout.
public final class LayoutNode {
    public let name: String?
    public let rule: any LayoutRule
    public let children: [LayoutNode]
    /// The alignment guides that this node or one below can set. Others need no places.
    let guides: Set<AlignmentGuide>
    /// Whether a node here or below takes its size from the container around it.
    private let dependsOnContainer: Bool
    private var sizes: [ProposedSize: Size] = [:]
    private var positions: [AlignmentGuide: [ProposedSize: Double?]] = [:]

    public init(_ rule: any LayoutRule, _ children: [LayoutNode] = [], name: String? = nil) {
        self.rule = rule
        self.children = children
        self.name = name
        var guides = children.first?.guides ?? []
        for child in children.dropFirst() where child.guides != guides { guides.formUnion(child.guides) }
        if let rule = rule as? any GuideSetting { guides.formUnion(rule.guides) }
        self.guides = guides
        dependsOnContainer = rule is ContainerFrameRule || children.contains(where: \.dependsOnContainer)
    }

    /// Forgets the sizes that follow from the container, after it has got another size.
    func forgetSizesInContainer() {
        guard dependsOnContainer else { return }
        sizes = [:]
        positions = [:]
        for child in children { child.forgetSizesInContainer() }
    }

    /// Returns the size that the node chooses for a proposal.
    public func size(for proposal: ProposedSize) -> Size {
        if let known = sizes[proposal] { return known }
        let size = rule.size(for: proposal, of: children)
        sizes[proposal] = size
        return size
    }

    func dimensions(for proposal: ProposedSize) -> Dimensions {
        let size = size(for: proposal)
        return Dimensions(size: size) { [self] guide in
            guard guides.contains(guide) else { return nil }
            if let known = positions[guide]?[proposal] { return known }
            let position = rule.explicitGuide(guide, of: children, in: size, for: proposal)
            positions[guide, default: [:]].updateValue(position, forKey: proposal)
            return position
        }
    }

    /// The priority with which a stack around the node gives space to it.
    public var priority: Double { rule.priority(of: children) }

    func spacing(along axis: Axis) -> Double? { rule.spacing(along: axis, of: children) }

    // MARK: Frames

    /// Proposes a size to the node, centres it in that size as a window does, and returns the frames of all nodes with names, in points
    /// from the top left corner. If several nodes have one name, the outermost counts.
    public func frames(in size: Size) -> [String: Rect] {
        var frames: [String: Rect] = [:]
        for frame in orderedFrames(in: size) where frames[frame.name] == nil { frames[frame.name] = frame.rect }
        return frames
    }

    /// Returns the same frames from back to front.
    public func orderedFrames(in size: Size) -> [(name: String, rect: Rect)] {
        var frames: [(name: String, rect: Rect)] = []
        let place = Place(of: self, in: size, alignment: .center, proposal: ProposedSize(size))
        collect(at: place.origin, for: place.proposal, into: &frames)
        return frames
    }

    /// Calls `body` with each node below this one, the node around it, and the size that it is offered there.
    public func forEachPlacement(in size: Size, _ body: (_ node: LayoutNode, _ parent: LayoutNode, ProposedSize) -> Void) {
        forEachPlacement(for: ProposedSize(size), body)
    }

    private func forEachPlacement(for proposal: ProposedSize, _ body: (LayoutNode, LayoutNode, ProposedSize) -> Void) {
        for (child, place) in zip(children, rule.places(of: children, in: size(for: proposal), for: proposal)) {
            body(child, self, place.proposal)
            child.forEachPlacement(for: place.proposal, body)
        }
    }

    private func collect(at origin: Point, for proposal: ProposedSize, into frames: inout [(name: String, rect: Rect)]) {
        let size = size(for: proposal)
        let first = frames.count
        if let name { frames.append((name, Rect(origin, size))) }
        for (child, place) in zip(children, rule.places(of: children, in: size, for: proposal)) where place.isShown {
            child.collect(at: origin + place.origin, for: place.proposal, into: &frames)
        }
        guard rule.isMirrored else { return }
        for index in first..<frames.count {
            let rect = frames[index].rect
            frames[index].rect.x = origin.x + size.width - (rect.x - origin.x) - rect.width
        }
    }
}

/// A rule that can set alignment guides itself.
protocol GuideSetting {
    /// The guides that it can set.
    var guides: Set<AlignmentGuide> { get }
}
