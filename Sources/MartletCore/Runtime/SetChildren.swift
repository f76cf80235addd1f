import MartletElements
import MartletGraph

extension ElementTree {
    /// Replaces the children of an element with the fewest operations.
    func setChildren(_ children: [Element], of parent: Element) {
        replaceChildren(in: parent.children.indices, with: children, of: parent)
    }

    /// Replaces the children in a range with the fewest operations.
    func replaceChildren(in range: Range<Int>, with children: [Element], of parent: Element) {
        let (head, tail) = parent.children[range].commonEnds(with: children)
        let changed = (range.lowerBound + head)..<(range.upperBound - tail)
        let new = children[head..<(children.count - tail)]
        if changed.isEmpty {
            for (offset, element) in new.enumerated() { insert(element, into: parent, at: changed.lowerBound + offset) }
        } else if new.isEmpty {
            for element in Array(parent.children[changed]) { remove(element) }
        } else {
            rearrange(Array(parent.children[changed]), Array(new), in: parent, from: changed.lowerBound)
        }
    }

    private func rearrange(_ old: [Element], _ new: [Element], in parent: Element, from head: Int) {
        let diff = KeyedDiff(from: old.map(\.id.rawValue), to: new.map(\.id.rawValue))
        for place in diff.removals { remove(old[place]) }
        for step in diff.steps {
            switch step {
            case .insert(let place, let index): insert(new[place], into: parent, at: head + index)
            case .move(let place, let index): move(old[place], to: head + index)
            }
        }
    }
}

extension ArraySlice<Element> {
    /// Counts the elements that are the same at the beginning and at the end.
    fileprivate func commonEnds(with others: [MartletElements.Element]) -> (head: Int, tail: Int) {
        withUnsafeBufferPointer { mine in
            others.withUnsafeBufferPointer { others in
                let limit = Swift.min(mine.count, others.count)
                var (head, tail) = (0, 0)
                while head < limit, mine[head] === others[head] { head += 1 }
                while tail < limit - head, mine[mine.count - 1 - tail] === others[others.count - 1 - tail] { tail += 1 }
                return (head, tail)
            }
        }
    }
}
