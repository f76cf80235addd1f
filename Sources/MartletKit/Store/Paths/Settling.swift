/// What comes to light while a tree of places is compared with a new state, and is told after all has been compared.
@MainActor
final class Settling {
    /// How many pairs of values were compared, ever.
    private(set) var comparisons = 0
    private var changes: [() -> Void] = []
    private var departures: [AnyObject] = []

    func compared(_ count: Int = 1) { comparisons += count }

    func note(change tell: @escaping () -> Void) { changes.append(tell) }

    func note(departure place: AnyObject) { departures.append(place) }

    /// Tells who reads what has changed, and hands over the places that went away.
    func tell(departed: (AnyObject) -> Void) {
        let (changes, departures) = (changes, departures)
        self.changes = []
        self.departures = []
        for place in departures { departed(place) }
        for change in changes { change() }
    }
}
