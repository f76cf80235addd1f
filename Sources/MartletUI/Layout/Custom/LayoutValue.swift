import MartletCore

/// A value that views pass to the ``Layout`` around them.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a value that the layout around the view reads as `subview[K.self]`.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}

/// The value of one key.
struct LayoutValue<K: LayoutValueKey> {
    let value: K.Value
}

private struct LayoutValueModifier<K: LayoutValueKey>: ElementModifier, ElementTrait {
    nonisolated(unsafe) let value: K.Value  // Sent to the main actor once, and read only there.

    nonisolated init(value: K.Value) { self.value = value }

    var trait: Any { LayoutValue<K>(value: value) }
}
