/// A whole state, and the places in it that are looked at.
@MainActor
final class StateRoot<State> {
    private final class Source: PlaceSource {
        var value: State
        /// Sees to it that the value is what it should be.
        var refresh: (@MainActor () -> Void)?

        init(_ value: State) { self.value = value }

        func withValue<Result>(_ body: (State) -> Result) -> Result? {
            refresh?()
            return body(value)
        }
    }

    let place: StatePlace<State>
    private let source: Source
    private let settling = Settling()

    init(_ value: State) {
        source = Source(value)
        place = StatePlace(source, settling)
    }

    var value: State { source.value }

    /// How many pairs of values were compared, ever.
    var comparisons: Int { settling.comparisons }

    /// Has something done before each reading.
    func onRead(_ refresh: @escaping @MainActor () -> Void) { source.refresh = refresh }

    /// Puts another value in place, and tells who reads what has changed.
    ///
    /// - Parameter departed: Takes the places whose value is gone.
    func replace(with value: State, departed: (AnyObject) -> Void = { _ in }) {
        let old = source.value
        source.value = value
        place.settle(from: old, to: value)
        settling.tell(departed: departed)
    }
}
