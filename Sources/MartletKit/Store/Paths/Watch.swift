/// The interest of somebody in one thing about a value.
///
/// Whoever is interested keeps it alive, and so is forgotten by letting go. A view does it through Observation, which keeps the key path
/// that the view read for as long as it has to tell the view, and with the key path the watch in it.
@MainActor
class Watch<Value>: Hashable {
    /// Whether it is another thing that it was. Such a thing as an element's presence is told by who knows.
    func isChanged(from old: Value, to new: Value, _ settling: Settling) -> Bool { false }

    /// Tells who is interested.
    func tell(in place: StatePlace<Value>) { place.tellViews(of: self) }

    nonisolated static func == (a: Watch, b: Watch) -> Bool { a === b }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The interest in what a key path leads to.
class PathWatch<Value, Part>: Watch<Value> {
    private let path: KeyPath<Value, Part>
    private let sameness = Sameness<Part>()

    init(_ path: KeyPath<Value, Part>) { self.path = path }

    override func isChanged(from old: Value, to new: Value, _ settling: Settling) -> Bool {
        guard let isSame = sameness.isSame else { return true }
        settling.compared()
        return !isSame(old[keyPath: path], new[keyPath: path])
    }
}

/// The interest in whether there is what a key path leads to.
final class PresenceWatch<Value, Part>: Watch<Value> {
    private let path: KeyPath<Value, Part?>

    init(_ path: KeyPath<Value, Part?>) { self.path = path }

    override func isChanged(from old: Value, to new: Value, _ settling: Settling) -> Bool {
        settling.compared()
        return (old[keyPath: path] == nil) != (new[keyPath: path] == nil)
    }
}

/// The interest of one who is called with each new value.
final class Listener<Value, Part>: PathWatch<Value, Part> {
    private let path: KeyPath<Value, Part>
    private let hear: @MainActor (Part) -> Void

    init(_ path: KeyPath<Value, Part>, _ hear: @escaping @MainActor (Part) -> Void) {
        self.path = path
        self.hear = hear
        super.init(path)
    }

    override func tell(in place: StatePlace<Value>) { hear(place.read(path)) }
}
