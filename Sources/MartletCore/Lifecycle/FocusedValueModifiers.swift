import MartletElements
import MartletGraph
import Observation

extension View {
    /// Offers a value while this view, or one inside it, has the keyboard focus. Of several such views, the innermost counts.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        focusedValue(keyPath, Optional(value))
    }

    /// Offers a value, unless it is `nil`, while this view, or one inside it, has the keyboard focus.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(FocusReporter()).modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
    }

    /// Offers an object, by its type, while this view, or one inside it, has the keyboard focus.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\.[object: FocusedValues.TypeKey<T>()], object)
    }

    /// Offers a value while this view is shown, wherever the keyboard focus is. Values of views with the focus are stronger.
    public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        focusedSceneValue(keyPath, Optional(value))
    }

    /// Offers a value, unless it is `nil`, while this view is shown, wherever the keyboard focus is.
    public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
    }

    /// Offers an object, by its type, while this view is shown, wherever the keyboard focus is.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\.[object: FocusedValues.TypeKey<T>()], object)
    }
}

/// Lets the host report the focus of the view, or of one inside it that reports no focus itself.
private struct FocusReporter: ElementModifier {
    nonisolated init() {}

    func _apply(to element: inout ElementWriter) { element.on(.focus) { _ in } }
}

private struct FocusedValueModifier<Value>: LifecycleModifier {
    // Sent to the main actor once, and used only there.
    nonisolated(unsafe) let keyPath: WritableKeyPath<FocusedValues, Value?>
    nonisolated(unsafe) let value: Value?
    let isForScene: Bool

    nonisolated init(keyPath: WritableKeyPath<FocusedValues, Value?>, value: Value?, isForScene: Bool) {
        self.keyPath = keyPath
        self.value = value
        self.isForScene = isForScene
    }

    /// Starts as not shown. A view that is not shown offers nothing.
    func makeMemory() -> Bool { false }

    func appeared(_ isShown: inout Bool, _ node: AnyViewNode) {
        isShown = true
        offer(from: node)
    }

    func updated(from old: Self, _ isShown: inout Bool, _ node: AnyViewNode) {
        if isShown { offer(from: node) }
    }

    func disappeared(_ isShown: inout Bool, _ node: AnyViewNode) {
        isShown = false
        entries(of: node)?.remove(node)
    }

    private func offer(from node: AnyViewNode) {
        var values = FocusedValues()
        values[keyPath: keyPath] = value
        entries(of: node)?.set(node, isForScene: isForScene, values)
    }

    private func entries(of node: AnyViewNode) -> FocusedEntries? {
        EnvironmentValues(node.environment).session.map(FocusedEntries.of)
    }
}
