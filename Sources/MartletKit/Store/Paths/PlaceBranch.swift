/// Provides the value of a place.
@MainActor
protocol PlaceSource<Value>: AnyObject {
    associatedtype Value

    /// Calls `body` with the value. Returns `nil` if there is no value.
    func withValue<Result>(_ body: (Value) -> Result) -> Result?
}

/// Leads from a place to the places below it.
///
/// The upper place owns the branch; the branch does not own the upper place. A lower place owns both.
@MainActor
class PlaceBranch<Value>: Expirable {
    var isExpired: Bool { true }
    var entryCount: Int { 0 }
    func update(from old: Value, to new: Value) {}
    func noteRemoval() {}
}

/// Leads to a single place, and expires with it.
class SinglePlaceBranch<Upper, Value>: PlaceBranch<Upper> {
    fileprivate private(set) final weak var place: StatePlace<Value>?

    override final var isExpired: Bool { place == nil }
    override final var entryCount: Int { place?.entryCount ?? 0 }
    override final func noteRemoval() { place?.noteRemoval() }

    fileprivate final func place(
        below upper: StatePlace<Upper>, from source: @autoclosure () -> any PlaceSource<Value>
    ) -> StatePlace<Value> {
        if let place { return place }
        let place = StatePlace(source(), upper.comparison)
        self.place = place
        return place
    }
}

/// Leads to the value at a key path.
final class PathBranch<Upper, Value>: SinglePlaceBranch<Upper, Value> {
    private let path: KeyPath<Upper, Value>

    init(_ path: KeyPath<Upper, Value>) { self.path = path }

    func place(below upper: StatePlace<Upper>) -> StatePlace<Value> { place(below: upper, from: PathSource(upper, self, path)) }

    override func update(from old: Upper, to new: Upper) {
        place?.update(from: old[keyPath: path], to: new[keyPath: path])
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

/// Leads to the value of an optional.
final class OptionalBranch<Upper, Value>: SinglePlaceBranch<Upper, Value> {
    private let path: KeyPath<Upper, Value?>

    init(_ path: KeyPath<Upper, Value?>) { self.path = path }

    func place(below upper: StatePlace<Upper>) -> StatePlace<Value>? {
        upper.read(path) == nil ? nil : place(below: upper, from: OptionalSource(upper, self, path))
    }

    override func update(from old: Upper, to new: Upper) {
        guard let place else { return }
        switch (old[keyPath: path], new[keyPath: path]) {
        case (let old?, let new?): place.update(from: old, to: new)
        case (let old?, nil): place.remove(last: old)
        case (nil, let new?): place.restore(new)
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
