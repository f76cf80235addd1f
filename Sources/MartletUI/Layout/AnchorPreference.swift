import Foundation
import MartletCore
import MartletElements

extension View {
    /// Sets a preference to a value made from a point or a rectangle of this view; it replaces the values from the views inside.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorModifier<A, K>(source: value) { anchor in .sets(transform(anchor)) })
    }

    /// Changes the preference value that the views inside send to their ancestors, with a point or a rectangle of this view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorModifier<A, K>(source: value) { anchor in .transforms { transform(&$0, anchor) } })
    }
}

/// Sends a preference of the view's frame, and again when the page has measured another frame.
private struct AnchorModifier<A, K: PreferenceKey>: ViewModifier {
    let source: Anchor<A>.Source
    nonisolated(unsafe) let role: (Anchor<A>) -> PreferenceModifier<K>.Role  // Sent to the main actor once, and called only there.
    @State private var frame: CGRect?

    nonisolated init(source: Anchor<A>.Source, role: @escaping (Anchor<A>) -> PreferenceModifier<K>.Role) {
        self.source = source
        self.role = role
    }

    func body(content: Content) -> some View {
        content
            .modifier(FrameReader { if frame != $0 { frame = $0 } })
            .modifier(PreferenceModifier<K>(role: role(Anchor(source, of: frame))))
    }
}

private struct FrameReader: ElementModifier {
    let read: (CGRect) -> Void

    func _apply(to element: inout ElementWriter) { element.onMeasure(read) }
}
