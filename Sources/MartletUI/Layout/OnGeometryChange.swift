import Foundation
import MartletCore
import MartletElements

extension View {
    /// Runs an action with the first value computed from the view's geometry, and whenever the value changes.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryObserver(transform: transform) { _, new in action(new) })
    }

    /// Runs an action with the first value computed from the view's geometry, and whenever the value changes.
    /// The first call gets the same value twice.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryObserver(transform: transform, action: action))
    }
}

private struct GeometryObserver<T: Equatable>: ViewModifier {
    /// The last value.
    final class Memory { var value: T? }

    // Sent to the main actor once, and called only there.
    nonisolated(unsafe) let transform: (GeometryProxy) -> T
    nonisolated(unsafe) let action: (T, T) -> Void
    @UnobservedStateObject private var memory = Memory()

    nonisolated init(transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }

    func body(content: Content) -> some View {
        content.modifier(
            MeasureHandler { frame, spaces in
                let new = transform(GeometryProxy(page: frame, spaces: spaces))
                let old = memory.value
                guard old != new else { return }
                memory.value = new
                action(old ?? new, new)
            })
    }
}

private struct MeasureHandler: ElementModifier {
    let handle: (CGRect, [AnyHashable: SpaceFrame]) -> Void

    func _apply(to element: inout ElementWriter) {
        let spaces = element.environment.namedSpaces
        element.add(Measured())
        element.onMeasure { handle($0, spaces) }
    }
}
