extension Action {
    /// Two clicks or touches in quick succession. No value.
    public static let doubleTap: Action = "double-tap"
    /// A finger rested on the element for ``Attribute/pressDuration``. No value.
    public static let longPress: Action = "long-press"
    /// A finger or the pointer's button went down on the element (`true`) or came up again (`false`).
    public static let press: Action = "press"
    /// The pointer came over the element (`true`) or left it (`false`).
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
    /// How long a finger must rest for ``Action/longPress``, in seconds; absent: half a second.
    public static let pressDuration: Attribute = "pressDuration"
    /// How far a pointer must move for ``Action/drag``, in points; absent: ten.
    public static let dragDistance: Attribute = "dragDistance"
    /// The element takes the keyboard focus though its kind does not.
    public static let focusable: Attribute = "focusable"
    /// Which keys ``Action/key`` is wanted for, as a list; empty is all.
    public static let keys: Attribute = "keys"
}
