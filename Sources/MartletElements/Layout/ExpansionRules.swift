/// The rules for how each kind of element expands, depending on its children. A kind without a rule expands like its content.
@MainActor
enum ExpansionRules {
    typealias Rule = @MainActor (Element) -> Expansion

    static func content(of element: Element) -> Expansion {
        rules[element.kind]?(element) ?? union(element)
    }

    private static let rules: [Kind: Rule] = [
        .root: { _ in .both },
        .text: { _ in [] },
        .option: { _ in [] },
        .gap: { _ in .horizontal },
        .label: { _ in [] },
        .image: image,
        .stack: stack,
        .spacer: { along($0.parent, or: .both) },
        .divider: { $0.parent.map(isRow) == true ? .vertical : .horizontal },
        .grid: grid,
        .color: { _ in .both },
        .shape: { _ in .both },
        .layer: wrapped,
        .mask: wrapped,
        .contextMenu: wrapped,
        .menu: { union($0, slot: "label") },
        .field: { _ in .horizontal },
        .editor: { _ in [.horizontal, .vertical, .scrolls] },
        .toggle: { $0[.style] == "button" ? union($0) : labelled($0) },
        .slider: { _ in .horizontal },
        .stepper: labelled,
        .picker: picker,
        .datePicker: { $0[.style] == "graphical" || $0[.style] == "wheel" ? .horizontal : labelled($0) },
        .colorPicker: labelled,
        .progress: { $0[.style] == "circular" || ($0[.style] == nil && $0[.value] == nil) ? [] : .horizontal },
        .gauge: { $0[.style] == "circular" ? [] : .horizontal },
        .labeled: { _ in .horizontal },
        .groupBox: { union($0).union(.horizontal) },
        .disclosure: { _ in .horizontal },
        .scroll: scroll,
        .list: { _ in [.horizontal, .vertical, .scrolls] },
        .form: { _ in [.horizontal, .vertical, .scrolls] },
        .row: { _ in .horizontal },
        .contentUnavailable: { _ in .both },
        .geometry: { _ in .both },
        .navigation: { _ in [.horizontal, .vertical, .scrolls] },
        .screen: { _ in [.horizontal, .vertical, .scrolls] },
        .split: { _ in [.horizontal, .vertical, .scrolls] },
        .tabs: { _ in [.horizontal, .vertical, .scrolls] },
        .tab: { _ in [.horizontal, .vertical, .scrolls] },
        .sheet: { _ in [] },
        .alert: { _ in [] },
        .confirmation: { _ in [] },
        .commands: { _ in [] },
    ]

    // MARK: Rules with computations

    private static func union(_ element: Element, slot: Value? = nil) -> Expansion {
        var result: Expansion = []
        for child in element.children where child.takesRoom && child.attributes[.slot] == slot {
            result.formUnion((child.expansion ?? []).asContent)
            if result == [.horizontal, .vertical, .scrolls] { break }
        }
        return result
    }

    /// A wrapper of one element expands like that element.
    private static func wrapped(_ element: Element) -> Expansion {
        var content = element.contentChildren.makeIterator()
        guard let only = content.next(), content.next() == nil else { return union(element) }
        return only.expansion ?? []
    }

    /// A lazy stack expands along its cross axis, because it does not know the children that are not created.
    private static func stack(_ element: Element) -> Expansion {
        let content = union(element)
        guard element[.lazy] == true else { return content }
        return content.union(isRow(element) ? .vertical : .horizontal)
    }

    private static func image(_ element: Element) -> Expansion {
        guard element[.resizable] == true else { return [] }
        return element[.contentMode] == "fit" ? [.horizontal, .vertical, .linked] : .both
    }

    private static func grid(_ element: Element) -> Expansion {
        let isFixed = element[.tracks]?.listValue?.allSatisfy { $0.listValue?.first == "fixed" } ?? false
        if isFixed { return [] }
        return element[.axis] == "horizontal" ? .vertical : .horizontal
    }

    private static func labelled(_ element: Element) -> Expansion {
        element[.hidesLabel] == true ? [] : .horizontal
    }

    /// A menu is as wide as its selection. In a list row it fills the row: its label is at the leading edge, the selection at the trailing
    /// edge.
    private static func picker(_ element: Element) -> Expansion {
        element.pickerStyle != "menu" || element.isInRow ? .horizontal : []
    }

    private static func scroll(_ element: Element) -> Expansion {
        switch element[.axes]?.stringValue {
        case "horizontal": union(element).subtracting([.scrolls]).union(.horizontal)
        case "both": [.horizontal, .vertical, .scrolls]
        default: union(element).union([.vertical, .scrolls])
        }
    }

    private static func isRow(_ element: Element) -> Bool {
        element.kind == .stack && element[.axis] == "horizontal"
    }

    private static func along(_ parent: Element?, or other: Expansion) -> Expansion {
        guard let parent, parent.kind == .stack else { return parent?.kind == .group ? along(parent?.parent, or: other) : other }
        switch parent[.axis]?.stringValue {
        case "horizontal": return .horizontal
        case "depth": return other
        default: return .vertical
        }
    }
}

extension Element {
    /// Whether the element is in a row of a list or form.
    public var isInRow: Bool {
        var ancestor = parent
        while let element = ancestor {
            switch element.kind {
            case .row: return true
            case .screen, .sheet, .list, .root: return false
            default: ancestor = element.parent
            }
        }
        return false
    }
}
