import Foundation
import MartletCore
import MartletUI

/// What a chart does while the user touches its plot.
struct ChartSelection {
    /// Receives each point of a touch, and `nil` at its end.
    var handlers: [(ChartProxy, CGPoint?) -> Void] = []
    /// Receives how far the user has dragged, in shares of the plot, and `nil` at the end; `nil` if the chart does not scroll.
    var scroll: ((CGSize?) -> Void)?

    var isEmpty: Bool { handlers.isEmpty && scroll == nil }
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
    let selection: ChartSelection
    /// How far a drag goes before it scrolls, in points.
    private static let slack: CGFloat = 6

    var body: some View {
        Color.clear
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in
                        guard let scroll = selection.scroll, hypot(drag.translation.width, drag.translation.height) > Self.slack else {
                            return report(drag.location)
                        }
                        report(nil)
                        let size = proxy.plotSize
                        guard size.width > 0, size.height > 0 else { return }
                        scroll(CGSize(width: drag.translation.width / size.width, height: drag.translation.height / size.height))
                    }
                    .onEnded { _ in
                        report(nil)
                        selection.scroll?(nil)
                    })
    }

    private func report(_ location: CGPoint?) {
        // A touch may leave the plot, and a page may report any place.
        let size = proxy.plotSize
        let point = location.map { CGPoint(x: min(max($0.x, 0), size.width), y: min(max($0.y, 0), size.height)) }
        for handler in selection.handlers { handler(proxy, point) }
    }
}
