import MartletCombine
import MartletElements
import MartletGraph
import Observation

extension View {
    /// Sets a value of the environment for this view and all below it.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentWriter(keyPath: keyPath, value: value))
    }

    /// Puts an `Observable` object into the environment of this view, under its type; `nil` hides one put in above.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectWriter(object: object))
    }

    /// Puts an observable object into the environment of this view, under its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(ObservableObjectWriter(object: object))
    }

    /// Changes a value of the environment for this view and all below it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformer(keyPath: keyPath, transform: transform))
    }
}

/// A modifier that changes nothing but the environment.
@MainActor @preconcurrency
package protocol EnvironmentModifier: ElementModifier where _Attachment == EmptyView {}

extension EnvironmentModifier {
    public static var _writesEnvironment: Bool { true }
}

// The values are handed to the main actor once and used there alone.
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

/// Keeps one subscription for all who read the object below.
struct ObservableObjectWriter<T: ObservableObject>: EnvironmentModifier {
    nonisolated(unsafe) let object: T

    nonisolated init(object: T) { self.object = object }

    func _extend(_ environment: inout EnvironmentValues) {
        environment.set(T.self, to: ObjectSubscription(object))
    }
}
