import Observation

/// A place in a store's state that someone reads: the whole state, the value at a key path, an optional's value, or an element.
///
/// Places form a tree. Comparing two states follows this tree, and skips everything below a value that did not change.
///
///     whole ──┬── watch \.title                 a view that reads the title
///             └── \.rows ──┬── 1 ── watch \.text
///                          └── 2 ── watch \.text
///
/// A place keeps its ancestors alive. Only a store and the owner of an effect keep a place alive.
@MainActor
final class StatePlace<Value>: Observable {
    let comparison: StateComparison
    private let source: any PlaceSource<Value>
    private let registrar = ObservationRegistrar()
    private let comparator = ValueComparator<Value>()
    private var watches = PurgingTable<PlaceKey, Weak<Watch<Value>>>()
    private var branches = PurgingTable<PlaceKey, PlaceBranch<Value>>()
    /// The last value, if the value has been removed from the state.
    private var last: Value?

    init(_ source: any PlaceSource<Value>, _ comparison: StateComparison) {
        self.source = source
        self.comparison = comparison
    }

    /// The number of entries here and below, including expired ones that are not purged yet.
    var entryCount: Int { watches.count + branches.live.reduce(branches.count) { $0 + $1.entryCount } }

    // MARK: Reading

    func withValue<Result>(_ body: (Value) -> Result) -> Result {
        if let last { return body(last) }
        if let result = source.withValue(body) { return result }
        // Reading the source may have discovered the removal, which sets `last`.
        guard let last else {
            preconditionFailure("A place in the state was read after its value was removed, before the removal was processed.")
        }
        return body(last)
    }

    func read<Part>(_ path: KeyPath<Value, Part>) -> Part { withValue { $0[keyPath: path] } }

    /// Reads a value, and makes the view that is being evaluated depend on it.
    func observe<Part>(_ path: KeyPath<Value, Part>) -> Part {
        watchForView(PlaceKey(.value, path)) { PathWatch(path) }
        return read(path)
    }

    /// Adds a watch for the view that is being evaluated. Observation keeps the watch alive; outside an evaluation nothing does.
    func watchForView(_ key: PlaceKey, _ make: () -> Watch<Value>) {
        if let watch = watches[key]?.object { return observe(watch) }
        var watch = make()
        observe(watch)
        if !isKnownUniquelyReferenced(&watch) { watches[key] = Weak(watch) }
    }

    /// Adds a watch that someone else compares.
    func observe(_ watch: Watch<Value>) { registrar.access(self, keyPath: \.[watch]) }

    func notifyViews(of watch: Watch<Value>) { registrar.withMutation(of: self, keyPath: \.[watch]) {} }

    /// A key path for each watch, which Observation requires. It has no value.
    private nonisolated subscript(_ watch: Watch<Value>) -> Bool { true }

    /// Adds a listener. The place holds it weakly.
    func add<Part>(_ listener: Listener<Value, Part>) { watches[PlaceKey(listener)] = Weak(listener) }

    // MARK: Places below

    func branch<B: PlaceBranch<Value>>(_ key: PlaceKey, _ make: () -> B) -> B {
        if let branch = branches[key] as? B { return branch }
        let branch = make()
        branches[key] = branch
        return branch
    }

    // MARK: Comparing

    /// Compares the old and the new value, and collects the watches to notify.
    func update(from old: Value, to new: Value) {
        last = nil
        let watches = watches.live
        let branches = branches.live
        if watches.count + branches.count > 1, let areEqual = comparator.areEqual {
            comparison.countComparisons()
            if areEqual(old, new) { return }
        }
        for watch in watches.compactMap(\.object) where watch.isChanged(from: old, to: new, comparison) {
            comparison.addChange { watch.notify(in: self) }
        }
        for branch in branches { branch.update(from: old, to: new) }
    }

    /// Records that the value was removed. Readers go on to see the last value.
    func remove(last value: Value) {
        last = value
        noteRemoval()
    }

    /// Records that the value of this place or of an ancestor was removed.
    func noteRemoval() {
        comparison.addRemoval(of: self)
        for branch in branches.live { branch.noteRemoval() }
    }

    /// Records that a removed value exists again.
    func restore(_ value: Value) {
        guard let last else { return }
        update(from: last, to: value)
    }
}
