extension Element {
    /// The element is a command in a menu, which may be grouped by sections.
    public var isMenuItem: Bool {
        var ancestor = parent
        var slot = self[.slot]
        while let next = ancestor {
            switch next.kind {
            case .menu: return slot != "label"
            case .contextMenu: return slot == "menu"
            case .section, .group, .picker: slot = next[.slot]
            default: return false
            }
            ancestor = next.parent
        }
        return false
    }

    /// The style in which a picker shows its choices: in a menu they are commands beside the others, elsewhere a menu of their own.
    public var pickerStyle: String {
        switch self[.style]?.stringValue {
        case nil, "automatic", "navigationLink", "menu": isMenuItem ? "inline" : "menu"
        case "palette": "palette"
        case let style?: isMenuItem ? "inline" : style
        }
    }
}
