import Foundation
import MartletElements

/// A custom alignment guide, identified by a type.
public protocol AlignmentID {
    /// The position of the guide in a view that does not set it explicitly.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of an app's own.
struct OwnGuide: Hashable, Sendable {
    nonisolated(unsafe) let type: any AlignmentID.Type  // A type never changes.
    let guide: GuideName

    init(_ type: any AlignmentID.Type, _ axis: GuideName.Axis) {
        self.type = type
        let name = String(reflecting: type).filter { $0.isLetter || $0.isNumber || $0 == "." }
        let middle = axis == .horizontal ? GuidePosition(widthShare: 0.5) : GuidePosition(heightShare: 0.5)
        guide = GuideName(axis, name, standard: GuidePosition(of: type.defaultValue) ?? middle)
    }

    /// The position in a view of 100 by 100 points.
    var sample: CGFloat { type.defaultValue(in: ViewDimensions(width: 100, height: 100)) }

    static func == (a: OwnGuide, b: OwnGuide) -> Bool { ObjectIdentifier(a.type) == ObjectIdentifier(b.type) }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension GuidePosition {
    /// Finds the constant and the shares of a function of a view's size; `nil` if it is another function of it.
    package init?(of value: (ViewDimensions) -> CGFloat) {
        func sample(_ width: CGFloat, _ height: CGFloat) -> (value: Double, wasRead: Bool) {
            let dimensions = ViewDimensions(width: width, height: height)
            let value = Double(value(dimensions))
            return (value, dimensions.wasRead)
        }
        let start = sample(0, 0)
        guard start.value.isFinite else { return nil }
        self.init(constant: start.value)
        guard start.wasRead else { return }
        widthShare = sample(1, 0).value - start.value
        heightShare = sample(0, 1).value - start.value
        // Functions such as `min` are straight at some sizes only.
        for (width, height) in [(3.0, 7.0), (2100, 1300)] {
            let expected = self.value(width: width, height: height)
            guard abs(sample(width, height).value - expected) <= 1e-6 * max(1, abs(expected)) else { return nil }
        }
    }
}

/// A vertical line at which views are aligned: the leading side, the centre, the trailing side, or a custom guide.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The nearest guide that hosts support.
    package let placement: Placement.Horizontal
    let own: OwnGuide?

    private init(placement: Placement.Horizontal) {
        self.placement = placement
        own = nil
    }

    /// Makes a custom guide.
    public init(_ id: any AlignmentID.Type) {
        let own = OwnGuide(id, .horizontal)
        placement = own.sample < 25 ? .leading : own.sample > 75 ? .trailing : .center
        self.own = own
    }

    public static let leading = HorizontalAlignment(placement: .leading)
    public static let center = HorizontalAlignment(placement: .center)
    public static let trailing = HorizontalAlignment(placement: .trailing)

    /// The guide for hosts.
    package var guide: GuideName {
        if let own { return own.guide }
        let share: Double
        switch placement {
        case .leading: share = 0
        case .center: share = 0.5
        case .trailing: share = 1
        }
        return GuideName(.horizontal, placement.rawValue, standard: GuidePosition(widthShare: share))
    }

    /// The attribute of a container that aligns by a custom guide.
    package var ownGuide: Value? { own?.guide.attribute }
}

/// A horizontal line at which views are aligned: the top, the centre, the bottom, a text baseline, or a custom guide.
public struct VerticalAlignment: Hashable, Sendable {
    /// The nearest guide that hosts support.
    package let placement: Placement.Vertical
    let own: OwnGuide?

    private init(placement: Placement.Vertical) {
        self.placement = placement
        own = nil
    }

    /// Makes a custom guide.
    public init(_ id: any AlignmentID.Type) {
        let own = OwnGuide(id, .vertical)
        placement = own.sample < 25 ? .top : own.sample > 75 ? .bottom : .center
        self.own = own
    }

    public static let top = VerticalAlignment(placement: .top)
    public static let center = VerticalAlignment(placement: .center)
    public static let bottom = VerticalAlignment(placement: .bottom)
    public static let firstTextBaseline = VerticalAlignment(placement: .firstBaseline)
    public static let lastTextBaseline = VerticalAlignment(placement: .lastBaseline)

    /// The guide for hosts; `nil` for a baseline.
    package var guide: GuideName? {
        if let own { return own.guide }
        let share: Double
        switch placement {
        case .top: share = 0
        case .center: share = 0.5
        case .bottom: share = 1
        case .firstBaseline, .lastBaseline: return nil
        }
        return GuideName(.vertical, placement.rawValue, standard: GuidePosition(heightShare: share))
    }

    /// The attribute of a container that aligns by a custom guide.
    package var ownGuide: Value? { own?.guide.attribute }
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
