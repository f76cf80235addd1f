import Foundation
import MartletCore
import MartletElements

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// The width of a column or the height of a row, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// A share of the available space.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows as fit into the space of one.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next one, in points; `nil` is the platform's default.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; `nil` is the grid's.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    var value: Value {
        let (type, minimum, maximum) =
            switch size {
            case .fixed(let size): ("fixed", size, size)
            case .flexible(let minimum, let maximum): ("flexible", minimum, maximum)
            case .adaptive(let minimum, let maximum): ("adaptive", minimum, maximum)
            }
        return [
            .string(type), .double(minimum), .double(maximum.isFinite ? maximum : -1), .double(spacing ?? -1),
            .string(alignment?.name ?? ""),
        ]
    }
}
