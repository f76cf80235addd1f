import MartletCore
import MartletElements
import MartletGraph

/// Names that are told apart from the same names elsewhere.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        fileprivate let identity: ObjectIdentifier
    }

    private final class Identity {}
    @UnobservedStateObject private var identity = Identity()

    public nonisolated init() {}

    public var wrappedValue: ID { ID(identity: ObjectIdentifier(identity)) }
}

/// What of a view's geometry another view takes over.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Lets views of the same name, of which one goes as another comes, move into each other. Hosts fade between them instead: a view moves to its
    /// new place by itself where it stays the same view.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }

    /// Names the place from which a screen grows. Hosts move screens their own way.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
