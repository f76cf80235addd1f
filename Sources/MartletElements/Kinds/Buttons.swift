extension Kind {
    /// A button; its children are its label. Fires ``Action/tap``. Styles: `automatic`, `plain`, `borderless`, `bordered`,
    /// `borderedProminent`; `custom` is drawn by its children alone.
    public static let button: Kind = "button"
    /// Leads out of the app, to ``Attribute/href``; its children are its label.
    public static let link: Kind = "link"
    /// Pushes a screen: fires ``Action/tap``. With ``Attribute/href`` it can be opened in a new tab.
    public static let navigationLink: Kind = "navigation-link"
    /// A button that unfolds a list of commands. Slot `label`; the content are buttons, toggles, dividers, sections and menus.
    public static let menu: Kind = "menu"
    /// The content unfolds commands when pressed long or clicked with the other button. Slot `menu`; the content is what is pressed.
    public static let contextMenu: Kind = "context-menu"
    /// An icon and a title: slots `icon` and `title`. Styles: `automatic`, `titleAndIcon`, `titleOnly`, `iconOnly`.
    public static let label: Kind = "label"
}

extension Attribute {
    /// What a button does: `destructive` or `cancel`.
    public static let role: Attribute = "role"
    /// `capsule`, `roundedRectangle` or `circle`.
    public static let borderShape: Attribute = "borderShape"
    /// Keys that press the button, as in HTML's `aria-keyshortcuts`: `Meta+S`, `Enter`, `Escape`.
    public static let shortcut: Attribute = "shortcut"
    /// The button is one of a set, and is the one that is on.
    public static let isSelected: Attribute = "isSelected"
}

extension Attribute {
    /// A button that is held down goes on firing ``Action/tap``.
    public static let repeats: Attribute = "repeats"
}
