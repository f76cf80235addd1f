import MartletCore
import MartletElements
import MartletGraph

extension View {
    /// Binds the keyboard focus of this view to a state that holds the value of the focused view.
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusModifier(binding: binding, value: value)).modifier(FocusReset(binding: binding, value: value))
    }

    /// Binds the keyboard focus of this view to a Boolean state.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }

    /// Gives the keyboard focus to one of the views inside when this view appears.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }

    /// Sets whether the view can take the keyboard focus.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { modifier(FocusableModifier(isFocusable: isFocusable)) }

    /// Sets whether the view can take the keyboard focus.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

/// When a default focus applies. A host sets the default focus only when the view appears, so both values have the same effect.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The interactions that a focus allows. Hosts do not distinguish them.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension EnvironmentValues {
    private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether the nearest enclosing view with `focused(_:)` has the keyboard focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

private struct FocusModifier<Value: Hashable>: ElementModifier {
    // Sent to the main actor once, and used only there.
    nonisolated(unsafe) let binding: FocusState<Value>.Binding
    nonisolated(unsafe) let value: Value

    nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    static var _writesEnvironment: Bool { true }

    func _extend(_ environment: inout EnvironmentValues) { environment.isFocused = binding.wrappedValue == value }

    func _apply(to element: inout ElementWriter) {
        guard let box = binding.box, let focusable = element.node?.element else { return }
        // The app can focus the view; the Tab key reaches it only if it is focusable by itself.
        if focusable.kind != .field, focusable.kind != .editor, element[.focusable] != true { element[.focusable] = false }
        box.register(focusable, for: value)
        element.on(.focus) { [value] event in
            if let isFocused = event?.boolValue { box.userMoved(to: isFocused, focusable, for: value) }
        }
    }
}

/// Clears the focus state when the focused view is removed.
private struct FocusReset<Value: Hashable>: LifecycleModifier {
    // Sent to the main actor once, and used only there.
    nonisolated(unsafe) let binding: FocusState<Value>.Binding
    nonisolated(unsafe) let value: Value

    nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    func unmounted(_ memory: inout Void, _ node: AnyViewNode) { binding.box?.left(value) }
}

private struct FocusableModifier: ElementModifier {
    let isFocusable: Bool

    nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

    func _apply(to element: inout ElementWriter) {
        if isFocusable { element[.focusable] = true }
    }
}
