/// A change of the elements. The outcome of a turn is a list of operations in the order in which they apply.
public enum Operation: Equatable, Sendable {
    case create(ElementID, Kind)
    /// Inserts an element with its descendants as a child of another one. The index counts the children at that time.
    case insert(ElementID, into: ElementID, at: Int)
    /// Moves a child of an element. The index is its position afterwards.
    case move(ElementID, in: ElementID, to: Int)
    /// Removes an element with its descendants.
    case remove(ElementID)
    case setText(ElementID, String?)
    case setAttribute(ElementID, Attribute, Value?)
    /// Sets the modifier at an index, innermost first; `nil` removes it and all further ones.
    case setModifier(ElementID, Int, Modifier?)
    case setAction(ElementID, Action, Bool)
    /// Gives the keyboard focus to an element, or removes it.
    case focus(ElementID, Bool)
    /// Scrolls an element into view. The anchor, from 0 to 1 on each axis, is the point at which it is placed; `nil` scrolls the minimum
    /// distance.
    case scroll(ElementID, anchor: UnitPosition?)

    /// The element that the operation applies to.
    public var element: ElementID {
        switch self {
        case .create(let id, _), .insert(let id, _, _), .move(let id, _, _), .remove(let id), .setText(let id, _),
            .setAttribute(let id, _, _), .setModifier(let id, _, _), .setAction(let id, _, _), .focus(let id, _), .scroll(let id, _):
            id
        }
    }

    /// Whether the operation is a one-time effect that is not part of the element's state, such as moving the focus or scrolling.
    public var isOneTimeEffect: Bool {
        switch self {
        case .focus, .scroll: true
        default: false
        }
    }
}

/// The animation of a change.
public struct Motion: Hashable, Sendable {
    public var curve: Curve
    /// The duration in seconds.
    public var duration: Double
    /// The delay in seconds.
    public var delay: Double
    /// The number of runs; `nil` for unlimited.
    public var repeats: Int?
    public var autoreverses: Bool
    /// Whether the change is one of the many of an animation that the server runs. Hosts go from one to the next, and let nothing else move.
    public var isStep = false

    public init(
        curve: Curve = .easeInOut, duration: Double = 0.35, delay: Double = 0, repeats: Int? = 1, autoreverses: Bool = false
    ) {
        self.curve = curve
        self.duration = duration
        self.delay = delay
        self.repeats = repeats
        self.autoreverses = autoreverses
    }

    /// How much of the way is done over time.
    public enum Curve: Hashable, Sendable {
        /// A timing curve as in CSS, by its two control points.
        case bezier(Double, Double, Double, Double)
        /// A spring with a damping ratio; at 1 it does not overshoot. The angle is that of its oscillation without damping in the whole duration, in
        /// radians. The velocity is that at the start, in whole ways a duration.
        case spring(dampingRatio: Double, angle: Double, velocity: Double = 0)

        public static let easeInOut = Curve.bezier(0.42, 0, 0.58, 1)
        public static let linear = Curve.bezier(0, 0, 1, 1)
    }
}

/// The changes of one turn.
public struct Outcome: Equatable, Sendable {
    public var operations: [Operation]
    /// The animations, by the index of their operation in ``operations``.
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
