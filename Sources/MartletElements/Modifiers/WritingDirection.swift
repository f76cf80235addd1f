/// The layout direction of an element and its descendants.
public enum WritingDirection: String, ModifierValue {
    case leftToRight
    case rightToLeft
}
