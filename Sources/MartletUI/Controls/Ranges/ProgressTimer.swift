import Foundation
import MartletCore

/// An interval of time whose progress is shown.
struct ProgressTimer: Hashable, Sendable {
    var interval: ClosedRange<Date>
    var countsDown: Bool

    /// Returns the share of the interval that has passed, or is left.
    func share(at now: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = length > 0 ? min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
        return countsDown ? 1 - passed : passed
    }
}

/// Shows the progress of an interval of time, and updates it every second until its end.
struct TimedProgress<Content: View>: View {
    let timer: ProgressTimer
    let content: (Double) -> Content
    @State private var now = Date()
    @Environment(\.clock) private var clock

    init(timer: ProgressTimer, @ViewBuilder content: @escaping (Double) -> Content) {
        self.timer = timer
        self.content = content
    }

    var body: some View {
        content(timer.share(at: now)).task(id: timer) {
            now = Date()
            while !Task.isCancelled, now < timer.interval.upperBound {
                try? await clock.sleep(for: .seconds(1), tolerance: nil)
                now = Date()
            }
        }
    }
}

/// The time that is left in the interval of a progress view, or has passed in it.
public struct DefaultDateProgressLabel: View {
    let timer: ProgressTimer

    nonisolated init(timer: ProgressTimer) { self.timer = timer }

    public var body: some View { Text(timerInterval: timer.interval, countsDown: timer.countsDown) }
}
