/// A turn that blocked the main thread for too long.
public struct SlowTurn: Sendable {
    public let duration: Duration
    /// The type whose own work took longest without interruption; `nil` if that was not a node's work.
    public let type: (any Any.Type)?
    /// The duration of that piece of work.
    public let typeDuration: Duration
}

extension Graph {
    /// Runs a turn, or the work that makes the first nodes, and calls ``turnWasSlow`` if it was slow.
    public final func measuringTurn(_ work: () -> Void) {
        meter.begin()
        work()
        let duration = Duration.nanoseconds(meter.end())
        guard duration >= slowTurnLimit, let turnWasSlow else { return }
        let (label, nanoseconds) = meter.longest
        turnWasSlow(
            SlowTurn(
                duration: duration, type: label == WorkMeter.none ? nil : TypePlan.all[label].type,
                typeDuration: .nanoseconds(nanoseconds)))
    }

    /// Runs `work` and attributes its time to a type.
    @inline(__always)
    public final func measuring(_ plan: TypePlan, _ work: () -> Void) {
        let outer = meter.enter(plan.index)
        work()
        meter.resume(outer)
    }
}
