/// The root of a state: its value, and the tree of places that someone reads.
@MainActor
final class StateRoot<State> {
    private final class Source: PlaceSource {
        var value: State
        /// Brings `value` up to date.
        var refresh: (@MainActor () -> Void)?

        init(_ value: State) { self.value = value }

        func withValue<Result>(_ body: (State) -> Result) -> Result? {
            refresh?()
            return body(value)
        }
    }

    let place: StatePlace<State>
    private let source: Source
    private let comparison = StateComparison()

    init(_ value: State) {
        source = Source(value)
        place = StatePlace(source, comparison)
    }

    var value: State { source.value }

    /// The number of value pairs compared so far.
    var comparisons: Int { comparison.comparisons }

    /// Calls `refresh` before each read.
    func onRead(_ refresh: @escaping @MainActor () -> Void) { source.refresh = refresh }

    /// Replaces the value, and notifies the readers of what changed.
    ///
    /// - Parameter removed: Receives each place whose value was removed.
    func replace(with value: State, removed: (AnyObject) -> Void = { _ in }) {
        let old = source.value
        source.value = value
        place.update(from: old, to: value)
        comparison.report(removed: removed)
    }
}
