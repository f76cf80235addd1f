import Foundation
import MartletCore
import MartletElements

/// How a view comes and goes when that is animated.
///
/// Hosts run transitions by name, so a transition is put together from those that are here.
public struct AnyTransition: Hashable, Sendable {
    /// Names joined by spaces, as hosts know them.
    let insertion: String
    let removal: String
    /// How the host moves, in place of the change's own animation.
    let animation: Animation?

    init(_ insertion: String, removal: String? = nil, animation: Animation? = nil) {
        self.insertion = insertion
        self.removal = removal ?? insertion
        self.animation = animation
    }

    /// Comes and goes at once.
    public static let identity = AnyTransition("identity")
    public static let opacity = AnyTransition("opacity")
    public static let scale = AnyTransition("scale")
    /// Comes from the leading side and goes to the trailing side.
    public static let slide = AnyTransition("slide")
    public static let blurReplace = AnyTransition("blur")

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition("scale:\(Double(scale))") }
    /// Comes from an edge and goes to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move-\(edge.name)") }
    /// Comes from an edge, pushes away what it replaces, and goes to the opposite edge.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push-\(edge.name)") }
    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset:\(Double(x)):\(Double(y))") }

    /// One transition to come, another to go.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion.insertion, removal: removal.removal, animation: insertion.animation ?? removal.animation)
    }

    /// A change of modifiers. Hosts cannot run modifiers of an app's own step by step; the view fades instead.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

    /// This transition together with another.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            Self.join(insertion, other.insertion), removal: Self.join(removal, other.removal), animation: animation ?? other.animation)
    }

    private static func join(_ a: String, _ b: String) -> String { a == "identity" ? b : b == "identity" ? a : a + " " + b }

    /// The same transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(insertion, removal: removal, animation: animation) }

    var names: TransitionNames { TransitionNames(insertion: insertion, removal: removal, motion: animation?.motion) }
}

extension Edge {
    /// As hosts name it.
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
    /// How the view comes and goes when that is animated.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        adding(t.names)
    }
}
