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

extension View {
    /// Ignored: hosts use their own animations between screens.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        inert(".matchedTransitionSource")
    }
}
