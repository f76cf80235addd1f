/// Learns what the turns of a graph do, and why. A graph without an observer records nothing.
@MainActor
public protocol TurnObserver: AnyObject {
    /// Called when a change needs a turn, and none was requested before.
    func turnWasRequested()
    func turnBegins()
    /// Called when the effects of the turn have run, too.
    func turnEnds()
    /// Called for each node that read a source which has changed. The node may turn out to need no evaluation.
    func changed(_ source: Source, readBy node: Node)
}
