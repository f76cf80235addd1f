/// A line of a view by which containers align it: its leading edge, its first baseline, or one that an app defines.
public struct AlignmentGuide: Hashable, Sendable {
    /// How a container computes a guide from those that its children set.
    public enum Combination: Hashable, Sendable { case mean, least, greatest }

    public let name: String
    public let axis: Axis
    /// The position in a view that does not set the guide, as a share of the view's length.
    public let share: Double
    public let combination: Combination

    public init(_ name: String, _ axis: Axis, share: Double, combination: Combination = .mean) {
        self.name = name
        self.axis = axis
        self.share = share
        self.combination = combination
    }

    public static let leading = AlignmentGuide("leading", .horizontal, share: 0)
    public static let center = AlignmentGuide("center", .horizontal, share: 0.5)
    public static let trailing = AlignmentGuide("trailing", .horizontal, share: 1)
    public static let top = AlignmentGuide("top", .vertical, share: 0)
    public static let middle = AlignmentGuide("middle", .vertical, share: 0.5)
    public static let bottom = AlignmentGuide("bottom", .vertical, share: 1)
    public static let firstBaseline = AlignmentGuide("firstBaseline", .vertical, share: 1, combination: .least)
    public static let lastBaseline = AlignmentGuide("lastBaseline", .vertical, share: 1, combination: .greatest)

    /// Returns the guide of a container, from those that its children set.
    func combined(_ values: [Double]) -> Double? {
        switch combination {
        case .mean: values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        case .least: values.min()
        case .greatest: values.max()
        }
    }
}

/// A guide for each axis.
public struct Alignment: Hashable, Sendable {
    public var horizontal: AlignmentGuide
    public var vertical: AlignmentGuide

    public init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
        precondition(horizontal.axis == .horizontal && vertical.axis == .vertical, "An alignment needs a guide of each axis.")
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(.center, .middle)
    public static let topLeading = Alignment(.leading, .top)
    public static let top = Alignment(.center, .top)
    public static let topTrailing = Alignment(.trailing, .top)
    public static let leading = Alignment(.leading, .middle)
    public static let trailing = Alignment(.trailing, .middle)
    public static let bottomLeading = Alignment(.leading, .bottom)
    public static let bottom = Alignment(.center, .bottom)
    public static let bottomTrailing = Alignment(.trailing, .bottom)
}

/// The size of a view and its alignment guides.
public struct Dimensions {
    public let size: Size
    private let explicitGuide: (AlignmentGuide) -> Double?

    init(size: Size, explicitGuide: @escaping (AlignmentGuide) -> Double?) {
        self.size = size
        self.explicitGuide = explicitGuide
    }

    /// The position of a guide: as the view sets it, or by its share of the view's length.
    public subscript(guide: AlignmentGuide) -> Double { explicitGuide(guide) ?? (guide.share == 0 ? 0 : guide.share * size[guide.axis]) }

    /// The position of a guide that the view sets.
    public subscript(explicit guide: AlignmentGuide) -> Double? { explicitGuide(guide) }

    subscript(alignment: Alignment) -> Point { Point(self[alignment.horizontal], self[alignment.vertical]) }
}
