extension Element {
    /// The accessibility role of the element.
    public var role: Role {
        if let accessibility {
            if let role = accessibility.role { return role }
            if let children = accessibility.children, children != "contain", semantics.isArrangement {
                return isTapTarget ? .button : .group
            }
        }
        if let role = semantics.specialRole?(self) { return role }
        if semantics.isArrangement {
            if isTapTarget { return .button }
            if semantics.role == .none, accessibility?.label != nil || accessibility?.identifier != nil { return .group }
        }
        return semantics.role
    }

    var semantics: Semantics { kind.definition.semantics }

    /// Whether assistive technology and the keyboard can tap the element. They cannot if it contains controls, because a button cannot contain
    /// others: then only the pointer can.
    public var isTapTarget: Bool { actions.contains(.tap) && !children.contains { $0.containsControl } }

    /// Whether the element is a control, or one is in it.
    public var containsControl: Bool { role.isControl || actions.contains(.change) || children.contains { $0.containsControl } }

    /// Whether the element is a single accessibility element: its contents are part of its label.
    public var combinesContents: Bool {
        switch accessibility?.children {
        case "ignore", "combine": true
        case "contain": false
        default: semantics.combinesContents || (semantics.isArrangement && isTapTarget)
        }
    }

    /// Whether the element itself is in the accessibility tree, not only its contents.
    public var isExposed: Bool {
        if !semantics.isExposed { return false }
        if !semantics.isArrangement { return true }
        return combinesContents || accessibility?.label != nil || accessibility?.identifier != nil || accessibility?.role != nil
    }

    /// The accessibility label of the element.
    public var label: String? {
        if let label = accessibility?.label { return label }
        if let text = ownText { return text }
        if semantics.naming.isEmpty { return combinesContents && accessibility?.children != "ignore" ? contentsLabel : nil }
        return semantics.naming.lazy.compactMap { self.name(in: $0) }.first
    }

    private func name(in place: Semantics.Naming) -> String? {
        switch place {
        case .contents: return contentsLabel
        case .slot(let slot): return Self.label(of: children.filter { $0[.slot]?.stringValue == slot })
        case .attribute(let name):
            guard let name = self[name]?.stringValue, !name.isEmpty else { return nil }
            return name
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
        } else if semantics.role == .image {
            if let name = label { pictures.append(name) }
        } else {
            for child in children { child.collectNames(&texts, &pictures) }
        }
    }
}
