import MartletCombine
import MartletElements
import MartletGraph
import Observation

extension View {
    /// Sets an environment value for this view and all views inside.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentWriter(keyPath: keyPath, value: value))
    }

    /// Sets an `Observable` object in the environment by its type; `nil` hides one set above.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectWriter(object: object))
    }

    /// Sets an `ObservableObject` in the environment by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(ObservableObjectWriter(object: object))
    }

    /// Transforms an environment value for this view and all views inside.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformer(keyPath: keyPath, transform: transform))
    }
}

/// A modifier that changes only the environment.
@MainActor @preconcurrency
package protocol EnvironmentModifier: ElementModifier where _Attachment == EmptyView {}

extension EnvironmentModifier {
    public static var _writesEnvironment: Bool { true }
}

// The values are passed to the main actor once and used only there.
struct EnvironmentWriter<V>: EnvironmentModifier {
    nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, V>
    nonisolated(unsafe) let value: V

    nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, V>, value: V) {
        self.keyPath = keyPath
        self.value = value
    }

    func _extend(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

private struct EnvironmentTransformer<V>: EnvironmentModifier {
    nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, V>
    nonisolated(unsafe) let transform: (inout V) -> Void

    nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) {
        self.keyPath = keyPath
        self.transform = transform
    }

    func _extend(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

struct EnvironmentObjectWriter<T: AnyObject & Observable>: EnvironmentModifier {
    nonisolated(unsafe) let object: T?

    nonisolated init(object: T?) { self.object = object }

    func _extend(_ environment: inout EnvironmentValues) {
        environment.set(T.self, to: object as Any)
    }
}

/// Sets an `ObservableObject` in the environment, with one subscription for all views below that read it.
struct ObservableObjectWriter<T: ObservableObject>: EnvironmentModifier {
    nonisolated(unsafe) let object: T

    nonisolated init(object: T) { self.object = object }

    func _extend(_ environment: inout EnvironmentValues) {
        environment.set(T.self, to: ObjectSubscription(object))
    }
}
