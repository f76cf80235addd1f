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
