/// A view of one size, whatever is proposed.
public struct FixedRule: LayoutRule {
    public var size: Size

    public init(_ width: Double, _ height: Double) { size = Size(width, height) }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { size }
    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] { [] }
}

/// A colour or a shape: takes the proposed size; its ideal size is 10 by 10 points.
public struct FillRule: LayoutRule {
    static let ideal = Size(10, 10)

    public init() {}

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { proposal.size(or: Self.ideal) }
    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] { [] }
}

/// A view that somebody else measures, such as a text: its size for each proposal, and its baselines.
public struct MeasuredRule: LayoutRule, GuideSetting {
    /// The size and the baselines of content, as distances from its top.
    public struct Measure: Hashable, Sendable {
        public var size: Size
        public var firstBaseline: Double?
        public var lastBaseline: Double?

        public init(_ size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
            self.size = size
            self.firstBaseline = firstBaseline
            self.lastBaseline = lastBaseline
        }
    }

    private let measure: (ProposedSize) -> Measure

    var guides: Set<AlignmentGuide> { [.firstBaseline, .lastBaseline] }

    public init(_ measure: @escaping (ProposedSize) -> Measure) { self.measure = measure }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { measure(proposal).size }
    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] { [] }

    public func explicitGuide(_ guide: AlignmentGuide, of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> Double? {
        switch guide {
        case .firstBaseline: measure(proposal).firstBaseline
        case .lastBaseline: measure(proposal).lastBaseline
        default: nil
        }
    }
}

/// A spacer: at least as long as its minimum along the axis of its stack, and without width across it. A stack gives it what others leave.
public struct SpacerRule: LayoutRule {
    /// The axis of the surrounding stack; outside a stack a spacer takes space along both.
    public var axis: Axis?
    public var minLength: Double

    public init(_ axis: Axis?, minLength: Double = defaultSpacing) {
        self.axis = axis
        self.minLength = minLength
    }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        var size = Size.zero
        for axis in Axis.allCases where self.axis == nil || self.axis == axis { size[axis] = max(proposal[axis] ?? 0, minLength) }
        return size
    }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] { [] }
    public func priority(of children: [LayoutNode]) -> Double { -.infinity }
    public func spacing(along axis: Axis, of children: [LayoutNode]) -> Double? { self.axis == nil || self.axis == axis ? 0 : nil }
}

/// A line across the axis of its stack.
public struct DividerRule: LayoutRule {
    /// The axis along which the line runs.
    public var axis: Axis
    public var thickness: Double

    public init(_ axis: Axis, thickness: Double) {
        self.axis = axis
        self.thickness = thickness
    }

    public func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        var size = proposal.size(or: FillRule.ideal)
        size[axis.other] = thickness
        return size
    }

    public func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] { [] }
}

/// The distance between two views that prefer none, and the minimum length of a spacer.
public let defaultSpacing = 8.0
