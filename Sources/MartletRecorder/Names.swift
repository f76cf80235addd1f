import MartletElements

/// Names elements as a test does: by a text that belongs to one element only, or else by its number among those with this text.
@MainActor
struct Names {
    private let reachable: [Element]

    init(in tree: ElementTree) {
        var reachable: [Element] = []
        tree.root.forEachReachable { reachable.append($0) }
        self.reachable = reachable
    }

    /// The Swift expression that finds an element.
    func expression(for element: Element) -> String {
        if let identifier = element.identifier, reachable.count(where: { $0.identifier == identifier }) == 1 {
            return ".identifier(\(Literal.text(identifier)))"
        }
        if let label = element.label, !label.isEmpty {
            let candidates = outermost { $0.label == label && ($0.isExposed || $0.text != nil) }
            if candidates.count == 1, candidates[0].isAround(element) { return Literal.text(label) }
            let ofRole = reachable.filter { $0.isExposed && $0.role == element.role && $0.label == label }
            if ofRole.count == 1, ofRole[0] === element { return ".role(\(Literal.role(element.role)), \(Literal.text(label)))" }
            if let index = ofRole.firstIndex(where: { $0 === element }) {
                return "host.findAll(.role(\(Literal.role(element.role)), \(Literal.text(label))))[\(index)]"
            }
        }
        if let text = ownText(of: element) { return Literal.text(text) }
        let ofRole = reachable.filter { $0.isExposed && $0.role == element.role }
        guard let index = ofRole.firstIndex(where: { $0 === element }) else { return ".kind(\(Literal.text(element.kind.rawValue)))" }
        return "host.findAll(.role(\(Literal.role(element.role))))[\(index)]"
    }

    /// The expression for a row, by a text in it: a row has no name of its own.
    func expression(forRow row: Element) -> String { ownText(of: row).map(Literal.text) ?? expression(for: row) }

    /// The expression for what a context menu belongs to.
    func expression(forContentOf menu: Element) -> String {
        for child in menu.children where child[.slot]?.stringValue != "menu" {
            return ownText(of: child).map(Literal.text) ?? expression(for: child)
        }
        return expression(for: menu)
    }

    /// The first text in an element that no other element has.
    private func ownText(of element: Element) -> String? {
        var found: String?
        for part in reachable where found == nil && element.isAround(part) {
            guard let label = part.label, !label.isEmpty, part.isExposed || part.text != nil else { continue }
            let candidates = outermost { $0.label == label && ($0.isExposed || $0.text != nil) }
            if candidates.count == 1 { found = label }
        }
        return found
    }

    private func outermost(where matches: (Element) -> Bool) -> [Element] {
        let found = reachable.filter(matches)
        return found.filter { element in !found.contains { $0 !== element && $0.isAround(element) } }
    }
}

extension Element {
    /// Whether it is the element, or contains it.
    fileprivate func isAround(_ element: Element) -> Bool {
        var place: Element? = element
        while let current = place, current !== self { place = current.parent }
        return place != nil
    }
}
