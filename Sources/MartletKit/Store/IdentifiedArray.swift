import OrderedCollections

/// An array of elements with different ids, which finds an element by its id in constant time.
///
///     state.chats[id: message.chat]?.conversation.add(message)
///     state.chats.remove(id: id)
///
/// Use it in states whose elements have inputs of their own: `lift(each:action:)` then does not search. Writing an element with another id is a
/// programming error.
public struct IdentifiedArray<Element: Identifiable> {
    private var elements: OrderedDictionary<Element.ID, Element>

    /// Creates an empty array.
    public init() { elements = [:] }

    /// Creates an array from elements. Of several with one id it keeps the last, at the place of the first.
    public init(_ elements: some Sequence<Element>) {
        self.elements = OrderedDictionary(elements.lazy.map { ($0.id, $0) }) { $1 }
    }

    /// The ids, in order.
    public var ids: [Element.ID] { Array(elements.keys) }

    /// The element with an id. Writing `nil` removes it; writing an element where there is none appends it.
    public subscript(id id: Element.ID) -> Element? {
        get { elements[id] }
        _modify {
            yield &elements[id]
            precondition(elements[id].map { $0.id == id } ?? true, "An element was written in place of one with another id.")
        }
    }

    /// The index of the element with an id.
    public func index(id: Element.ID) -> Int? { elements.index(forKey: id) }

    /// Appends an element, or replaces the one with its id.
    public mutating func append(_ element: Element) { elements[element.id] = element }

    /// Inserts an element. If there is one with its id, replaces that at its place.
    public mutating func insert(_ element: Element, at index: Int) {
        elements.updateValue(element, forKey: element.id, insertingAt: index)
    }

    /// Removes the element with an id, and returns it.
    @discardableResult
    public mutating func remove(id: Element.ID) -> Element? { elements.removeValue(forKey: id) }

    /// Removes the elements that satisfy a predicate.
    public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
        try elements.removeAll { try isRemoved($0.value) }
    }
}

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }

    public subscript(position: Int) -> Element {
        get { elements.values[position] }
        _modify {
            let id = elements.keys[position]
            yield &elements.values[position]
            precondition(elements.values[position].id == id, "An element was written in place of one with another id.")
        }
    }

    public func withContiguousStorageIfAvailable<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result) rethrows -> Result? {
        try elements.values.withContiguousStorageIfAvailable(body)
    }
}

extension IdentifiedArray: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension IdentifiedArray: Equatable where Element: Equatable {}
extension IdentifiedArray: Hashable where Element: Hashable {}
extension IdentifiedArray: Sendable where Element: Sendable, Element.ID: Sendable {}

extension IdentifiedArray: Codable where Element: Codable {
    public init(from decoder: any Decoder) throws { self.init(try Array(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension RandomAccessCollection where Element: Identifiable {
    /// Returns the index of the first element with an id, in an ``IdentifiedArray`` without a search.
    func index(ofID id: Element.ID) -> Index? {
        if let array = self as? IdentifiedArray<Element> { return array.index(id: id) as? Index }
        return firstIndex { $0.id == id }
    }
}
