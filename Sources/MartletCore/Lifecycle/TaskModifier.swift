extension View {
    /// Runs an asynchronous task when the view appears, and cancels it when the view disappears.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskRunner(id: 0, priority: priority, action: action))
    }

    /// Runs an asynchronous task when the view appears; cancels and restarts it when `id` changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskRunner(id: value, priority: priority, action: action))
    }
}

private struct TaskRunner<ID: Equatable>: LifecycleModifier {
    // Passed to the main actor once, and used only there.
    nonisolated(unsafe) let id: ID
    nonisolated(unsafe) let action: @isolated(any) () async -> Void
    let priority: TaskPriority

    nonisolated init(id: ID, priority: TaskPriority, action: @escaping @isolated(any) () async -> Void) {
        self.id = id
        self.priority = priority
        self.action = action
    }

    struct Memory { var task: Task<Void, Never>? }

    func makeMemory() -> Memory { Memory() }

    func appeared(_ memory: inout Memory, _ node: AnyViewNode) { start(&memory, node) }

    func disappeared(_ memory: inout Memory, _ node: AnyViewNode) {
        memory.task?.cancel()
        memory.task = nil
    }

    func updated(from old: Self, _ memory: inout Memory, _ node: AnyViewNode) {
        guard old.id != id, memory.task != nil else { return }
        memory.task?.cancel()
        start(&memory, node)
    }

    private func start(_ memory: inout Memory, _ node: AnyViewNode) {
        let graph = node.viewGraph
        graph.runningTasks += 1
        memory.task = Task(priority: priority) { @MainActor in
            await action()
            graph.runningTasks -= 1
        }
    }
}
