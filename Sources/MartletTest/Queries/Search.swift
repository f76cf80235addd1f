import MartletElements

/// A search and its results.
@MainActor
public struct Search {
    let query: Query?
    let description: String
    /// The matching elements, in the order of the tree.
    let elements: [Element]

    /// Searches the elements that the user can reach.
    init(_ query: Query, in host: TestHost, within scope: Element? = nil, includingHidden: Bool = false) {
        self.query = query
        description = query.description
        let root = scope ?? host.session.tree.root
        var found = Self.all(in: root, host.revealed, includingHidden) { query.matches($0) }
        if found.isEmpty, query.name != nil {
            found = Self.all(in: root, host.revealed, includingHidden) { query.matches($0, byValue: true) }
        }
        elements = Self.outermost(found)
    }

    /// Wraps an element that an earlier query found.
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

    /// Removes matches that are parts of others: of a button and the text in it, the button remains. Elements of their own in the
    /// accessibility tree take precedence over parts of elements.
    private static func outermost(_ elements: [Element]) -> [Element] {
        let ids = Set(elements.map(\.id))
        var parts: [Element] = []
        var exposed: [Element] = []
        for element in elements {
            let wholes = element.wholesAround
            if wholes.contains(where: { ids.contains($0.id) }) { continue }
            if wholes.isEmpty { exposed.append(element) } else { parts.append(element) }
        }
        return exposed.isEmpty ? parts : exposed
    }
}

extension Element {
    /// The ancestors that this element is a part of, as a text is part of its button.
    fileprivate var wholesAround: [Element] {
        var wholes: [Element] = []
        var child = self
        while let place = child.parent {
            if place.combinesContents || place.isLabelled(by: child) { wholes.append(place) }
            child = place
        }
        return wholes
    }
}
