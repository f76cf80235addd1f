import Foundation
import MartletCore
import MartletElements

extension View {
    /// Does something when the view is tapped, or clicked.
    ///
    /// - Parameter count: How many taps it takes.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }
}

/// Lighter than a `TapGesture`, because most views that are tapped want one tap.
private struct TapModifier: ElementModifier {
    let count: Int
    // Handed to the main actor once, and used there alone.
    nonisolated(unsafe) let action: () -> Void
    /// Counts more taps than a host does by itself. Evaluating the view in the midst of such a series begins it anew.
    private nonisolated(unsafe) let series: GestureMemory.Cell<TapSeries>?

    nonisolated init(count: Int, action: @escaping () -> Void) {
        self.count = count
        self.action = action
        series = count > 2 ? .init(TapSeries()) : nil
    }

    func _apply(to element: inout ElementWriter) {
        element.on(TapSeries.action(for: count)) { [count, action, series] _ in
            if series?.value.completes(count) ?? true { action() }
        }
    }
}
