/// The element takes its ideal size on the axes that are fixed, whatever it is offered.
public struct FixedSize: ModifierValue {
    public var horizontal: Bool
    public var vertical: Bool
    public init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// Elements of a higher priority get their room first in a stack; 0 is usual.
public struct LayoutPriority: ModifierValue {
    public var value: Double
    public init(_ value: Double) { self.value = value }
}

/// The element keeps the proportions of its sides.
public struct AspectRatio: ModifierValue {
    /// Width divided by height; `nil` is the content's own.
    public var ratio: Double?
    /// As large as fits into the room; otherwise as small as fills it.
    public var fits: Bool
    public init(_ ratio: Double?, fits: Bool) {
        self.ratio = ratio
        self.fits = fits
    }
}

/// Elements of a higher index are in front of others in the same container; 0 is usual.
public struct ZIndex: ModifierValue {
    public var value: Double
    public init(_ value: Double) { self.value = value }
}

/// The element reaches into what the bars, the device or the keyboard keep free, at these edges.
public struct IgnoresSafeArea: ModifierValue {
    public var edges: EdgeSet
    public init(_ edges: EdgeSet = .all) { self.edges = edges }
}

/// Over how many columns of a ``Kind/table`` a cell reaches, and where it stands in them.
public struct GridCell: ModifierValue {
    public var columns: Int?
    public var alignment: Placement?
    /// The cell takes no part in the width of its column, or the height of its row.
    public var isUnsizedHorizontally: Bool
    public var isUnsizedVertically: Bool
    public init(
        columns: Int? = nil, alignment: Placement? = nil, isUnsizedHorizontally: Bool = false, isUnsizedVertically: Bool = false
    ) {
        self.columns = columns
        self.alignment = alignment
        self.isUnsizedHorizontally = isUnsizedHorizontally
        self.isUnsizedVertically = isUnsizedVertically
    }
}

/// The width or height of the element is measured by that of the list, scroll view or screen around it.
public struct ContainerFrame: ModifierValue {
    /// What is made of the container's width or height: a share of it, and some points more or less.
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
