import Foundation
import MartletCore
import MartletElements

/// One or more taps, or clicks.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    /// How many taps make the gesture.
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

/// Counts taps that follow each other. A host recognises one and two by itself.
struct TapSeries {
    private var count = 0
    private var last = Date.distantPast
    /// Taps further apart begin a new series.
    private static let longestPause: TimeInterval = 0.4

    /// What a host reports for each step of a series of so many taps.
    static func action(for count: Int) -> Action { count == 2 ? .doubleTap : .tap }

    /// Takes in what the host reported; whether that completes the series.
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
