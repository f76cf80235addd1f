import MartletCombine
import Observation

/// A scene with a modifier applied to its content.
public struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: Scene {
    public typealias Body = Never
    private nonisolated(unsafe) let content: Content  // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let modifier: Modifier

    package nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    public var _window: some View { content._window.modifier(modifier) }

    public func _shows(_ request: _WindowRequest?) -> Bool { content._shows(request) }
}

extension Scene {
    /// Sets an environment value for the scene's content.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ModifiedScene(content: self, modifier: EnvironmentWriter(keyPath: keyPath, value: value))
    }

    /// Sets an `Observable` object in the scene's environment by its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(content: self, modifier: EnvironmentObjectWriter(object: object))
    }

    /// Sets an `ObservableObject` in the scene's environment by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self, modifier: ObservableObjectWriter(object: object))
    }

    /// Runs an action with the old and the new value when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    )
        -> some Scene
    {
        ModifiedScene(content: self, modifier: ChangeAction(value: value, initial: initial, action: action))
    }

    /// Runs an action when a value changes.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        ModifiedScene(content: self, modifier: ChangeAction(value: value, initial: initial, action: { _, _ in action() }))
    }

    /// Runs an action with the new value when a value changes.
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        ModifiedScene(content: self, modifier: ChangeAction(value: value, initial: false, action: { _, new in action(new) }))
    }
}
