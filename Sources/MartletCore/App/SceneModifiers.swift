import MartletCombine
import Observation

/// A scene with a modifier applied to all that it shows.
public struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: Scene {
    public typealias Body = Never
    private nonisolated(unsafe) let content: Content  // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let modifier: Modifier

    package nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    public var _window: some View { content._window.modifier(modifier) }
}

extension Scene {
    /// Sets a value of the environment for all that the scene shows.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ModifiedScene(content: self, modifier: EnvironmentWriter(keyPath: keyPath, value: value))
    }

    /// Puts an `Observable` object into the environment of the scene, under its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(content: self, modifier: EnvironmentObjectWriter(object: object))
    }

    /// Puts an observable object into the environment of the scene, under its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self, modifier: ObservableObjectWriter(object: object))
    }

    /// Does something when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    )
        -> some Scene
    {
        ModifiedScene(content: self, modifier: ChangeAction(value: value, initial: initial, action: action))
    }

    /// Does something when a value has changed.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        ModifiedScene(content: self, modifier: ChangeAction(value: value, initial: initial, action: { _, _ in action() }))
    }

    /// Does something with the new value when a value has changed.
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        ModifiedScene(content: self, modifier: ChangeAction(value: value, initial: false, action: { _, new in action(new) }))
    }
}
