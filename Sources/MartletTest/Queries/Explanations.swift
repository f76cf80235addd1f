import MartletElements

// Messages for failed searches.
extension TestHost {
    /// Explains that nothing matches, with hints about what the test may mean.
    func noMatchMessage(for search: Search) -> String {
        let sentence = "There is no \(search.description)."
        guard let query = search.query else { return sentence }
        let hints = [hiddenHint(query), roleHint(query), spellingHint(query), gapHint].compactMap(\.self)
        return ([sentence] + hints).joined(separator: " ")
    }

    /// Explains that several elements match, and lists them.
    func ambiguityMessage(for search: Search) -> String {
        let lines = search.elements.prefix(10).map { "  \(outline.line($0))\(place(of: $0))" }
        return "There is more than one \(search.description). Pass `within:` or a role to choose one.\n"
            + lines.joined(separator: "\n")
    }

    /// Describes where an element is, by the nearest ancestor in the accessibility tree.
    private func place(of element: Element) -> String {
        var place = element.parent
        while let current = place, !current.isExposed { place = current.parent }
        return place.map { "   in \(outline.line($0))" } ?? ""
    }

    private func hiddenHint(_ query: Query) -> String? {
        guard let element = Search(query, in: self, includingHidden: true).elements.first,
            let reason = element.concealment(unfolded: revealed)
        else { return nil }
        return "One exists, but \(explanation(of: reason))."
    }

    private func roleHint(_ query: Query) -> String? {
        guard let role = query.role, let name = query.name else { return nil }
        let others = Search(Query(.name(name)), in: self).elements.map { $0.role.description }.filter { $0 != role.description }
        return others.first.map { "“\(name)” is a \($0)." }
    }

    private func spellingHint(_ query: Query) -> String? {
        guard let name = query.name?.lowercased(), !name.isEmpty else { return nil }
        var similar: [String] = []
        session.tree.root.forEachReachable(unfolded: revealed) { element in
            guard element.isExposed, let label = element.label, !similar.contains(label) else { return }
            let other = label.lowercased()
            guard label != query.name, !other.isEmpty, other.contains(name) || name.contains(other) else { return }
            similar.append(label)
        }
        guard !similar.isEmpty else { return nil }
        return "Similar: \(similar.prefix(3).map { "“\($0)”" }.joined(separator: ", "))."
    }

    private var gapHint: String? {
        var count = 0
        session.tree.root.forEachReachable(unfolded: revealed) { if $0.kind == .gap { count += $0[.count]?.intValue ?? 0 } }
        return count > 0 ? "\(count) rows are not created yet; scroll(to:) scrolls to them." : nil
    }

    /// Explains why the user cannot reach an element.
    func explanation(of concealment: Concealment) -> String {
        switch concealment {
        case .hidden: "it is hidden"
        case .hiddenFromAccessibility: "it is hidden from accessibility"
        case .covered: "another screen covers its screen"
        case .unselectedTab: "it is on a tab that is not selected"
        case .folded(let id): "it is in the collapsed part of \(name(of: id))"
        case .unused: "it is a part that its view does not show"
        case .behind(let id): "it is behind \(name(of: id))"
        }
    }

    private func name(of id: ElementID) -> String {
        guard let element = session.tree[id] else { return "something" }
        return element.label.map { "the \(element.role) “\($0)”" } ?? "a \(element.role)"
    }
}
