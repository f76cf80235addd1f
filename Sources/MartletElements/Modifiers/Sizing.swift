/// The element has its ideal size on the fixed axes, whatever space it is offered.
public struct FixedSize: ModifierValue {
    public var horizontal: Bool
    public var vertical: Bool
    public init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// What ``Action/measure`` tells is the frame of the element with the modifiers so far. Without this it is that of the element alone.
public struct Measured: ModifierValue {
    public init() {}
}

/// A stack lays out elements of higher priority first; the default is 0.
public struct LayoutPriority: ModifierValue {
    public var value: Double
    public init(_ value: Double) { self.value = value }
}

/// Constrains the element's aspect ratio.
public struct AspectRatio: ModifierValue {
    /// Width divided by height; `nil` is the content's own.
    public var ratio: Double?
    /// Whether the element fits into its space; otherwise it fills the space.
    public var fits: Bool
    public init(_ ratio: Double?, fits: Bool) {
        self.ratio = ratio
        self.fits = fits
    }
}

/// Elements with a higher index are in front of others in the same container; the default is 0.
public struct ZIndex: ModifierValue {
    public var value: Double
    public init(_ value: Double) { self.value = value }
}

/// The element extends into the safe area at these edges.
public struct IgnoresSafeArea: ModifierValue {
    public var edges: EdgeSet
    public init(_ edges: EdgeSet = .all) { self.edges = edges }
}

/// The number of columns that a cell of a ``Kind/table`` spans, and its alignment.
public struct GridCell: ModifierValue {
    public var columns: Int?
    public var alignment: Placement?
    /// The alignment of all cells in the column, of those that have no ``alignment``: `leading`, `center` or `trailing`.
    public var columnAlignment: Placement.Horizontal?
    /// The cell does not affect the width of its column, or the height of its row.
    public var isUnsizedHorizontally: Bool
    public var isUnsizedVertically: Bool
    public init(
        columns: Int? = nil, alignment: Placement? = nil, columnAlignment: Placement.Horizontal? = nil, isUnsizedHorizontally: Bool = false,
        isUnsizedVertically: Bool = false
    ) {
        self.columnAlignment = columnAlignment
        self.columns = columns
        self.alignment = alignment
        self.isUnsizedHorizontally = isUnsizedHorizontally
        self.isUnsizedVertically = isUnsizedVertically
    }
}

/// Sizes the element relative to the list, scroll view or screen that contains it.
public struct ContainerFrame: ModifierValue {
    /// A length relative to the container: a share of it plus some points.
    public struct Length: Hashable, Sendable {
        public var share: Double
        public var points: Double

        public init(share: Double = 1, points: Double = 0) {
            self.share = share
            self.points = points
        }
    }

    /// `nil` leaves a side to the element.
    public var width: Length?
    public var height: Length?
    public var alignment: Placement

    public init(width: Length?, height: Length?, alignment: Placement = .center) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }
}
