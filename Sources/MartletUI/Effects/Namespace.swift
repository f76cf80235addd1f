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

extension Namespace.ID {
    /// A short text for an identifier in the namespace, which nothing else has in this process.
    package nonisolated func name(of id: some Hashable) -> String {
        var hasher = Hasher()
        hasher.combine(self)
        hasher.combine(id)
        return String(UInt(bitPattern: hasher.finalize()), radix: 36)
    }
}

extension View {
    /// Makes the view the source out of which a screen grows that has the ``NavigationTransition/zoom(sourceID:in:)`` transition.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        adding(TransitionSource(namespace.name(of: id)))
    }
}
