import Synchronization

/// A list whose elements are made when they are first asked for, and kept from then on.
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

    /// - Parameter make: Makes the element at an index. It may be called from any thread.
    public init(count: Int, _ make: @escaping @Sendable (Int) -> Element) {
        endIndex = count
        storage = Storage(count: count, make: make)
    }

    /// A list of elements that are there already.
    public init(_ elements: [Element] = []) { self.init(count: elements.count) { elements[$0] } }

    /// How many elements have been made so far.
    public var madeCount: Int { storage.made.withLock { $0.count { $0 != nil } } }
}

extension LazyList: RandomAccessCollection {
    public var startIndex: Int { 0 }

    public subscript(index: Int) -> Element {
        precondition(indices.contains(index), "There is no element \(index) in a list of \(count).")
        if let element = storage.made.withLock({ $0[index] }) { return element }
        // Made outside of the lock: whoever makes an element may look at another. Of two that are made at once the first is kept.
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
