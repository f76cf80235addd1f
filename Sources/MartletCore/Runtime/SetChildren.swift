import MartletElements
import MartletGraph

extension ElementTree {
    /// Replaces the children of an element with the fewest operations.
    func setChildren(_ children: [Element], of parent: Element) {
        let (head, gone) = parent.replaced(by: children)
        let come = children[head..<(children.count - (parent.children.count - head - gone.count))]
        if gone.isEmpty {
            for (offset, element) in come.enumerated() { insert(element, into: parent, at: head + offset) }
        } else if come.isEmpty {
            for element in gone { remove(element) }
        } else {
            rearrange(gone, Array(come), in: parent, from: head)
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

extension Element {
    /// Returns the range of children that differ from the new ones: its start, and the children in it.
    fileprivate func replaced(by new: [Element]) -> (head: Int, children: [Element]) {
        let limit = min(children.count, new.count)
        var head = 0
        while head < limit, children[head] === new[head] { head += 1 }
        var tail = 0
        while tail < limit - head, children[children.count - 1 - tail] === new[new.count - 1 - tail] { tail += 1 }
        return (head, Array(children[head..<(children.count - tail)]))
    }
}
