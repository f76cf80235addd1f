/// A turn that kept the main thread busy for long.
public struct SlowTurn: Sendable {
    public let duration: Duration
    /// The type whose own work took longest in one piece; `nil` if that was no node's.
    public let type: (any Any.Type)?
    /// How long that piece took.
    public let typeDuration: Duration
}

extension Graph {
    /// Runs a turn, or the work that makes the first nodes, and reports it if it was slow.
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

    /// Counts the time of a piece of work for a type.
    @inline(__always)
    public final func measuring(_ plan: TypePlan, _ work: () -> Void) {
        let outer = meter.enter(plan.index)
        work()
        meter.resume(outer)
    }
}
