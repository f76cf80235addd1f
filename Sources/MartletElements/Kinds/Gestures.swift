extension Action {
    /// Two clicks or touches in quick succession. The value is that of a tap.
    public static let doubleTap: Action = "double-tap"
    /// A finger stayed on the element for ``Attribute/pressDuration``. No value.
    public static let longPress: Action = "long-press"
    /// A finger or the pointer's button was pressed on the element (`true`) or released (`false`).
    public static let press: Action = "press"
    /// The pointer entered (`true`) or left (`false`) the element.
    public static let hover: Action = "hover"
    /// The pointer moved over the element: `[x, y, elementX, elementY]` in points of the element, and the element's position on the page. An
    /// empty list says that it has left.
    public static let hoverPlace: Action = "hover-place"
    /// A finger, or the pointer with its button pressed, moves: `[phase, startX, startY, x, y]` in points of the element. The phase is 0
    /// during the movement, 1 at the end, 2 when it is cancelled. Two more numbers may follow: the element's position on the page.
    public static let drag: Action = "drag"
    /// Two fingers move apart or together: `[phase, magnification]`, phase as in ``drag``; the magnification is 1 at the beginning.
    /// Four more numbers may follow: the point between the fingers at the beginning, in points of the element and as shares of its size.
    public static let magnify: Action = "magnify"
    /// Two fingers rotate: `[phase, radians]`, phase as in ``drag``; the angle is 0 at the beginning. Four more numbers may follow, as
    /// in ``magnify``.
    public static let rotate: Action = "rotate"
    /// A key was pressed while the element or a descendant had the focus: `[key, modifiers…]`, the key as in the browser's
    /// `KeyboardEvent.key`, the modifiers of `Shift`, `Control`, `Alt`, `Meta`. `Repeat` follows if the key is held, and `Up` if it was
    /// released. ``Attribute/keys`` lists the reported keys.
    public static let key: Action = "key"

    private static let gestures: Set<Action> = [
        .tap, .doubleTap, .longPress, .press, .hover, .hoverPlace, .drag, .magnify, .rotate,
    ]

    /// Whether the action is performed at a place of the element, with fingers or a pointer.
    public var isGesture: Bool { Self.gestures.contains(self) }
}

extension Attribute {
    /// Whether ``Action/tap`` and ``Action/doubleTap`` tell where they are.
    public static let tapPlaces: Attribute = "tapPlaces"
    /// The duration of a long press in seconds; half a second by default.
    public static let pressDuration: Attribute = "pressDuration"
    /// The distance that the finger may move during a long press, in points; ten by default.
    public static let pressDistance: Attribute = "pressDistance"
    /// The minimum distance of a drag in points; ten by default.
    public static let dragDistance: Attribute = "dragDistance"
    /// Makes an element focusable if its kind is not: if true, the Tab key stops at it; if false, only the app moves the focus to it.
    public static let focusable: Attribute = "focusable"
    /// The keys that ``Action/key`` reports, as a list; an empty list reports all.
    public static let keys: Attribute = "keys"
    /// A number that grows, and the last pressed key that no view has handled, as in ``Action/key``.
    public static let ignoredKey: Attribute = "ignoredKey"
    /// What of a key ``Action/key`` reports, as a sum: 1 the press, 2 the repetitions while it is held, 4 the release.
    public static let keyPhases: Attribute = "keyPhases"
}
