/// Whether the element receives touches and pointer events.
public struct HitTesting: ModifierValue {
    public var isEnabled: Bool
    public init(_ isEnabled: Bool) { self.isEnabled = isEnabled }
}

/// The shape of the area that receives touches and pointer events, including transparent parts.
public struct ContentShape: ModifierValue {
    public var shape: ShapeValue
    /// Whether parts that the outline surrounds an even number of times are outside.
    public var isEvenOdd: Bool
    public init(_ shape: ShapeValue = .rectangle, isEvenOdd: Bool = false) {
        self.shape = shape
        self.isEvenOdd = isEvenOdd
    }
}

/// The place among an element's modifiers of gestures that follow some of them: what the modifiers inside paint receives the gestures, what
/// those outside paint does not.
public struct GestureArea: ModifierValue {
    public var actions: Set<Action>
    public init(_ actions: Set<Action>) { self.actions = actions }
}

/// The size of the controls in an element: `mini`, `small`, `regular`, `large` or `extraLarge`.
public struct ControlScale: ModifierValue {
    public var name: String
    public init(_ name: String) { self.name = name }
}

/// A tooltip.
public struct Help: ModifierValue {
    public var text: String
    public init(_ text: String) { self.text = text }
}
