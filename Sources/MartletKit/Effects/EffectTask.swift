/// What an input has set in motion: its effects, and the effects of the actions that these send.
///
///     .task { await store.send(.load).finish() }      // goes with the view
///     .refreshable { await store.send(.reload).finish() }
@MainActor
public struct EffectTask: Sendable {
    let batch: EffectBatch

    /// Whether all of it has ended.
    public var isFinished: Bool { batch.tasks.isEmpty }

    /// Waits until all of it has ended. If the waiting task is cancelled, so are the effects.
    public func finish() async { await batch.finish() }

    /// Cancels all of it.
    public func cancel() { batch.cancel() }
}

/// Tasks that are waited for, and cancelled, together. It keeps those alone that still run.
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
