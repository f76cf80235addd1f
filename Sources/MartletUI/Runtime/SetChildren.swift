import MartletElements
import MartletGraph

extension ElementTree {
    /// Makes an element contain just these, in this order, with the fewest operations.
    func setChildren(_ children: [Element], of parent: Element) {
        let old = parent.children
        let diff = KeyedDiff(from: old.map(\.id), to: children.map(\.id))
        if diff.isEmpty { return }
        for place in diff.removals { remove(old[place]) }
        for step in diff.steps {
            switch step {
            case .insert(let place, let index): insert(children[place], into: parent, at: index)
            case .move(let place, let index): move(old[place], to: index)
            }
        }
    }
}
