/// Collects the changes and removals found while comparing two states, and reports them when the comparison is complete.
@MainActor
final class StateComparison {
    /// The number of value pairs compared so far.
    private(set) var comparisons = 0
    private var changes: [() -> Void] = []
    private var removals: [AnyObject] = []

    func countComparisons(_ count: Int = 1) { comparisons += count }

    func addChange(_ notify: @escaping () -> Void) { changes.append(notify) }

    func addRemoval(of place: AnyObject) { removals.append(place) }

    /// Reports the removed places, then notifies the readers of changed values.
    func report(removed: (AnyObject) -> Void) {
        let (changes, removals) = (changes, removals)
        self.changes = []
        self.removals = []
        for place in removals { removed(place) }
        for change in changes { change() }
    }
}
