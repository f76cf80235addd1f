extension Kind {
    /// A button that offers ``Attribute/value`` to other apps; its children are its label. With several items, the value is a list. The host
    /// does it by itself: nothing is fired. Looks as a button of its ``Attribute/style``.
    public static let share = Kind("share", KindDefinition(Semantics(.button, naming: [.contents], isWhole: true)))
    /// Controls that belong together, beside each other; slot `label`.
    public static let controlGroup = Kind("control-group", KindDefinition(Semantics(.group, naming: [.slot("label")])))
}

extension Attribute {
    /// A text that goes along with what is shared.
    public static let message: Attribute = "message"
}
