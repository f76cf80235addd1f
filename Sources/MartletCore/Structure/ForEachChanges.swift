import MartletGraph
import Observation

extension ForEach {
    /// Whether an unchanged element gives the same row as before: the content closure is the same, and the element's type is compared by
    /// value or observable.
    ///
    /// A closure with captured values is a different one each time it is made. An object that is not observable may have changed without
    /// notice.
    @MainActor
    func makesSameRows(as old: ForEach) -> Bool {
        if Data.Element.self is AnyClass, !(Data.Element.self is any Observable.Type) { return false }
        return identity.isSame(as: old.identity) && TypePlan.isSame(RowMaker(make: content), RowMaker(make: old.content))
    }

    /// Counts the unchanged elements at the beginning and at the end of two ranges of two collections.
    @MainActor
    func unchanged(in range: Range<Int>, _ old: ForEach, in oldRange: Range<Int>) -> (head: Int, tail: Int) {
        let found = data.withContiguousStorageIfAvailable { new in
            old.data.withContiguousStorageIfAvailable { old in
                let (new, old) = (UnsafeBufferPointer(rebasing: new[range]), UnsafeBufferPointer(rebasing: old[oldRange]))
                let head = TypePlan.commonPrefix(old, new)
                return (head, TypePlan.commonSuffix(old, new, atMost: min(old.count, new.count) - head))
            }
        }
        if let ends = found ?? nil { return ends }
        let limit = min(range.count, oldRange.count)
        var (head, tail) = (0, 0)
        while head < limit, TypePlan.isSame(element(at: range.lowerBound + head), old.element(at: oldRange.lowerBound + head)) { head += 1 }
        while head + tail < limit,
            TypePlan.isSame(element(at: range.upperBound - 1 - tail), old.element(at: oldRange.upperBound - 1 - tail))
        { tail += 1 }
        return (head, tail)
    }

    /// Whether another collection has the same element at an offset.
    @MainActor
    func hasSameElement(as other: ForEach, at offset: Int) -> Bool { TypePlan.isSame(element(at: offset), other.element(at: offset)) }

    /// Returns the element at an offset from the first.
    func element(at offset: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: offset)] }

    func id(at offset: Int) -> ID { identity.id(element(at: offset)) }
}

/// Wraps a closure so that its function and its captured context can be compared.
private struct RowMaker<Element, Row> {
    let make: (Element) -> Row
}
