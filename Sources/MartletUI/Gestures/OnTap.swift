import Foundation
import MartletCore
import MartletElements

extension View {
    /// Runs an action when the user taps or clicks the view.
    ///
    /// - Partly: the form whose action gets the location is not there.
    /// - Parameter count: The number of taps.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }
}

/// Cheaper than a `TapGesture`, because a single tap needs no state.
private struct TapModifier: ElementModifier {
    let count: Int
    // Sent to the main actor once, and used only there.
    nonisolated(unsafe) let action: () -> Void
    /// Counts series of three or more taps, which hosts do not count. An evaluation of the view resets the count.
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
