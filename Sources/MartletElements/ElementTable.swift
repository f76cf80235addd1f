/// The live elements of a tree, by their ids.
///
/// Ids are counted up, and elements that were made together mostly go together. So ids stand in pages, and a page costs an element little more than
/// the reference to it, where a dictionary keeps its key too and as many free places as there are elements.
struct ElementTable {
    private static let pageSize = 32

    private struct Page {
        var elements: [Element?] = Array(repeating: nil, count: pageSize)
        var count = 0
    }

    private var pages: [Int: Page] = [:]
    private(set) var count = 0

    subscript(id: ElementID) -> Element? {
        let (page, place) = id.rawValue.quotientAndRemainder(dividingBy: Self.pageSize)
        guard place >= 0 else { return nil }
        return pages[page]?.elements[place]
    }

    /// Takes in an element whose id was never used before.
    mutating func insert(_ element: Element) {
        let (page, place) = element.id.rawValue.quotientAndRemainder(dividingBy: Self.pageSize)
        pages[page, default: Page()].elements[place] = element
        pages[page, default: Page()].count += 1
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
