import Synchronization

/// A list that creates each element on first access, and keeps it.
///
///     let countries = LazyList(count: rows.count) { Country(rows[$0]) }
public struct LazyList<Element: Sendable>: Sendable {
    private final class Storage: Sendable {
        let made: Mutex<[Element?]>
        let make: @Sendable (Int) -> Element

        init(count: Int, make: @escaping @Sendable (Int) -> Element) {
            made = Mutex(Array(repeating: nil, count: count))
            self.make = make
        }
    }

    private let storage: Storage
    public let endIndex: Int

    /// - Parameter make: Creates the element at an index. It may be called on any thread.
    public init(count: Int, _ make: @escaping @Sendable (Int) -> Element) {
        endIndex = count
        storage = Storage(count: count, make: make)
    }

    /// Creates a list of existing elements.
    public init(_ elements: [Element] = []) { self.init(count: elements.count) { elements[$0] } }

    /// The number of elements created so far.
    public var madeCount: Int { storage.made.withLock { $0.count { $0 != nil } } }
}

extension LazyList: RandomAccessCollection {
    public var startIndex: Int { 0 }

    public subscript(index: Int) -> Element {
        precondition(indices.contains(index), "Index \(index) is out of range: the list has \(count) elements.")
        if let element = storage.made.withLock({ $0[index] }) { return element }
        // Create the element outside the lock, because `make` may access another element. If two threads create the same element, the first
        // one wins.
        let element = storage.make(index)
        return storage.made.withLock { made in
            if let first = made[index] { return first }
            made[index] = element
            return element
        }
    }
}

extension LazyList: Equatable where Element: Equatable {
    public static func == (a: LazyList, b: LazyList) -> Bool { a.storage === b.storage || a.elementsEqual(b) }
}
