/// Performs effects for one store, and tracks those that are still running.
@MainActor
final class EffectRunner<Action> {
    /// The settings that an effect passes on to its parts.
    private struct Context {
        /// The batch that waits for this step's own work.
        var step: EffectBatch
        /// The batch that waits for everything that the input started.
        let all: EffectBatch
        var ids: Set<AnyHashable> = []
        var owner: AnyObject?
    }

    private struct Running {
        let ids: Set<AnyHashable>
        /// Whether the effect is one step of a sequence.
        let isStep: Bool
        /// Strong, because its `ObjectIdentifier` is a key of `tokensByOwner`.
        let owner: AnyObject?
    }

    private var running: [Int: Running] = [:]
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var tokensByID: [AnyHashable: Set<Int>] = [:]
    private var tokensByOwner: [ObjectIdentifier: Set<Int>] = [:]
    /// The throttles that are waiting. The value is the latest effect that arrived during the wait.
    private var throttles: [AnyHashable: (effect: Effect<Action>, context: Context)?] = [:]
    private var lastToken = 0
    private let place: AnyObject
    private let receive: @MainActor (Action, EffectBatch) -> Void

    /// - Parameters:
    /// - place: The root of the state, where the search for owners starts.
    ///   - receive: Receives each action that an effect sends, and the batch that its own effects join.
    init(place: AnyObject, receive: @escaping @MainActor (Action, EffectBatch) -> Void) {
        self.place = place
        self.receive = receive
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// The number of running effects. A sequence counts as one.
    var count: Int { running.values.count { !$0.isStep } }

    /// The number of entries in all tables, for tests that look for leaks.
    var entryCount: Int { tasks.count + running.count + tokensByID.count + tokensByOwner.count + throttles.count }

    func perform(_ effect: Effect<Action>, in batch: EffectBatch) {
        perform(effect, Context(step: batch, all: batch))
    }

    /// Cancels the effects that belong to a removed part of the state.
    func cancel(ownedBy owner: AnyObject) { cancel(tokensByOwner[ObjectIdentifier(owner)]) }

    private func cancel(_ tokens: Set<Int>?) {
        for token in tokens ?? [] { tasks[token]?.cancel() }
    }

    private func perform(_ effect: Effect<Action>, _ context: Context) {
        var context = context
        switch effect.kind {
        case .none: break
        case .send(let action): receive(action, context.all)
        case .run(let work): start(work, context)
        case .merge(let effects): for effect in effects { perform(effect, context) }
        case .concatenate(let effects): performInTurn(effects, context)
        case .cancellable(let effect, let id, let cancelsInFlight):
            if cancelsInFlight { cancel(tokensByID[id]) }
            context.ids.insert(id)
            perform(effect, context)
        case .cancel(let id): cancel(tokensByID[id])
        case .throttle(let effect, let id, let duration, let clock): throttle(effect, id, duration, clock, context)
        case .owned(let effect, let owner):
            guard let owner = owner.locate(place) else { return }
            context.owner = owner
            perform(effect, context)
        }
    }

    private func start(_ work: @escaping @isolated(any) @Sendable (Send<Action>) async -> Void, _ context: Context) {
        lastToken += 1
        let token = lastToken
        let send = Send<Action> { [weak self] in self?.receive($0, from: token, context) }
        let step = context.step
        let task = Task { @MainActor [weak self] in
            await work(send)
            self?.end(token)
            step.end(token)
        }
        tasks[token] = task
        running[token] = Running(ids: context.ids, isStep: step !== context.all, owner: context.owner)
        for id in context.ids { tokensByID[id, default: []].insert(token) }
        if let owner = context.owner { tokensByOwner[ObjectIdentifier(owner), default: []].insert(token) }
        step.begin(token, task)
    }

    private func end(_ token: Int) {
        tasks[token] = nil
        guard let ended = running.removeValue(forKey: token) else { return }
        for id in ended.ids { tokensByID.remove(token, under: id) }
        if let owner = ended.owner { tokensByOwner.remove(token, under: ObjectIdentifier(owner)) }
    }

    private func receive(_ action: Action, from token: Int, _ context: Context) {
        guard let task = tasks[token], !task.isCancelled else { return }
        receive(action, context.all)
    }

    private func performInTurn(_ effects: [Effect<Action>], _ context: Context) {
        start(
            { @MainActor [weak self] _ in
                for effect in effects where !Task.isCancelled {
                    var context = context
                    context.step = EffectBatch()
                    self?.perform(effect, context)
                    await context.step.finish()
                }
            }, context)
    }

    private func throttle(
        _ effect: Effect<Action>, _ id: AnyHashable, _ duration: Duration, _ clock: any Clock<Duration>, _ context: Context
    ) {
        if throttles[id] != nil {
            throttles[id] = .some((effect, context))
            return
        }
        throttles[id] = .some(nil)
        perform(effect, context)
        start(
            { @MainActor [weak self] _ in
                var isOver = false
                while !isOver {
                    let isCancelled = (try? await clock.sleep(for: duration)) == nil
                    if !isCancelled, let next = self?.throttles[id] ?? nil {
                        self?.throttles[id] = .some(nil)
                        self?.perform(next.effect, next.context)
                    } else {
                        self?.throttles[id] = nil
                        isOver = true
                    }
                }
            }, context)
    }
}

extension Dictionary where Value == Set<Int> {
    fileprivate mutating func remove(_ token: Int, under key: Key) {
        self[key]?.remove(token)
        if self[key]?.isEmpty == true { self[key] = nil }
    }
}
