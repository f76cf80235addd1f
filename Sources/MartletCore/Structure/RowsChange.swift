import MartletElements
import MartletGraph

/// A change of neighbouring rows. The container that displays them replaces only their elements and does not visit the other rows.
@MainActor
@_spi(Nodes) public struct RowsChange {
    /// The elements of the rows before the change.
    let elements: [Element]
    /// The nodes of the rows after the change.
    var nodes: [AnyViewNode] = []
    /// The element before the changed rows; `nil` if there is none in the list of rows.
    private let previous: Element?
    /// The element after the changed rows; `nil` if there is none in the list of rows.
    private let next: Element?

    /// - Parameter rows: The nodes of all rows before the change.
    init(replacing rows: [AnyViewNode], in range: Range<Int>) {
        var elements: [Element] = []
        for row in rows[range] { row.collectElements(into: &elements) }
        self.elements = elements
        previous = rows[..<range.lowerBound].reversed().lazy.compactMap { $0.elements.last }.first
        next = previous == nil ? rows[range.upperBound...].lazy.compactMap { $0.elements.first }.first : nil
    }

    /// Returns the indices of the old elements among the container's children; `nil` if the list had no elements, so that its position is unknown.
    func place(in children: [Element]) -> Range<Int>? {
        let start: Int? =
            if let first = elements.first {
                children.firstIndex { $0 === first }
            } else if let previous {
                children.firstIndex { $0 === previous }.map { $0 + 1 }
            } else if let next {
                children.firstIndex { $0 === next }
            } else {
                nil
            }
        guard let start, start + elements.count <= children.count else { return nil }
        let place = start..<(start + elements.count)
        return children[place].elementsEqual(elements, by: ===) ? place : nil
    }
}
