import Foundation
import MartletElements

/// A line of an app's own at which views are lined up, named by a type.
public protocol AlignmentID {
    /// Where the line is in a view that does not say so itself.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A line across a view at which others are lined up: its leading side, its middle, its trailing side.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The nearest line that hosts know.
    package let placement: Placement.Horizontal
    private let id: ObjectIdentifier?

    private init(placement: Placement.Horizontal) {
        self.placement = placement
        id = nil
    }

    /// A line of an app's own.
    public init(_ id: any AlignmentID.Type) {
        let value = id.defaultValue(in: ViewDimensions(width: 100, height: 100))
        placement = value < 25 ? .leading : value > 75 ? .trailing : .center
        self.id = ObjectIdentifier(id)
    }

    public static let leading = HorizontalAlignment(placement: .leading)
    public static let center = HorizontalAlignment(placement: .center)
    public static let trailing = HorizontalAlignment(placement: .trailing)
}

/// A line across a view at which others are lined up: its top, its middle, its bottom, a baseline of its text.
public struct VerticalAlignment: Hashable, Sendable {
    /// The nearest line that hosts know.
    package let placement: Placement.Vertical
    private let id: ObjectIdentifier?

    private init(placement: Placement.Vertical) {
        self.placement = placement
        id = nil
    }

    /// A line of an app's own.
    public init(_ id: any AlignmentID.Type) {
        let value = id.defaultValue(in: ViewDimensions(width: 100, height: 100))
        placement = value < 25 ? .top : value > 75 ? .bottom : .center
        self.id = ObjectIdentifier(id)
    }

    public static let top = VerticalAlignment(placement: .top)
    public static let center = VerticalAlignment(placement: .center)
    public static let bottom = VerticalAlignment(placement: .bottom)
    public static let firstTextBaseline = VerticalAlignment(placement: .firstBaseline)
    public static let lastTextBaseline = VerticalAlignment(placement: .lastBaseline)
}

/// A place in a view's room, on both axes.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    package var placement: Placement { Placement(horizontal.placement, vertical.placement) }

    /// As hosts name it: `topLeading`, `center`, `bottom`.
    package var name: String {
        switch (vertical.placement, horizontal.placement) {
        case (.center, .center): "center"
        case (.center, let horizontal): horizontal.rawValue
        case (let vertical, .center): vertical.rawValue
        case (let vertical, let horizontal): vertical.rawValue + horizontal.rawValue.capitalized
        }
    }
}
