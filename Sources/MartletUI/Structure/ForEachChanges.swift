import MartletGraph
import Observation

extension ForEach {
    /// Whether an element that has not changed gives the row it gave before: the same closure made it, and it says so by its value.
    ///
    /// A closure that captured something is another one each time it is made. An object that nobody can observe may have changed without
    /// a word.
    @MainActor
    func makesSameRows(as old: ForEach) -> Bool {
        if Data.Element.self is AnyClass, !(Data.Element.self is any Observable.Type) { return false }
        return identity.isSame(as: old.identity) && TypePlan.isSame(RowMaker(make: content), RowMaker(make: old.content))
    }

    /// How many elements at the beginning and at the end of a range are those of a range of another collection, and unchanged.
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
        let (new, old) = (data.slice(range), old.data.slice(oldRange))
        let head = zip(old, new).prefix { TypePlan.isSame($0, $1) }.count
        let rest = min(old.count, new.count) - head
        return (head, zip(old.reversed(), new.reversed()).prefix(rest).prefix { TypePlan.isSame($0, $1) }.count)
    }
}

extension RandomAccessCollection {
    fileprivate func slice(_ range: Range<Int>) -> SubSequence {
        let start = index(startIndex, offsetBy: range.lowerBound)
        return self[start..<index(start, offsetBy: range.count)]
    }
}

/// A closure where its own words can be compared.
private struct RowMaker<Element, Row> {
    let make: (Element) -> Row
}
