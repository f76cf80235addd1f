/// Observes one aspect of a value.
///
/// The observer owns the watch, and stops observing by releasing it. For a view the owner is Observation: it stores the key path that the
/// view read, and that key path contains the watch.
@MainActor
class Watch<Value>: Hashable {
    /// Whether the observed aspect changed. Returns `false` where a branch finds out instead, as for an element's presence.
    func isChanged(from old: Value, to new: Value, _ comparison: StateComparison) -> Bool { false }

    /// Notifies the observer.
    func notify(in place: StatePlace<Value>) { place.notifyViews(of: self) }

    nonisolated static func == (a: Watch, b: Watch) -> Bool { a === b }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Observes the value at a key path.
class PathWatch<Value, Part>: Watch<Value> {
    private let path: KeyPath<Value, Part>
    private let comparator = ValueComparator<Part>()

    init(_ path: KeyPath<Value, Part>) { self.path = path }

    override func isChanged(from old: Value, to new: Value, _ comparison: StateComparison) -> Bool {
        guard let areEqual = comparator.areEqual else { return true }
        comparison.countComparisons()
        return !areEqual(old[keyPath: path], new[keyPath: path])
    }
}

/// Observes whether the optional at a key path has a value.
final class PresenceWatch<Value, Part>: Watch<Value> {
    private let path: KeyPath<Value, Part?>

    init(_ path: KeyPath<Value, Part?>) { self.path = path }

    override func isChanged(from old: Value, to new: Value, _ comparison: StateComparison) -> Bool {
        comparison.countComparisons()
        return (old[keyPath: path] == nil) != (new[keyPath: path] == nil)
    }
}

/// Calls a closure with each new value at a key path.
final class Listener<Value, Part>: PathWatch<Value, Part> {
    private let path: KeyPath<Value, Part>
    private let handler: @MainActor (Part) -> Void

    init(_ path: KeyPath<Value, Part>, _ handler: @escaping @MainActor (Part) -> Void) {
        self.path = path
        self.handler = handler
        super.init(path)
    }

    override func notify(in place: StatePlace<Value>) { handler(place.read(path)) }
}
