import MartletCore
import MartletElements
import MartletGraph

/// A namespace for the identifiers of matched geometry.
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

/// The parts of a view's geometry that another view matches.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Ignored: hosts cross-fade two views with the same identifier instead of moving one into the other. A view that keeps its identity is
    /// animated to its new place without this modifier.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { inert(".matchedGeometryEffect") }

    /// Ignored: hosts use their own animations between screens.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        inert(".matchedTransitionSource")
    }
}
