import Synchronization

/// The retained node graph of one session. It schedules the session's turns.
///
/// A change marks nodes as dirty and requests a turn; one turn handles many changes. A turn has four phases:
///
///     evaluate   dirty nodes, shallowest first, until none is left
///     settle     structural work that was deferred until all nodes are evaluated
///     commit     the host takes the result
///     after      effects that may read the new state: appear, change, task; they may mark nodes for another turn
@MainActor
open class Graph {
    /// The number of mounted nodes.
    public internal(set) var nodeCount = 0
    /// The number of turns that may follow each other without an event from outside; more are an endless loop. The same limit applies to
    /// the rounds of evaluation within one turn.
    public var turnLimit = 100
    /// Called when a turn becomes necessary and none was requested yet. The host then calls ``runTurns()`` soon.
    public var turnWanted: (() -> Void)?
    /// Called after each turn, when the host can take its result.
    public var committed: (() -> Void)?
    /// Called with the nodes of an endless loop. It must unmount them. The graph then does the remaining work; if that does not end either,
    /// the graph stops and accepts no more work.
    public var endlessLoopFound: (([Node]) -> Void)?
    /// Called after a turn that took at least ``slowTurnLimit``.
    public var turnWasSlow: ((SlowTurn) -> Void)?
    /// The duration from which a turn is reported to ``turnWasSlow``.
    public var slowTurnLimit: Duration = .milliseconds(50)
    /// Learns what the turns do; `nil` unless somebody wants to know.
    @exclusivity(unchecked) public final var observer: (any TurnObserver)?

    /// The transaction of the changes made now, for example an animation. The nodes that they mark keep it until they are evaluated.
    @exclusivity(unchecked) public static var ambientTransaction: AnyObject?
    /// The transaction of the change that caused the current evaluation.
    @exclusivity(unchecked) public var transaction: AnyObject? { didSet { transactionChanged?(transaction) } }
    public var transactionChanged: ((AnyObject?) -> Void)?

    @exclusivity(unchecked) private var dirty = NodeHeap()
    /// The transactions of the changes that marked nodes. Few changes have one, so nodes have no field for it.
    @exclusivity(unchecked) private var transactions: [ObjectIdentifier: AnyObject] = [:]
    @exclusivity(unchecked) private var settling: [(work: () -> Void, transaction: AnyObject?)] = []
    @exclusivity(unchecked) private var effects: [(work: () -> Void, label: WorkMeter.Label)] = []
    @exclusivity(unchecked) private var isRunning = false
    private var isTurnRequested = false
    /// Records the evaluated nodes while the graph looks for an endless loop.
    @exclusivity(unchecked) private var evaluated: [Node]?
    /// Whether the graph has stopped and accepts no more work.
    @exclusivity(unchecked) private var hasEnded = false
    /// The selections of the edges that depend on a part of their source.
    @exclusivity(unchecked) final var selections: [ObjectIdentifier: Selection] = [:]
    /// The keys that nodes have looked for in vain, in the order of their first miss. There are few.
    @exclusivity(unchecked) private var missed: [ObjectIdentifier] = []
    private let inbox = Inbox()
    @exclusivity(unchecked) final var meter = WorkMeter()

    public init() {}

    /// Whether there is work for a turn.
    public var needsTurn: Bool { hasWork || !hasEnded && !inbox.isEmpty }

    /// Returns the bit of ``Node/missedKeys`` for a key.
    final func bit(ofMissed key: ObjectIdentifier) -> UInt8 {
        let index = missed.firstIndex(of: key) ?? missed.count
        if index == missed.count { missed.append(key) }
        return 1 << UInt8(truncatingIfNeeded: index & 7)
    }

    private var hasWork: Bool { !dirty.isEmpty || !settling.isEmpty || !effects.isEmpty }

    func enqueue(_ node: Node) {
        guard !hasEnded else { return }
        if let transaction = Self.ambientTransaction { transactions[ObjectIdentifier(node)] = transaction }
        dirty.insert(node)
        wantTurn()
    }

    /// Runs `work` in the settle phase of this turn, or of the next if none is running.
    public func whenSettling(_ work: @escaping () -> Void) {
        guard !hasEnded else { return }
        settling.append((work, transaction))
        wantTurn()
    }

    /// Runs `effect` after the commit of this turn, or of the next if none is running.
    public func afterCommit(_ effect: @escaping () -> Void) {
        guard !hasEnded else { return }
        effects.append((effect, meter.label))
        wantTurn()
    }

    /// The number of pieces of work that wait for the settle phase.
    public final var settlingCount: Int { settling.count }

    /// Runs a closure without recording what it reads as dependencies of the node being evaluated.
    public static func untracked<R>(_ body: () throws -> R) rethrows -> R {
        let saved = Tracker.current
        Tracker.current = nil
        defer { Tracker.current = saved }
        return try body()
    }

    private func wantTurn() {
        guard !isRunning, !isTurnRequested else { return }
        isTurnRequested = true
        observer?.turnWasRequested()
        turnWanted?()
    }

    // MARK: Turns

    /// Runs turns until there is no work left.
    public func runTurns() {
        guard !isRunning, !hasEnded else { return }
        isRunning = true
        isTurnRequested = false
        defer { isRunning = false }
        inbox.drain()
        if runTurnsUntilIdle() { return }
        endlessLoopFound?(nodesInEndlessLoop())
        if !runTurnsUntilIdle() { end() }
    }

    /// Runs turns while there is work. Returns `false` if a turn does not end, or if work is left after `turnLimit` turns. Work posted by other
    /// threads meanwhile requests turns of its own, so it never counts as an endless loop.
    private func runTurnsUntilIdle() -> Bool {
        for _ in 0..<turnLimit {
            guard hasWork else { return true }
            var hasEnd = true
            observer?.turnBegins()
            measuringTurn { hasEnd = runTurn() }
            observer?.turnEnds()
            guard hasEnd else { return false }
        }
        return !hasWork
    }

    /// - Returns: `false` if the turn does not end; the next call of `runTurns()` does the remaining work.
    private func runTurn() -> Bool {
        guard evaluateDirtyNodes() else { return false }
        var rounds = 0
        while !settling.isEmpty {
            rounds += 1
            guard rounds <= turnLimit else { return false }
            let work = settling
            settling = []
            for item in work { under(item.transaction, item.work) }
            guard evaluateDirtyNodes() else { return false }
        }
        committed?()
        let due = effects
        effects = []
        for effect in due {
            meter.resume(effect.label)
            effect.work()
        }
        meter.resume(WorkMeter.none)
        return true
    }

    /// - Returns: `false` if nodes mark each other endlessly.
    private func evaluateDirtyNodes() -> Bool {
        // Evaluation goes down the tree. If a node marked meanwhile is not deeper than the node just evaluated, evaluation restarts there
        // and a new round begins; a round covers all nodes marked before it.
        var rounds = 0
        var roundStart = dirty.order
        var depth: UInt16 = 0
        while let (node, order) = dirty.popFirst() {
            let transaction = takeTransaction(of: node)
            guard node.isMounted, node.needsEvaluation else { continue }
            if order >= roundStart, node.depth <= depth {
                rounds += 1
                guard rounds <= turnLimit else {
                    node.invalidate()
                    return false
                }
                roundStart = dirty.order
            }
            depth = node.depth
            evaluated?.append(node)
            under(node.effective(transaction), node.evaluateNow)
        }
        return true
    }

    /// Returns the transaction of the change that marked a node, which is then no longer kept.
    final func takeTransaction(of node: Node) -> AnyObject? {
        transactions.isEmpty ? nil : transactions.removeValue(forKey: ObjectIdentifier(node))
    }

    /// Runs `work` with `transaction` as the current transaction.
    public func under(_ transaction: AnyObject?, _ work: () -> Void) {
        guard transaction !== self.transaction else { return work() }
        let outer = self.transaction
        self.transaction = transaction
        work()
        self.transaction = outer
    }

    /// The nodes that wait for evaluation and those that one more turn evaluates, without duplicates.
    private func nodesInEndlessLoop() -> [Node] {
        evaluated = []
        _ = runTurn()
        let nodes = dirty.nodes + (evaluated ?? [])
        evaluated = nil
        var seen: Set<ObjectIdentifier> = []
        return nodes.filter { $0.isMounted && seen.insert(ObjectIdentifier($0)).inserted }
    }

    private func end() {
        hasEnded = true
        while let (node, _) = dirty.popFirst() { node.isNoLongerDirty() }
        transactions = [:]
        settling = []
        effects = []
    }

    // MARK: Changes from other threads

    /// Hands work from any thread to the next turn.
    public nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
        if inbox.add(work) { Task { @MainActor [weak self] in self?.wantTurn() } }
    }
}

/// Work posted by other threads, or from within a write that has not happened yet.
private final class Inbox: Sendable {
    private let work = Mutex<[@MainActor @Sendable () -> Void]>([])

    var isEmpty: Bool { work.withLock { $0.isEmpty } }

    /// Adds an item. Returns whether the inbox was empty before.
    func add(_ item: @escaping @MainActor @Sendable () -> Void) -> Bool {
        work.withLock {
            $0.append(item)
            return $0.count == 1
        }
    }

    @MainActor
    func drain() {
        for item in work.withLock({ items in
            defer { items = [] }
            return items
        }) { item() }
    }
}
