/// The mounted elements of a tree, by id.
///
/// Ids increase, and elements created together are usually removed together. So the table stores ids in pages. A page needs little more
/// than one reference per element; a dictionary would also store the keys and free slots.
struct ElementTable {
    private static let pageSize = 32

    private struct Page {
        var elements: [Element?] = Array(repeating: nil, count: pageSize)
        var count = 0

        mutating func insert(_ element: Element, at place: Int) {
            elements[place] = element
            count += 1
        }
    }

    private var pages: [Int: Page] = [:]
    private(set) var count = 0

    subscript(id: ElementID) -> Element? {
        let (page, place) = id.rawValue.quotientAndRemainder(dividingBy: Self.pageSize)
        guard place >= 0 else { return nil }
        return pages[page]?.elements[place]
    }

    /// Inserts an element with a new id.
    mutating func insert(_ element: Element) {
        let (page, place) = element.id.rawValue.quotientAndRemainder(dividingBy: Self.pageSize)
        pages[page, default: Page()].insert(element, at: place)
        count += 1
    }

    mutating func remove(_ element: Element) {
        let (page, place) = element.id.rawValue.quotientAndRemainder(dividingBy: Self.pageSize)
        pages[page]?.elements[place] = nil
        pages[page]?.count -= 1
        if pages[page]?.count == 0 { pages[page] = nil }
        count -= 1
    }
}
