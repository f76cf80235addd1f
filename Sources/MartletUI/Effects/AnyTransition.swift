import Foundation
import MartletCore
import MartletElements

/// The animation of a view's insertion and removal, of any kind.
///
/// - Partly: of a transition that the app defines, opacity, transforms and effects on pixels are animated, such as `offset` and `blur`; what
///   else its body does is there at once; modifiers that read the environment or state keep their look.
public struct AnyTransition: Sendable {
    /// One of both animations.
    final class Side: Sendable {
        /// The host's names, separated by spaces.
        let names: String
        /// The animation that replaces that of the change.
        let animation: Animation?
        /// What the app has defined.
        let phases: [TransitionPhases]

        init(names: String, animation: Animation? = nil, phases: [TransitionPhases] = []) {
            self.names = names
            self.animation = animation
            self.phases = phases
        }
    }

    let insertion: Side
    let removal: Side

    init(insertion: Side, removal: Side) {
        self.insertion = insertion
        self.removal = removal
    }

    init(_ names: String) {
        let side = Side(names: names)
        self.init(insertion: side, removal: side)
    }

    init(_ phases: TransitionPhases) {
        let side = Side(names: "identity", phases: [phases])
        self.init(insertion: side, removal: side)
    }

    /// Takes any transition.
    public init<T: Transition>(_ transition: T) { self = transition._erased }

    /// Inserts and removes the view without an animation.
    public static let identity = AnyTransition("identity")
    public static let opacity = AnyTransition("opacity")
    public static let scale = AnyTransition("scale")
    /// Moves in from the leading side and out to the trailing side.
    public static let slide = AnyTransition("slide")

    /// - Parameter anchor: The point of the view that stays in its place.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        let scaling = AnyTransition("scale:\(Double(scale))")
        guard anchor != .center else { return scaling }
        // Hosts scale about the centre: a move that shrinks with the scaling keeps the anchor in its place.
        let share = { (position: CGFloat) in Double(position - 0.5) * Double(1 - scale) * 100 }
        return scaling.combined(with: AnyTransition("offset:\(share(anchor.x))%:\(share(anchor.y))%"))
    }
    /// Moves in from an edge and out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move-\(edge.name)") }
    /// Moves in from an edge, pushes away the view that it replaces, and moves out to the opposite edge.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push-\(edge.name)") }
    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset:\(Double(x))px:\(Double(y))px") }

    /// Uses one transition for the insertion, another for the removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// Changes the view from the look of one modifier to that of another, and back.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(TransitionPhases(active: active, identity: identity))
    }

    /// Combines this transition with another.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
    }

    /// Sets the animation of the transition.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let sides = [insertion, removal].map { Side(names: $0.names, animation: animation, phases: $0.phases) }
        return AnyTransition(insertion: sides[0], removal: sides[1])
    }
}

extension AnyTransition.Side {
    fileprivate func combined(with other: AnyTransition.Side) -> AnyTransition.Side {
        let parts = [names, other.names].filter { $0 != "identity" }
        return AnyTransition.Side(
            names: parts.isEmpty ? "identity" : parts.joined(separator: " "), animation: animation ?? other.animation,
            phases: phases + other.phases)
    }

    /// Returns the changes of the view in a phase.
    @MainActor
    func values(in phase: TransitionPhase, _ environment: EnvironmentValues) -> TransitionSide {
        let changes = phases.flatMap { $0.effects(in: phase, environment) }
        // What cannot be animated fades.
        let isUnknown = names == "identity" && !phases.isEmpty && changes.isEmpty
        return TransitionSide(isUnknown ? "opacity" : names, effects: changes, motion: animation?.motion)
    }
}

extension Edge {
    /// The host's name.
    fileprivate var name: String {
        switch self {
        case .top: "top"
        case .leading: "leading"
        case .bottom: "bottom"
        case .trailing: "trailing"
        }
    }
}

extension View {
    /// Sets how the insertion and the removal of the view are animated.
    @ViewBuilder
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        if t.insertion.phases.isEmpty && t.removal.phases.isEmpty {
            adding(
                TransitionSides(
                    insertion: TransitionSide(t.insertion.names, motion: t.insertion.animation?.motion),
                    removal: TransitionSide(t.removal.names, motion: t.removal.animation?.motion)))
        } else {
            modifier(PhasedTransition(transition: t))
        }
    }

    /// Sets how the insertion and the removal of the view are animated.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
