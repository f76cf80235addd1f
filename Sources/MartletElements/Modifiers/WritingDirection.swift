/// The direction in which lines and rows run in an element and in all inside it.
public enum WritingDirection: String, ModifierValue {
    case leftToRight
    case rightToLeft
}
