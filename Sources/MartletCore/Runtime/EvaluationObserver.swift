import MartletElements
import MartletGraph

/// Learns what a session evaluates, and why.
@MainActor
protocol EvaluationObserver: TurnObserver {
    /// Called before code runs whose changes have a known cause. Turns that are requested until ``turnsEnded()`` have it.
    func causeFollows(_ cause: TurnRecord.Cause)
    /// Called when all requested turns have run.
    func turnsEnded()
    func isEvaluating(_ node: AnyViewNode, _ plan: TypePlan, because reason: EvaluationReason)
    /// Called when a property of an `Observable` object has changed that a node read; `nil` if it is not known which.
    func changed(_ property: AnyKeyPath?, readBy node: AnyViewNode)
    /// Called with the changes of elements that a turn has made.
    func committed(_ outcome: Outcome)
}
