/// Whether pointer and touch reach the element.
public struct HitTesting: ModifierValue {
    public var isEnabled: Bool
    public init(_ isEnabled: Bool) { self.isEnabled = isEnabled }
}

/// The shape of an element that pointer and touch reach: also the part of it that shows nothing.
public struct ContentShape: ModifierValue {
    public var shape: ShapeValue
    public init(_ shape: ShapeValue = .rectangle) { self.shape = shape }
}

/// How large the controls in an element are: `mini`, `small`, `regular`, `large` or `extraLarge`.
public struct ControlScale: ModifierValue {
    public var name: String
    public init(_ name: String) { self.name = name }
}

/// A text shown when the pointer rests on the element.
public struct Help: ModifierValue {
    public var text: String
    public init(_ text: String) { self.text = text }
}

/// How an element comes and goes when that is animated.
public struct TransitionNames: ModifierValue {
    /// Names joined by spaces: `opacity`, `scale`, `scale:0.5`, `slide`, `move-top`, `move-bottom`, `move-leading`, `move-trailing`, `push-…` for
    /// the same edges, `offset:x:y`, `blur`, `identity`.
    public var insertion: String
    public var removal: String
    /// How it moves, whether the turn is animated or not; `nil` as the turn does.
    public var motion: Motion?
    public init(insertion: String, removal: String, motion: Motion? = nil) {
        self.insertion = insertion
        self.removal = removal
        self.motion = motion
    }
}
