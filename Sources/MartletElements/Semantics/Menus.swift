extension Element {
    /// Whether the element is a command in a menu, possibly inside sections.
    public var isMenuItem: Bool {
        var ancestor = parent
        var slot = self[.slot]
        while let next = ancestor {
            switch next.kind {
            case .menu: return slot != "label"
            case .contextMenu: return slot == "menu"
            case .screen: return slot == "secondary"
            case .section, .group, .picker: slot = next[.slot]
            default: return false
            }
            ancestor = next.parent
        }
        return false
    }

    /// The style in which a picker shows its options: inside a menu as commands, elsewhere as a menu.
    public var pickerStyle: String {
        switch self[.style]?.stringValue {
        case nil, "automatic", "menu": isMenuItem ? "inline" : "menu"
        case "palette": "palette"
        case let style?: isMenuItem ? "inline" : style
        }
    }
}
