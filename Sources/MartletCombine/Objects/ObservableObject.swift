import Foundation

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {

    /// Fires before a published property of this object changes, and whenever it is sent by hand.
    ///
    /// ```swift
    /// final class Session: ObservableObject {
    ///     var token: String? { willSet { objectWillChange.send() } }
    /// }
    /// ```
    ///
    /// It is the same publisher every time, also for a class without a published property.
    public var objectWillChange: ObservableObjectPublisher {
        ObjectPublishers.publisher(of: self)
    }
}

extension Published: PublishedProperty {}

/// A published property, whatever its type.
private protocol PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published {
    fileprivate var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}

/// Finds the publisher of an object: in its published properties, or in a table of objects that have none.
private enum ObjectPublishers {

    private static let lock = NSRecursiveLock()

    /// The publishers of objects without a published property.
    ///
    /// `nonisolated(unsafe)`: touched with the lock held only.
    private nonisolated(unsafe) static var table: [ObjectIdentifier: Entry] = [:]

    /// The size at which entries of objects that are gone are next looked for.
    ///
    /// `nonisolated(unsafe)`: touched with the lock held only.
    private nonisolated(unsafe) static var limit = 64

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock { published(object) ?? tabled(object) }
    }

    /// The publisher in the published properties of the object and its superclasses, made and given to all of them if need be.
    private static func published(_ object: AnyObject) -> ObservableObjectPublisher? {
        var made: ObservableObjectPublisher?
        var reflection: Mirror? = Mirror(reflecting: object)
        while let mirror = reflection {
            for child in mirror.children {
                guard let property = child.value as? any PublishedProperty else { continue }
                if let publisher = property.objectWillChange { return publisher }
                let publisher = made ?? ObservableObjectPublisher()
                made = publisher
                property.objectWillChange = publisher
            }
            reflection = mirror.superclassMirror
        }
        return made
    }

    private static func tabled(_ object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        // An identifier is an address, and an address is used again.
        if let entry = table[id], entry.object === object { return entry.publisher }
        if table.count >= limit {
            table = table.filter { $0.value.object != nil }
            limit = max(64, table.count * 2)
        }
        let publisher = ObservableObjectPublisher()
        table[id] = Entry(object: object, publisher: publisher)
        return publisher
    }
}
