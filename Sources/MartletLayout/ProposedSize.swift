/// The size that a parent proposes to a child, in points. The child chooses its own size.
///
/// A length of 0 asks for the child's minimum, an infinite one for its maximum, and `nil` for its ideal length.
public struct ProposedSize: Hashable, Sendable {
    public var width: Double?
    public var height: Double?

    public init(_ width: Double?, _ height: Double?) {
        self.width = width
        self.height = height
    }

    public init(_ size: Size) { self.init(size.width, size.height) }

    public static let zero = ProposedSize(0, 0)
    public static let infinity = ProposedSize(.infinity, .infinity)
    public static let unspecified = ProposedSize(nil, nil)

    public subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Returns the size with `ideal` for lengths that are not proposed.
    func size(or ideal: Size) -> Size { Size(width ?? ideal.width, height ?? ideal.height) }

    /// Returns the proposal for a child inside insets, never below 0.
    func inset(by insets: Insets) -> ProposedSize {
        ProposedSize(
            width.map { max($0 - insets.leading - insets.trailing, 0) }, height.map { max($0 - insets.top - insets.bottom, 0) })
    }
}
