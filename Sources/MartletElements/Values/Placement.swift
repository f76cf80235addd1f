/// The alignment of content that is smaller than its space.
public struct Placement: Hashable, Sendable {
    public enum Horizontal: String, Hashable, Sendable { case leading, center, trailing }
    public enum Vertical: String, Hashable, Sendable { case top, center, bottom, firstBaseline, lastBaseline }

    public var horizontal: Horizontal
    public var vertical: Vertical

    public init(_ horizontal: Horizontal, _ vertical: Vertical) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Placement(.center, .center)
}
