import MartletCore

/// The view that assistive technology has in focus. In a browser that is the view with the keyboard focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// Reads and moves the focus in another view.
    @propertyWrapper
    public struct Binding {
        fileprivate let focus: FocusState<Value>.Binding

        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var focus: FocusState<Value>

    /// Whether a view has the focus.
    public init() where Value == Bool { focus = FocusState() }

    /// Stores the view in focus; `nil` if none is.
    public init<T: Hashable>() where Value == T? { focus = FocusState<T?>() }

    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(focus: focus.projectedValue) }
}

extension View {
    /// Binds the focus of assistive technology to a state that holds the value of the view in focus.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { focused(binding.focus, equals: value) }

    /// Binds the focus of assistive technology to a Boolean state.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.focus, equals: true)
    }
}
