/// The beginning of a sorted list, as far as it has been read, and the length of the whole list.
public struct Pages<Element> {
    public let elements: [Element]
    /// The number of elements in the whole list.
    public let total: Int

    public init(_ elements: [Element] = [], of total: Int = 0) {
        self.elements = elements
        self.total = total
    }

    public var hasMore: Bool { elements.count < total }

    /// Returns these elements followed by those of the next page.
    public func appending(_ next: Pages) -> Pages { Pages(elements + next.elements, of: next.total) }
}

extension Pages: Equatable where Element: Equatable {}
extension Pages: Sendable where Element: Sendable {}
