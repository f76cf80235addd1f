import Foundation

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {

    /// Sends before a published property of this object changes, and when the object calls `send()`.
    ///
    /// ```swift
    /// final class Session: ObservableObject {
    ///     var token: String? { willSet { objectWillChange.send() } }
    /// }
    /// ```
    ///
    /// It is always the same publisher, even for a class without published properties.
    public var objectWillChange: ObservableObjectPublisher {
        ObjectPublishers.publisher(of: self)
    }
}

extension Published: PublishedProperty {}

/// A published property, with its value type erased.
private protocol PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published {
    fileprivate var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}

/// Finds an object's publisher: in its published properties or, for an object without any, in a table.
private enum ObjectPublishers {

    private static let lock = NSRecursiveLock()

    /// The publishers of objects without a published property.
    ///
    /// `nonisolated(unsafe)`: accessed only while holding the lock.
    private nonisolated(unsafe) static var table: [ObjectIdentifier: Entry] = [:]

    /// The size at which to purge entries of deallocated objects.
    ///
    /// `nonisolated(unsafe)`: accessed only while holding the lock.
    private nonisolated(unsafe) static var limit = 64

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock { published(object) ?? tabled(object) }
    }

    /// Returns the publisher in the published properties of the object and its superclasses; creates it and stores it in all of them if
    /// necessary.
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
        // An identifier is an address, which another object can reuse.
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
