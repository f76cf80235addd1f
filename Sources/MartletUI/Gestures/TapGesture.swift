import Foundation
import MartletCore
import MartletElements

/// One or more taps or clicks.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    /// The number of taps.
    public nonisolated(unsafe) var count: Int

    public nonisolated init(count: Int = 1) { self.count = count }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Void>) -> Void) {
        let series = listener.remember(TapSeries())
        let count = count
        listener.on(TapSeries.action(for: count)) { _ in
            if series.value.completes(count) { report(.ended(())) }
        }
    }
}

/// Counts consecutive taps. Hosts recognize single and double taps only.
struct TapSeries {
    private var count = 0
    private var last = Date.distantPast
    /// The longest time between two taps of a series, in seconds.
    private static let longestPause: TimeInterval = 0.4

    /// The action that a host reports for each step of a series of `count` taps.
    static func action(for count: Int) -> Action { count == 2 ? .doubleTap : .tap }

    /// Counts an action of the host, and returns whether it completes the series.
    mutating func completes(_ wanted: Int) -> Bool {
        if wanted <= 2 { return true }
        let now = Date()
        count = now.timeIntervalSince(last) > Self.longestPause ? 1 : count + 1
        last = now
        guard count == wanted else { return false }
        count = 0
        return true
    }
}
