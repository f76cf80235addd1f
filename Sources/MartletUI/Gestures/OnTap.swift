import Foundation
import MartletCore
import MartletElements

extension View {
    /// Runs an action when the user taps or clicks the view.
    ///
    /// - Parameter count: The number of taps.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }

    /// Runs an action with the point that the user taps or clicks. A tap by the keyboard or by assistive technology is at the centre of the view.
    ///
    /// - Parameter count: The number of taps.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    @_disfavoredOverload
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
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
