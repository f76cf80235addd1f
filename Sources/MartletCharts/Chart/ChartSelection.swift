import Foundation
import MartletCore
import MartletUI

/// What a chart does while the user touches its plot.
struct ChartSelection {
    /// Receives each point of a touch, and `nil` at its end.
    var handlers: [(ChartProxy, CGPoint?) -> Void] = []
}

extension View {
    /// Sets a binding to the value along x that the user touches, and to `nil` when the touch ends.
    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        onSelection { proxy, point in
            value.set(point.flatMap { proxy.value(atX: $0.x, as: P.self) })
        }
    }

    /// Sets a binding to the value along y that the user touches, and to `nil` when the touch ends.
    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        onSelection { proxy, point in
            value.set(point.flatMap { proxy.value(atY: $0.y, as: P.self) })
        }
    }

    /// Sets a binding to the value of the angle that the user touches, and to `nil` when the touch ends: the sum of the sectors up to it.
    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        onSelection { proxy, point in
            value.set(point.flatMap { proxy.value(atAngle: proxy.angle(at: $0), as: P.self) })
        }
    }

    private nonisolated func onSelection(_ handler: @escaping (ChartProxy, CGPoint?) -> Void) -> some View {
        chart { $0.selection.handlers.append(handler) }
    }
}

extension Binding {
    fileprivate func set<P: Plottable>(_ new: P?) where Value == P? {
        // An equal value is no change.
        if wrappedValue?.datum != new?.datum { wrappedValue = new }
    }
}

/// Covers the plot, and passes touches on.
struct SelectionLayer: View {
    let proxy: ChartProxy
    let handlers: [(ChartProxy, CGPoint?) -> Void]

    var body: some View {
        Color.clear
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { report($0.location) }
                    .onEnded { _ in report(nil) })
    }

    private func report(_ location: CGPoint?) {
        // A touch may leave the plot, and a page may report any place.
        let size = proxy.plotSize
        let point = location.map { CGPoint(x: min(max($0.x, 0), size.width), y: min(max($0.y, 0), size.height)) }
        for handler in handlers { handler(proxy, point) }
    }
}
