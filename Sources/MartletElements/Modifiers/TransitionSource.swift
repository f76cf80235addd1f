/// The element that a screen grows out of when it opens, and into which it goes back.
public struct TransitionSource: ModifierValue {
    /// A name that is unique in the session.
    public var name: String
    public init(_ name: String) { self.name = name }
}

extension Attribute {
    /// The name of the ``TransitionSource`` out of which a screen grows.
    public static let zoomSource: Attribute = "zoomSource"
}
