import MartletCore

extension View {
    /// Binds the keyboard focus of the search field inside to a Boolean state. Write it after `searchable`.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { searchFocused(binding, equals: true) }

    /// Binds the keyboard focus of the search field inside to a state that holds the value of the focused view. Write it after `searchable`.
    public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        modifier(SearchFocusWriter(focus: SearchFocus(binding, value)))
    }
}

/// The state to which search fields bind their focus.
struct SearchFocus {
    /// Returns a search field that is bound to the state.
    let bind: @MainActor (SearchField) -> AnyView

    nonisolated init<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) {
        // Sent to the main actor once, and used only there.
        nonisolated(unsafe) let (binding, value) = (binding, value)
        bind = { AnyView($0.focused(binding, equals: value)) }
    }
}

private struct SearchFocusWriter: EnvironmentModifier {
    let focus: SearchFocus

    nonisolated init(focus: SearchFocus) { self.focus = focus }

    func _extend(_ environment: inout EnvironmentValues) { environment.searchFocus = focus }
}

extension EnvironmentValues {
    private struct SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}
