/// A change to what is shown. A turn's outcome is a list of these, in the order in which they apply.
public enum Operation: Equatable, Sendable {
    case create(ElementID, Kind)
    /// Puts an element, with all it contains, among the children of another. The index counts the children at that moment.
    case insert(ElementID, into: ElementID, at: Int)
    /// Moves a child of an element. The index is where it stands afterwards.
    case move(ElementID, in: ElementID, to: Int)
    /// Takes an element away, with all it contains.
    case remove(ElementID)
    case setText(ElementID, String?)
    case setAttribute(ElementID, Attribute, Value?)
    /// Sets the modifier at an index, counted from the innermost; `nil` cuts the list off there.
    case setModifier(ElementID, Int, Modifier?)
    case setAction(ElementID, Action, Bool)
    /// Gives an element the keyboard focus, or takes it away from it.
    case focus(ElementID, Bool)
    /// Brings an element into view. The anchor is the point, from 0 to 1 on each axis, where it shall stand; `nil` scrolls as little as
    /// possible.
    case scroll(ElementID, anchor: UnitPosition?)

    /// The element that the operation is about.
    public var element: ElementID {
        switch self {
        case .create(let id, _), .insert(let id, _, _), .move(let id, _, _), .remove(let id), .setText(let id, _),
            .setAttribute(let id, _, _), .setModifier(let id, _, _), .setAction(let id, _, _), .focus(let id, _), .scroll(let id, _):
            id
        }
    }

    /// Whether something is done to an element once, which the element does not tell afterwards: the focus is moved, or content scrolled.
    public var isMoment: Bool {
        switch self {
        case .focus, .scroll: true
        default: false
        }
    }
}

/// How a host moves from what it shows to what it shall show.
public struct Motion: Hashable, Sendable {
    /// A CSS-like timing curve, as two control points; a spring is given as its nearest curve.
    public var curve: [Double]
    /// In seconds.
    public var duration: Double
    /// In seconds.
    public var delay: Double
    /// How often it runs; `nil` is for ever.
    public var repeats: Int?
    public var autoreverses: Bool

    public init(
        curve: [Double] = [0.42, 0, 0.58, 1], duration: Double = 0.35, delay: Double = 0, repeats: Int? = 1, autoreverses: Bool = false
    ) {
        self.curve = curve
        self.duration = duration
        self.delay = delay
        self.repeats = repeats
        self.autoreverses = autoreverses
    }
}

/// What one turn changed.
public struct Outcome: Equatable, Sendable {
    public var operations: [Operation]
    /// The motion of the operations that have one, by their index in ``operations``.
    public var motions: [Int: Motion]
    /// The modifiers that elements had at first, of those elements that had some and have others now. What a modifier left in a host's own
    /// picture of an element has to be taken away with it.
    public var formerModifiers: [ElementID: [Modifier]]

    public init(operations: [Operation] = [], motions: [Int: Motion] = [:], formerModifiers: [ElementID: [Modifier]] = [:]) {
        self.operations = operations
        self.motions = motions
        self.formerModifiers = formerModifiers
    }

    public var isEmpty: Bool { operations.isEmpty }
}
