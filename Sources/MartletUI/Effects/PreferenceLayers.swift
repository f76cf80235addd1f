import MartletCore

extension View {
    /// Places views in front of this one, made from a preference value of the views inside.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(slot: "overlay", alignment: alignment, transform: transform))
    }

    /// Places views behind this one, made from a preference value of the views inside.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(slot: "background", alignment: alignment, transform: transform))
    }
}

/// Shows views made from a preference in a layer of the views that set it.
private struct PreferenceLayer<K: PreferenceKey, V: View>: ViewModifier {
    let slot: String
    let alignment: Alignment
    // Sent to the main actor once, and called only there.
    nonisolated(unsafe) let transform: (K.Value) -> V
    @State private var value: K.Value?

    nonisolated init(slot: String, alignment: Alignment, transform: @escaping (K.Value) -> V) {
        self.slot = slot
        self.alignment = alignment
        self.transform = transform
    }

    func body(content: Content) -> some View {
        content
            .modifier(PreferenceModifier<K>(role: .observes { value = $0 }))
            // The views are made when the value is known: an app may rely on what the views inside have set.
            .modifier(LayerModifier(views: value.map(transform), slot: slot, alignment: alignment))
            .onAppear { if value == nil { value = K.defaultValue } }
    }
}
