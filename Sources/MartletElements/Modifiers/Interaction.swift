/// Whether the element receives touches and pointer events.
public struct HitTesting: ModifierValue {
    public var isEnabled: Bool
    public init(_ isEnabled: Bool) { self.isEnabled = isEnabled }
}

/// The shape of the area that receives touches and pointer events, including transparent parts.
public struct ContentShape: ModifierValue {
    public var shape: ShapeValue
    public init(_ shape: ShapeValue = .rectangle) { self.shape = shape }
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

/// The transitions of an element.
public struct TransitionNames: ModifierValue {
    /// Names joined by spaces: `opacity`, `scale`, `scale:0.5`, `slide`, `move-top`, `move-bottom`, `move-leading`, `move-trailing`, `push-…` for
    /// the same edges, `offset:x:y` in CSS lengths, `blur`, `identity`.
    public var insertion: String
    public var removal: String
    /// The animation of the transition; `nil` for that of the turn.
    public var motion: Motion?
    public init(insertion: String, removal: String, motion: Motion? = nil) {
        self.insertion = insertion
        self.removal = removal
        self.motion = motion
    }
}
