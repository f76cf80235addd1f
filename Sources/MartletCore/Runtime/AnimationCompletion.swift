import Foundation

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// When the change looks complete, even if a spring still moves a little.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body` and animates all visible changes that it causes. Then, when the animation is over, runs `completion`.
///
/// The time is counted on the server, from the change on. With reduced motion there is no animation, and `completion` runs at once.
///
/// - Parameter animation: If it repeats for ever, `completion` runs after its first run.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    nonisolated(unsafe) let completion = completion  // Called once, on the main actor.
    let wait = completionCriteria == .removed ? animation?.wholeDuration : animation?.perceivedDuration
    onMainQueue { call(completion, after: wait ?? .zero, in: CurrentSession.context?.graph) }
    return result
}

@MainActor
private func call(_ completion: @escaping () -> Void, after duration: Duration, in graph: ViewGraph?) {
    let environment = EnvironmentValues(graph?.rootEnvironment)
    let wait = environment.accessibilityReduceMotion ? .zero : duration
    let clock = environment.clock
    graph?.runningTasks += 1
    Task {
        if wait > .zero { try? await clock.sleep(for: wait) }
        completion()
        graph?.runningTasks -= 1
    }
}

extension Animation {
    /// The time from the change to the end of the animation; of one without an end, to the end of its first run.
    package var wholeDuration: Duration { .bounded(seconds: motion.wholeSeconds) }

    /// The time from the change until it looks complete.
    package var perceivedDuration: Duration { .bounded(seconds: motion.perceivedSeconds) }
}

extension Duration {
    /// Returns a duration that a clock can wait for: at least 0 and at most three years. What is not a number is 0.
    package static func bounded(seconds: Double) -> Duration { .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 1e8)) }
}
