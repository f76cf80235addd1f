import Foundation
import MartletCore
import MartletElements

/// The animation of a view's insertion and removal.
///
/// Hosts implement transitions by name, so a custom transition can only combine those declared here.
///
/// - Partly: a transition made by `.modifier(active:identity:)` fades.
public struct AnyTransition: Hashable, Sendable {
    /// The host's names, separated by spaces.
    let insertion: String
    let removal: String
    /// The animation that replaces that of the change.
    let animation: Animation?

    init(_ insertion: String, removal: String? = nil, animation: Animation? = nil) {
        self.insertion = insertion
        self.removal = removal ?? insertion
        self.animation = animation
    }

    /// Inserts and removes the view without an animation.
    public static let identity = AnyTransition("identity")
    public static let opacity = AnyTransition("opacity")
    public static let scale = AnyTransition("scale")
    /// Moves in from the leading side and out to the trailing side.
    public static let slide = AnyTransition("slide")
    public static let blurReplace = AnyTransition("blur")

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
        AnyTransition(insertion.insertion, removal: removal.removal, animation: insertion.animation ?? removal.animation)
    }

    /// Fades. Unlike Apple's, it does not apply the modifiers: hosts cannot animate an app's own modifiers.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

    /// Combines this transition with another.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            Self.join(insertion, other.insertion), removal: Self.join(removal, other.removal), animation: animation ?? other.animation)
    }

    private static func join(_ a: String, _ b: String) -> String { a == "identity" ? b : b == "identity" ? a : a + " " + b }

    /// Sets the animation of the transition.
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(insertion, removal: removal, animation: animation) }

    var names: TransitionNames { TransitionNames(insertion: insertion, removal: removal, motion: animation?.motion) }
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
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        adding(t.names)
    }
}
