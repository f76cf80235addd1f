/// Measures a turn, and finds the node whose own work took longest without interruption.
///
///     outer ───┐           ┌─── outer ───      three pieces; the time of `inner` does not count for `outer`
///              └── inner ──┘
struct WorkMeter {
    /// Identifies whose work it is: the index of a ``TypePlan``, or ``none``.
    typealias Label = Int
    static let none: Label = -1

    private var start: UInt64 = 0
    private var mark: UInt64 = 0
    private(set) var label = none
    private(set) var longest: (label: Label, nanoseconds: UInt64) = (none, 0)

    mutating func begin() {
        start = WorkClock.nanoseconds
        mark = start
        label = Self.none
        longest = (Self.none, 0)
    }

    /// Ends the current piece of work and begins one of another node.
    /// - Returns: The label to ``resume(_:)`` with.
    mutating func enter(_ next: Label) -> Label {
        let outer = label
        resume(next)
        return outer
    }

    /// Ends the current piece of work and continues an interrupted one.
    mutating func resume(_ next: Label) {
        let now = WorkClock.nanoseconds
        if now - mark > longest.nanoseconds { longest = (label, now - mark) }
        mark = now
        label = next
    }

    /// Ends the measurement.
    /// - Returns: The nanoseconds since ``begin()``.
    mutating func end() -> UInt64 {
        resume(Self.none)
        return mark - start
    }
}
