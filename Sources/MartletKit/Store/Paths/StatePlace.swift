import Observation

/// A place in the state that a store looks at: the whole of it, what a key path leads to, an optional's value, or an element.
///
/// Places form a tree, and so does the comparison of two states: what is below a value that did not change is not compared.
///
///     whole ──┬── watch \.title                 a view that reads the title
///             └── \.rows ──┬── 1 ── watch \.text
///                          └── 2 ── watch \.text
///
/// A place keeps those around it alive, and is kept alive by its store, by who owns effects, and by nobody else.
@MainActor
final class StatePlace<Value>: Observable {
    let settling: Settling
    private let source: any PlaceSource<Value>
    private let registrar = ObservationRegistrar()
    private let sameness = Sameness<Value>()
    private var watches = SweptTable<PlaceKey, Weak<Watch<Value>>>()
    private var branches = SweptTable<PlaceKey, PlaceBranch<Value>>()
    /// The value that was here before it went away.
    private var last: Value?

    init(_ source: any PlaceSource<Value>, _ settling: Settling) {
        self.source = source
        self.settling = settling
    }

    /// How many things are kept in mind here and below, with what is forgotten but not yet thrown away.
    var entryCount: Int { watches.count + branches.live.reduce(branches.count) { $0 + $1.entryCount } }

    // MARK: Reading

    func withValue<Result>(_ body: (Value) -> Result) -> Result {
        if let last { return body(last) }
        if let result = source.withValue(body) { return result }
        // To ask may have been what brought to light that the value has gone.
        guard let last else { preconditionFailure("A place in the state is read before it is settled that its value has gone.") }
        return body(last)
    }

    func read<Part>(_ path: KeyPath<Value, Part>) -> Part { withValue { $0[keyPath: path] } }

    /// Reads for a view, which is to hear of a change.
    func observe<Part>(_ path: KeyPath<Value, Part>) -> Part {
        watchForView(PlaceKey(.value, path)) { PathWatch(path) }
        return read(path)
    }

    /// Notes that a view is to hear of something. Observation keeps the watch only while a view is being evaluated.
    func watchForView(_ key: PlaceKey, _ make: () -> Watch<Value>) {
        if let watch = watches[key]?.object { return observe(watch) }
        var watch = make()
        observe(watch)
        if !isKnownUniquelyReferenced(&watch) { watches[key] = Weak(watch) }
    }

    /// Notes that a view is to hear of what someone else compares.
    func observe(_ watch: Watch<Value>) { registrar.access(self, keyPath: \.[watch]) }

    func tellViews(of watch: Watch<Value>) { registrar.withMutation(of: self, keyPath: \.[watch]) {} }

    /// What is watched, as Observation wants it named. It has no value.
    private nonisolated subscript(_ watch: Watch<Value>) -> Bool { true }

    /// Keeps a listener in mind until its owner lets it go.
    func add<Part>(_ listener: Listener<Value, Part>) { watches[PlaceKey(listener)] = Weak(listener) }

    // MARK: Places below

    func branch<B: PlaceBranch<Value>>(_ key: PlaceKey, _ make: () -> B) -> B {
        if let branch = branches[key] as? B { return branch }
        let branch = make()
        branches[key] = branch
        return branch
    }

    // MARK: Settling

    /// Takes in what the value has become, and notes who is to hear of it.
    func settle(from old: Value, to new: Value) {
        last = nil
        let watches = watches.live
        let branches = branches.live
        if watches.count + branches.count > 1, let isSame = sameness.isSame {
            settling.compared()
            if isSame(old, new) { return }
        }
        for watch in watches.compactMap(\.object) where watch.isChanged(from: old, to: new, settling) {
            settling.note { watch.tell(in: self) }
        }
        for branch in branches { branch.settle(from: old, to: new) }
    }

    /// Takes in that the value has gone. What is here goes on to be read as it was.
    func depart(leaving value: Value) {
        last = value
        noteDeparture()
    }

    /// Takes in that a place around has gone.
    func noteDeparture() {
        settling.note(departure: self)
        for branch in branches.live { branch.noteDeparture() }
    }

    /// Takes in that there is a value again.
    func arrive(_ value: Value) {
        guard let last else { return }
        settle(from: last, to: value)
    }
}
