extension Element {
    /// The accessibility role of the element.
    public var role: Role {
        if let accessibility {
            if let role = accessibility.role { return role }
            if let children = accessibility.children, children != "contain", rule.isArrangement { return .group }
        }
        if kind == .text, self[.href] != nil { return .link }
        if kind == .text || kind == .label, self[.heading] != nil || isSectionHeader { return .heading }
        if kind == .field {
            if self[.secure] == true { return .secureField }
            if self[.style] == "search" { return .searchField }
        }
        if rule.isArrangement {
            if actions.contains(.tap) { return .button }
            if rule.role == .none, accessibility?.label != nil || accessibility?.identifier != nil { return .group }
        }
        return rule.role
    }

    var rule: SemanticRule { .of(kind) }

    /// Whether the element is a single accessibility element: its contents are part of its label.
    public var isWhole: Bool {
        switch accessibility?.children {
        case "ignore", "combine": true
        case "contain": false
        default: rule.isWhole || (rule.isArrangement && actions.contains(.tap))
        }
    }

    /// Whether the element itself is in the accessibility tree, not only its contents.
    public var isTold: Bool {
        if kind == .root || kind == .gap { return false }
        if !rule.isArrangement { return true }
        return isWhole || accessibility?.label != nil || accessibility?.identifier != nil || accessibility?.role != nil
    }

    /// The accessibility label of the element.
    public var label: String? {
        if let label = accessibility?.label { return label }
        if let text = ownText { return text }
        switch rule.naming {
        case .contents: return contentsLabel
        case .slot(let slot): return Self.label(of: children.filter { $0[.slot]?.stringValue == slot })
        case .attributes(let names):
            let name = names.lazy.compactMap { self[$0]?.stringValue }.first { !$0.isEmpty }
            return name ?? (kind == .tab ? Self.label(of: children.filter { $0[.slot] == "label" }) : nil)
        case .nothing: return isWhole && accessibility?.children != "ignore" ? contentsLabel : nil
        }
    }

    /// The accessibility identifier, for tests.
    public var identifier: String? { accessibility?.identifier }

    /// The accessibility hint: the result of using the element.
    public var hint: String? { accessibility?.hint ?? modifier(Help.self)?.text }

    /// The text of a text element, with all its runs.
    private var ownText: String? {
        if let text { return text }
        guard kind == .text, !children.isEmpty else { return nil }
        return children.map { $0.ownText ?? "" }.joined()
    }

    private var contentsLabel: String? { Self.label(of: children) }

    /// Joins the texts in some elements; without any text, the labels of their images.
    private static func label(of elements: [Element]) -> String? {
        var texts: [String] = []
        var pictures: [String] = []
        for element in elements { element.collectNames(&texts, &pictures) }
        let names = texts.isEmpty ? pictures : texts
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private func collectNames(_ texts: inout [String], _ pictures: inout [String]) {
        if ownConcealment != nil { return }
        if let name = accessibility?.label ?? ownText {
            if !name.isEmpty { texts.append(name) }
        } else if kind == .image {
            if let name = label { pictures.append(name) }
        } else {
            for child in children { child.collectNames(&texts, &pictures) }
        }
    }

    private var isSectionHeader: Bool {
        var place = self
        while let next = place.parent {
            if next.kind == .section { return place[.slot] == "header" }
            if !next.rule.isArrangement { return false }
            place = next
        }
        return false
    }
}
