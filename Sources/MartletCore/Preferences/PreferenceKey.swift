/// A key for a value that views send to their ancestors.
public protocol PreferenceKey {
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
    /// Combines the next view's value with the values of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    /// Sets a preference for the ancestors of this view; it replaces the values from the views inside.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(role: .sets(value)))
    }

    /// Changes the preference value that the views inside send to their ancestors.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(role: .transforms(callback)))
    }

    /// Runs an action when the preference value of the views inside changes.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceModifier<K>(role: .observes(action)))
    }
}
