/// The work that an input started: its effects, and the effects of the actions that these send.
///
///     .task { await store.send(.load).finish() }      // cancelled when the view disappears
///     .refreshable { await store.send(.reload).finish() }
@MainActor
public struct EffectTask: Sendable {
    let batch: EffectBatch

    /// Whether all effects have ended.
    public var isFinished: Bool { batch.tasks.isEmpty }

    /// Waits until all effects have ended. Cancels them if the waiting task is cancelled.
    public func finish() async { await batch.finish() }

    /// Cancels all effects.
    public func cancel() { batch.cancel() }
}

/// A group of tasks to await or cancel together. It holds only tasks that are still running.
@MainActor
final class EffectBatch {
    private(set) var tasks: [Int: Task<Void, Never>] = [:]
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin(_ token: Int, _ task: Task<Void, Never>) { tasks[token] = task }

    func end(_ token: Int) {
        tasks[token] = nil
        guard tasks.isEmpty else { return }
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }

    func cancel() {
        for task in tasks.values { task.cancel() }
    }

    func finish() async {
        await withTaskCancellationHandler {
            guard !tasks.isEmpty else { return }
            await withCheckedContinuation { waiting.append($0) }
        } onCancel: {
            Task { @MainActor in cancel() }
        }
    }
}
