extension Action {
    /// Two clicks or touches in quick succession. No value.
    public static let doubleTap: Action = "double-tap"
    /// A finger rested on the element for ``Attribute/pressDuration``. No value.
    public static let longPress: Action = "long-press"
    /// A finger or the pointer's button went down on the element (`true`) or came up again (`false`).
    public static let press: Action = "press"
    /// The pointer entered (`true`) or left (`false`) the element.
    public static let hover: Action = "hover"
    /// A finger, or the pointer with its button down, moves: `[phase, startX, startY, x, y]` in points of the element, with phase 0 while it
    /// moves, 1 at the end, 2 when it is broken off. Two more numbers may follow: where the element stands in the window.
    public static let drag: Action = "drag"
    /// Two fingers move apart or together: `[phase, magnification]`, phase as in ``drag``, 1 at the beginning.
    public static let magnify: Action = "magnify"
    /// Two fingers turn: `[phase, radians]`, phase as in ``drag``, 0 at the beginning.
    public static let rotate: Action = "rotate"
    /// A key went down while the element or something in it had the focus: `[key, modifiers…]`, the key as in the browser's
    /// `KeyboardEvent.key`, the modifiers of `Shift`, `Control`, `Alt`, `Meta`. ``Attribute/keys`` says which.
    public static let key: Action = "key"
}

extension Attribute {
    /// The duration of a long press in seconds; half a second by default.
    public static let pressDuration: Attribute = "pressDuration"
    /// The minimum distance of a drag in points; ten by default.
    public static let dragDistance: Attribute = "dragDistance"
    /// Makes an element focusable whose kind is not.
    public static let focusable: Attribute = "focusable"
    /// The keys that ``Action/key`` reports, as a list; an empty list reports all.
    public static let keys: Attribute = "keys"
}
