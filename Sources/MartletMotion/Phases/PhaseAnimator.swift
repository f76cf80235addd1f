import Foundation
import MartletCore
import MartletUI

/// Shows content in one phase after the other, and animates the changes between them.
///
/// Without a trigger the phases repeat for as long as the view is there; with one, they run once each time the trigger's value changes, and
/// end with the first phase. The server sends each phase when the animation of the one before is over, and the browser animates. In the
/// background the view stays in its phase; with reduced motion, in the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private nonisolated(unsafe) let phases: [Phase]  // Written once; their type need not be Sendable.
    private nonisolated(unsafe) let trigger: AnyTrigger?  // Compared only on the main actor.
    private nonisolated(unsafe) let content: (Phase) -> Content  // Called only on the main actor.
    private nonisolated(unsafe) let animation: (Phase) -> Animation?  // Called only on the main actor.
    @State private var index = 0
    @State private var runs = 0
    /// The last run that came to its end. The task starts again when the view or the app comes back.
    @State private var finishedRuns = 0
    @Environment(\.clock) private var clock
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// - Parameters:
    ///   - phases: At least one.
    ///   - animation: Returns the animation of the change to a phase; `nil` for none.
    public nonisolated init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, AnyTrigger(trigger), content, animation)
    }

    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, nil, content, animation)
    }

    private nonisolated init(
        _ phases: some Sequence<Phase>, _ trigger: AnyTrigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        let phases = Array(phases)
        precondition(!phases.isEmpty, "A phase animator needs at least one phase.")
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        content(phases[reducesMotion ? 0 : min(index, phases.count - 1)])
            .onChange(of: trigger) { if !reducesMotion { runs += 1 } }
            .task(id: PhaseRun(runs: runs, isActive: scenePhase != .background && !reducesMotion)) { await run() }
    }

    private func run() async {
        guard phases.count > 1, scenePhase != .background, !reducesMotion, trigger == nil || runs > finishedRuns else { return }
        let runs = runs
        var next = index
        repeat {
            next = (next + 1) % phases.count
            let animation = animation(phases[next])
            withAnimation(animation) { index = next }
            // Without an animation, the phases would come as fast as the server can send them.
            let wait = animation?.perceivedDuration ?? .zero
            try? await clock.sleep(for: max(wait, .milliseconds(50)))
            if Task.isCancelled { return }
        } while trigger == nil || next != 0
        finishedRuns = runs
    }
}

/// What a run of phases depends on. If it changes, the run starts again.
private struct PhaseRun: Equatable {
    var runs: Int
    var isActive: Bool
}

/// A value of any type that can be compared.
struct AnyTrigger: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { ($0 as? Value) == value }
    }

    static func == (a: Self, b: Self) -> Bool { a.isEqual(b.value) }
}

extension View {
    /// Shows the view in one phase after the other for as long as it is there, and animates the changes between them.
    ///
    /// - Parameters:
    ///   - phases: At least one.
    ///   - content: Applies a phase to the view.
    ///   - animation: Returns the animation of the change to a phase.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(AnyView(self)), $0) }, animation: animation)
    }

    /// Shows the view in one phase after the other each time a value changes, and animates the changes between them.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(AnyView(self)), $0) }, animation: animation)
    }
}
