import MartletCore
import MartletElements

/// Where a view is in its insertion and removal.
public enum TransitionPhase: Hashable, Sendable {
    /// Before the insertion: the view changes from this look.
    case willAppear
    /// The view is shown.
    case identity
    /// After the removal: the view changes to this look.
    case didDisappear

    /// Whether the view is shown.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the insertion, 0 while the view is shown, 1 after the removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// How a view looks before it is inserted and after it is removed. The page animates between that and the view itself:
///
///     struct Twirl: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some View {
///             content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(90 * phase.value))
///         }
///     }
///
/// - Partly: opacity, transforms and effects on pixels are animated; what else the body does is there at once.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    /// Stands for the view that is inserted or removed.
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
    /// The transition as hosts know it: by name, made of others, or read from its body.
    nonisolated var _erased: AnyTransition { get }
}

/// What a transition does.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves the view.
    ///
    /// - Inert: a page whose user wants less motion replaces every transition by a fade.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    public nonisolated var _erased: AnyTransition { AnyTransition(TransitionPhases(self)) }

    /// Returns a view in a phase of the transition.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(AnyView(content)), phase: phase)
    }

    /// Returns the transition with an animation of its own.
    public nonisolated func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(transition: self, animation: animation)
    }

    /// Combines this transition with another.
    public nonisolated func combined<T: Transition>(with other: T) -> some Transition { CombinedTransition(first: self, second: other) }
}

private struct AnimatedTransition<T: Transition>: Transition {
    nonisolated(unsafe) let transition: T  // Written once; its type need not be Sendable.
    let animation: Animation?

    nonisolated init(transition: T, animation: Animation?) {
        self.transition = transition
        self.animation = animation
    }

    nonisolated var _erased: AnyTransition { AnyTransition(transition).animation(animation) }

    func body(content: Content, phase: TransitionPhase) -> some View { transition.apply(content: content, phase: phase) }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    nonisolated(unsafe) let first: First  // Written once; its type need not be Sendable.
    nonisolated(unsafe) let second: Second

    nonisolated init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated var _erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}
