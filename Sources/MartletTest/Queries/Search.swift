import MartletElements

/// The outcome of a search: what was looked for, and what was found.
@MainActor
public struct Search {
    let query: Query?
    let description: String
    /// In the order of the tree.
    let elements: [Element]

    /// Searches among what a person can reach.
    init(_ query: Query, in host: TestHost, within scope: Element? = nil, includingHidden: Bool = false) {
        self.query = query
        description = query.description
        let root = scope ?? host.session.tree.root
        var found = Self.all(in: root, host.unfolded, includingHidden) { query.matches($0) }
        if found.isEmpty, query.name != nil {
            found = Self.all(in: root, host.unfolded, includingHidden) { query.matches($0, byValue: true) }
        }
        elements = Self.outermost(found)
    }

    /// Something found before.
    init(_ element: Element?, _ description: String) {
        query = nil
        self.description = description
        elements = element.map { [$0] } ?? []
    }

    private static func all(in root: Element, _ unfolded: Set<ElementID>, _ includingHidden: Bool, where matches: (Element) -> Bool)
        -> [Element]
    {
        var found: [Element] = []
        if includingHidden {
            root.forEachDescendant { if $0 !== root, matches($0) { found.append($0) } }
        } else {
            root.forEachReachable(unfolded: unfolded) { if matches($0) { found.append($0) } }
        }
        return found
    }

    /// A button and the text in it are one thing, as are a menu and its label: the outer one stands for both.
    private static func outermost(_ elements: [Element]) -> [Element] {
        let ids = Set(elements.map(\.id))
        return elements.filter { element in
            var child = element
            while let place = child.parent {
                if ids.contains(place.id), place.isWhole || place.namesItself(by: child) { return false }
                child = place
            }
            return true
        }
    }
}
