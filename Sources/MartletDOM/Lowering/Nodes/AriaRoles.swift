import MartletElements

extension Role {
    /// The role in ARIA's words, for a node whose tag does not say it; `nil` where a tag or nothing does.
    var aria: String? {
        switch self {
        case .heading: "heading"
        case .image: "img"
        case .button: "button"
        case .link: "link"
        case .toggle: "switch"
        case .searchField: "searchbox"
        // Its two buttons are what can be pressed.
        case .stepper, .group: "group"
        case .list: "list"
        case .row: "listitem"
        case .tab: "tabpanel"
        case .alert, .confirmation: "alertdialog"
        case .failure: "alert"
        default: nil
        }
    }
}

extension Element {
    /// What ARIA is told of the node of the element beside what its tag says: the role that the app gave it, a heading, or a group that is
    /// one thing or has a name.
    func ariaRole(of core: Core) -> String? {
        if let given = accessibility?.role { return given.aria }
        // What is a control by nature stays one, however its parts are read out.
        guard !core.isNative else { return nil }
        switch role {
        case .heading: return core.tag.hasPrefix("h") ? nil : Role.heading.aria
        case .group: return accessibility?.children != nil || accessibility?.label != nil ? Role.group.aria : nil
        case .button where actions.contains(.tap): return Role.button.aria
        default: return nil
        }
    }
}
