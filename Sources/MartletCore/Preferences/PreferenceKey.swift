/// A value that views tell those above them.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view tells one.
    static var defaultValue: Value { get }
    /// Puts the value of a next view together with those before.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    /// Tells those above this view a value, in place of what views inside tell.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(role: .tells(value)))
    }

    /// Changes the value that views inside tell those above.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(role: .changes(callback)))
    }

    /// Does something when the value that views inside tell has changed.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceModifier<K>(role: .hears(action)))
    }
}
