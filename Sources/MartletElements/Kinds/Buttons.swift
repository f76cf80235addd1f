extension Kind {
    /// A button; its children are its label. Fires ``Action/tap``. Styles: `automatic`, `plain`, `borderless`, `bordered`,
    /// `borderedProminent`; `custom` is drawn by its children alone.
    public static let button = Kind(
        "button",
        KindDefinition(
            Semantics(
                .button, naming: [.contents], combinesContents: true, traits: { $0[.role]?.stringValue.map { [Trait(rawValue: $0)] } ?? [] }
            )))
    /// A link that leaves the app for ``Attribute/href``; its children are its label.
    public static let link = Kind("link", KindDefinition(Semantics(.link, naming: [.contents], combinesContents: true)))
    /// Pushes a screen: fires ``Action/tap``. With ``Attribute/href`` it can be opened in a new tab.
    public static let navigationLink = Kind(
        "navigation-link", KindDefinition(Semantics(.link, naming: [.contents], combinesContents: true)))
    /// A button that opens a menu. Slot `label`; the content is buttons, toggles, dividers, sections and menus.
    public static let menu = Kind(
        "menu",
        KindDefinition(
            Semantics(.menu, naming: [.slot("label")]), expansion: { $0.expansionOfContent(slot: "label") },
            concealment: { menu, child, unfolded in child[.slot] == "label" || unfolded.contains(menu.id) ? nil : .folded(menu.id) }))
    /// Content with a menu that a long press or secondary click opens. Slot `menu`; the other children are the content.
    public static let contextMenu = Kind(
        "context-menu",
        KindDefinition(
            expansion: { $0.expansionOfOnlyContent },
            concealment: { menu, child, unfolded in child[.slot] != "menu" || unfolded.contains(menu.id) ? nil : .folded(menu.id) }))
    /// An icon and a title: slots `icon` and `title`. Styles: `automatic`, `titleAndIcon`, `titleOnly`, `iconOnly`.
    public static let label = Kind(
        "label",
        KindDefinition(
            Semantics(.text, naming: [.slot("title")], combinesContents: true, specialRole: { $0.isHeading ? .heading : nil }),
            expansion: { _ in [] }))
}

extension Attribute {
    /// The purpose of a button: `destructive` or `cancel`.
    public static let role: Attribute = "role"
    /// `capsule`, `roundedRectangle` or `circle`.
    public static let borderShape: Attribute = "borderShape"
    /// Keys that press the button, as in HTML's `aria-keyshortcuts`: `Meta+S`, `Enter`, `Escape`.
    public static let shortcut: Attribute = "shortcut"
    /// Whether the button is the selected one of a set.
    public static let isSelected: Attribute = "isSelected"
}

extension Attribute {
    /// Whether the button repeats ``Action/tap`` while it is held down.
    public static let repeats: Attribute = "repeats"
}
