import MartletCore
import MartletElements

/// A transition that the app has defined. Its look in the phases before the insertion and after the removal is read from its modifiers.
final class TransitionPhases: Sendable {
    private let apply: @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView

    init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition  // Used only on the main actor.
        apply = { AnyView(transition.body(content: PlaceholderContentView($0), phase: $1)) }
    }

    init<E: ViewModifier>(active: E, identity: E) {
        nonisolated(unsafe) let (active, identity) = (active, identity)  // Used only on the main actor.
        apply = { AnyView($0.modifier($1.isIdentity ? identity : active)) }
    }

    /// Returns a view as it is while it is shown.
    @MainActor
    func shown(_ view: AnyView) -> AnyView { apply(view, .identity) }

    /// Returns the effects that a phase has and the shown view has not.
    @MainActor
    func effects(in phase: TransitionPhase, _ environment: EnvironmentValues) -> [Modifier] {
        let there = MartletUI.effects(of: apply(AnyView(EmptyView()), phase), in: environment)
        let here = MartletUI.effects(of: apply(AnyView(EmptyView()), .identity), in: environment)
        guard there.count == here.count else { return there }
        return zip(there, here).filter { $0 != $1 }.map(\.0)
    }
}

/// Shows a view with the transitions that the app has defined, in an element of its own that they move.
struct PhasedTransition: ViewModifier {
    private let transition: AnyTransition

    nonisolated init(transition: AnyTransition) { self.transition = transition }

    func body(content: Content) -> some View {
        let (insertion, removal) = (transition.insertion.phases, transition.removal.phases)
        let all = insertion + removal.filter { phases in !insertion.contains { $0 === phases } }
        return all.reduce(AnyView(content)) { $1.shown($0) }.modifier(TransitionLayer(transition: transition))
    }
}

/// What the transitions move.
private struct TransitionLayer: ElementModifier {
    let transition: AnyTransition

    static var _layerKind: Kind? { .layer }

    func _apply(to element: inout ElementWriter) {
        element.add(
            TransitionSides(
                insertion: transition.insertion.values(in: .willAppear, element.environment),
                removal: transition.removal.values(in: .didDisappear, element.environment)))
    }
}
