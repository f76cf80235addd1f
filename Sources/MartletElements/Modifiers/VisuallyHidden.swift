/// Shows an element to assistive technology alone. The keyboard shows it while it has the focus.
public struct VisuallyHidden: ModifierValue {
    public init() {}
}
