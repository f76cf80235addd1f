import MartletCore
import MartletElements

/// A thin line across the axis of the enclosing stack.
public struct Divider: ElementView {
    public typealias Body = Never

    public nonisolated init() {}

    public static var _kind: Kind { .divider }
}
