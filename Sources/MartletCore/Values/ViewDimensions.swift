import Foundation

/// The size of a view, and the positions of its alignment guides.
public struct ViewDimensions: Equatable {
    private let size: Size

    /// Records whether the size was read: only then must a host report it.
    private final class Size {
        let value: CGSize
        var wasRead = false

        init(_ value: CGSize) { self.value = value }
    }

    package init(width: CGFloat, height: CGFloat) { size = Size(CGSize(width: width, height: height)) }

    package var wasRead: Bool { size.wasRead }

    public var width: CGFloat {
        size.wasRead = true
        return size.value.width
    }

    public var height: CGFloat {
        size.wasRead = true
        return size.value.height
    }

    /// The position of a guide, in points from the leading side.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        if let own = guide.own { return own.type.defaultValue(in: self) }
        return switch guide.placement {
        case .leading: 0
        case .center: width / 2
        case .trailing: width
        }
    }

    /// The position of a guide, in points from the top. Baselines are unknown: the first counts as the top, the last as the bottom.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        if let own = guide.own { return own.type.defaultValue(in: self) }
        return switch guide.placement {
        case .top, .firstBaseline: 0
        case .center: height / 2
        case .bottom, .lastBaseline: height
        }
    }

    /// The explicit position of a guide. Always `nil`: guides set by views inside are unknown here.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size.value == b.size.value }
}
