import Foundation
import MartletCore
import MartletElements

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// How wide it is, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// A share of the room there is.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many of them as fit, where one would stand.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next one, in points; `nil` is the platform's usual distance.
    public var spacing: CGFloat?
    /// Where views stand in their cell; `nil` is as the grid has it.
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
