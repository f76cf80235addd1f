import Foundation
import MartletElements

/// A custom alignment guide, identified by a type.
public protocol AlignmentID {
    /// The position of the guide in a view that does not set it explicitly.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A vertical line at which views are aligned: the leading side, the centre, the trailing side, or a custom guide.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The nearest guide that hosts support.
    package let placement: Placement.Horizontal
    private let id: ObjectIdentifier?

    private init(placement: Placement.Horizontal) {
        self.placement = placement
        id = nil
    }

    /// Makes a custom guide. Hosts show it as the nearest guide that they support.
    public init(_ id: any AlignmentID.Type) {
        let value = id.defaultValue(in: ViewDimensions(width: 100, height: 100))
        placement = value < 25 ? .leading : value > 75 ? .trailing : .center
        self.id = ObjectIdentifier(id)
    }

    public static let leading = HorizontalAlignment(placement: .leading)
    public static let center = HorizontalAlignment(placement: .center)
    public static let trailing = HorizontalAlignment(placement: .trailing)
}

/// A horizontal line at which views are aligned: the top, the centre, the bottom, a text baseline, or a custom guide.
public struct VerticalAlignment: Hashable, Sendable {
    /// The nearest guide that hosts support.
    package let placement: Placement.Vertical
    private let id: ObjectIdentifier?

    private init(placement: Placement.Vertical) {
        self.placement = placement
        id = nil
    }

    /// Makes a custom guide. Hosts show it as the nearest guide that they support.
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

/// An alignment on both axes.
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

    /// The name that hosts use: `topLeading`, `center`, `bottom`.
    package var name: String {
        switch (vertical.placement, horizontal.placement) {
        case (.center, .center): "center"
        case (.center, let horizontal): horizontal.rawValue
        case (let vertical, .center): vertical.rawValue
        case (let vertical, let horizontal): vertical.rawValue + horizontal.rawValue.capitalized
        }
    }
}
