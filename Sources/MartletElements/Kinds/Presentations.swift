extension Kind {
    /// A screen above the others. Fires ``Action/dismiss``. Styles: `sheet`, `fullScreenCover`, `popover`. It may be a child of any element
    /// and takes no part in its layout.
    public static let sheet = Kind(
        "sheet", KindDefinition(Semantics(.sheet, naming: [.attribute(.title)]), takesRoom: false, isModal: true, expansion: { _ in [] }))
    /// A dialog in the middle of the screen: ``Attribute/title``, slot `message`, slot `actions` with buttons and fields. Fires
    /// ``Action/dismiss``. It takes no part in its parent's layout.
    public static let alert = Kind(
        "alert", KindDefinition(Semantics(.alert, naming: [.attribute(.title)]), takesRoom: false, isModal: true, expansion: { _ in [] }))
    /// A choice between commands, at the bottom of the screen, with the attributes of an ``alert``.
    public static let confirmation = Kind(
        "confirmation",
        KindDefinition(Semantics(.confirmation, naming: [.attribute(.title)]), takesRoom: false, isModal: true, expansion: { _ in [] }))
}

extension Attribute {
    /// The heights a sheet can have: a list of `medium`, `large`, a number of points, or a fraction written `40%`.
    public static let detents: Attribute = "detents"
    /// Whether a sheet shows its drag indicator.
    public static let dragIndicator: Attribute = "dragIndicator"
    /// Whether the user cannot dismiss the sheet.
    public static let isModal: Attribute = "isModal"
    /// Whether the title of a dialog is only for assistive technology.
    public static let hidesTitle: Attribute = "hidesTitle"
    /// The id of the element that a popover is attached to.
    public static let anchor: Attribute = "anchor"
    /// Whether the user can interact with the content behind the sheet.
    public static let allowsBackgroundInteraction: Attribute = "backgroundInteraction"
    /// The corner radius of a sheet, in points.
    public static let cornerRadius: Attribute = "cornerRadius"
}
