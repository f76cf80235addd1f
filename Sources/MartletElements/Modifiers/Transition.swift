/// How the insertion and the removal of an element are animated.
public struct TransitionSides: ModifierValue {
    public var insertion: TransitionSide
    public var removal: TransitionSide

    public init(insertion: TransitionSide, removal: TransitionSide) {
        self.insertion = insertion
        self.removal = removal
    }
}

/// The look of an element before its insertion or after its removal.
public struct TransitionSide: Hashable, Sendable {
    /// Names joined by spaces: `opacity`, `scale`, `scale:0.5`, `slide`, `move-top`, `move-bottom`, `move-leading`, `move-trailing`, `push-…` for
    /// the same edges, `offset:x:y` in CSS lengths, `blur`, `identity`.
    public var names: String
    /// Further changes, the innermost first: opacity, transforms, ``PixelEffect``.
    public var effects: [Modifier]
    /// The animation; `nil` for that of the turn.
    public var motion: Motion?

    public init(_ names: String, effects: [Modifier] = [], motion: Motion? = nil) {
        self.names = names
        self.effects = effects
        self.motion = motion
    }
}

/// Moves the element by shares of its own size, without affecting the layout. A positive `x` is towards the trailing side.
public struct Shift: ModifierValue {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
