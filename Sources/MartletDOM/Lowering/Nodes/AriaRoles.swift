import MartletElements

extension Role {
    /// The ARIA role, for a node whose tag does not imply it; `nil` if the tag implies it or there is none.
    var aria: String? {
        switch self {
        case .heading: "heading"
        case .image: "img"
        case .button: "button"
        case .link: "link"
        case .toggle: "switch"
        case .searchField: "searchbox"
        // A stepper is a group, because its two buttons are the controls.
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
    /// Whether the element is a single one for a screen reader, which does not reach what is in it. It must reach controls.
    private var isWhole: Bool {
        (accessibility?.children == "ignore" || accessibility?.children == "combine") && !children.contains(where: \.containsControl)
    }

    /// The node whose contents name the element, now and whenever they change: its own, if it combines its contents.
    var namingNode: String? {
        guard accessibility?.children == "combine", accessibility?.label == nil, role == .group else { return nil }
        return "e\(id)"
    }

    /// Returns the explicit ARIA role of the element's node: the role that the app set, a heading, or a group that is a single
    /// accessibility element or has a label.
    func ariaRole(of core: Core) -> String? {
        if accessibility?.hidden == true { return nil }
        if let given = accessibility?.role { return given.aria }
        // Native controls keep their role, even if their parts are announced differently.
        guard !core.isNative else { return nil }
        switch role {
        case .heading: return core.tag.hasPrefix("h") ? nil : Role.heading.aria
        // An image is the one role without action whose contents browsers do not pass on.
        case .group where isWhole && label != nil: return Role.image.aria
        case .group: return accessibility?.children != nil || accessibility?.label != nil ? Role.group.aria : nil
        case .button where isTapTarget: return Role.button.aria
        default: return nil
        }
    }
}
