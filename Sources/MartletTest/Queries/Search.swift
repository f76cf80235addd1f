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

    /// A button and the text in it are one thing, as are a menu and its label: the outer one stands for both. And what is told by itself goes
    /// before what is but a part of such a thing.
    private static func outermost(_ elements: [Element]) -> [Element] {
        let ids = Set(elements.map(\.id))
        var parts: [Element] = []
        var told: [Element] = []
        for element in elements {
            let wholes = element.wholesAround
            if wholes.contains(where: { ids.contains($0.id) }) { continue }
            if wholes.isEmpty { told.append(element) } else { parts.append(element) }
        }
        return told.isEmpty ? parts : told
    }
}

extension Element {
    /// The elements above of which this one is a part, as a text is of its button.
    fileprivate var wholesAround: [Element] {
        var wholes: [Element] = []
        var child = self
        while let place = child.parent {
            if place.isWhole || place.namesItself(by: child) { wholes.append(place) }
            child = place
        }
        return wholes
    }
}
