/// Where the value of a place comes from.
@MainActor
protocol PlaceSource<Value>: AnyObject {
    associatedtype Value

    /// Lends the value; `nil` if there is none.
    func withValue<Result>(_ body: (Value) -> Result) -> Result?
}

/// The way from a place to those below it.
///
/// The upper place keeps its branches, which do not keep it. The lower places keep both.
@MainActor
class PlaceBranch<Value>: Forgettable {
    var isForgotten: Bool { true }
    var entryCount: Int { 0 }
    func settle(from old: Value, to new: Value) {}
    func noteDeparture() {}
}

/// The way to one place, which lasts as long as the place does.
class SinglePlaceBranch<Upper, Value>: PlaceBranch<Upper> {
    fileprivate private(set) final weak var place: StatePlace<Value>?

    override final var isForgotten: Bool { place == nil }
    override final var entryCount: Int { place?.entryCount ?? 0 }
    override final func noteDeparture() { place?.noteDeparture() }

    fileprivate final func place(below upper: StatePlace<Upper>, from source: @autoclosure () -> any PlaceSource<Value>) -> StatePlace<Value> {
        if let place { return place }
        let place = StatePlace(source(), upper.settling)
        self.place = place
        return place
    }
}

/// The way to what a key path leads to.
final class PathBranch<Upper, Value>: SinglePlaceBranch<Upper, Value> {
    private let path: KeyPath<Upper, Value>

    init(_ path: KeyPath<Upper, Value>) { self.path = path }

    func place(below upper: StatePlace<Upper>) -> StatePlace<Value> { place(below: upper, from: PathSource(upper, self, path)) }

    override func settle(from old: Upper, to new: Upper) {
        place?.settle(from: old[keyPath: path], to: new[keyPath: path])
    }
}

private final class PathSource<Upper, Value>: PlaceSource {
    private let upper: StatePlace<Upper>
    private let branch: PlaceBranch<Upper>
    private let path: KeyPath<Upper, Value>

    init(_ upper: StatePlace<Upper>, _ branch: PlaceBranch<Upper>, _ path: KeyPath<Upper, Value>) {
        self.upper = upper
        self.branch = branch
        self.path = path
    }

    func withValue<Result>(_ body: (Value) -> Result) -> Result? { upper.withValue { body($0[keyPath: path]) } }
}

/// The way to the value of an optional, while it has one.
final class OptionalBranch<Upper, Value>: SinglePlaceBranch<Upper, Value> {
    private let path: KeyPath<Upper, Value?>

    init(_ path: KeyPath<Upper, Value?>) { self.path = path }

    func place(below upper: StatePlace<Upper>) -> StatePlace<Value>? {
        upper.read(path) == nil ? nil : place(below: upper, from: OptionalSource(upper, self, path))
    }

    override func settle(from old: Upper, to new: Upper) {
        guard let place else { return }
        switch (old[keyPath: path], new[keyPath: path]) {
        case (let old?, let new?): place.settle(from: old, to: new)
        case (let old?, nil): place.depart(leaving: old)
        case (nil, let new?): place.arrive(new)
        case (nil, nil): break
        }
    }
}

private final class OptionalSource<Upper, Value>: PlaceSource {
    private let upper: StatePlace<Upper>
    private let branch: PlaceBranch<Upper>
    private let path: KeyPath<Upper, Value?>

    init(_ upper: StatePlace<Upper>, _ branch: PlaceBranch<Upper>, _ path: KeyPath<Upper, Value?>) {
        self.upper = upper
        self.branch = branch
        self.path = path
    }

    func withValue<Result>(_ body: (Value) -> Result) -> Result? { upper.withValue { $0[keyPath: path].map(body) } }
}
