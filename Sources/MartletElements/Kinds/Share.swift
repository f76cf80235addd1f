extension Kind {
    /// A button that shares ``Attribute/value`` with other apps; its children are its label. For several items, the value is a list;
    /// a single URL is in ``Attribute/href`` too. The host shares by itself: no action is fired. A button without a value fires
    /// ``Action/tap`` instead. It looks like a button of its ``Attribute/style``.
    public static let share = Kind("share", KindDefinition(Semantics(.button, naming: [.contents], combinesContents: true)))
    /// Related controls, side by side; slot `label`.
    public static let controlGroup = Kind("control-group", KindDefinition(Semantics(.group, naming: [.slot("label")])))
}

extension Attribute {
    /// A text that accompanies the shared items.
    public static let message: Attribute = "message"
}
