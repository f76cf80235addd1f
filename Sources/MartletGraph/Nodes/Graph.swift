import Synchronization

/// The retained graph of one session, and the scheduler of its turns.
///
/// A change marks nodes and asks for a turn; many changes make one turn. A turn has four parts:
///
///     evaluate   dirty nodes, shallowest first, until none is left
///     settle     structural work put off until all is evaluated (deepest first)
///     commit     the host takes the outcome
///     after      effects that may look at what is shown: appear, change, task; these may mark nodes again, for a next turn
@MainActor
open class Graph {
    /// Nodes that are mounted.
    public internal(set) var nodeCount = 0
    /// How many turns may follow each other without an event from outside before the graph calls it an endless loop. As often may nodes mark
    /// one another within one turn.
    public var turnLimit = 100
    /// Called when a turn is wanted and none is asked for yet. The host runs ``runTurns()`` soon after.
    public var turnWanted: (() -> Void)?
    /// Called after each turn, when its outcome can be taken.
    public var committed: (() -> Void)?
    /// Called with the nodes that never come to rest. It has to end them: the graph goes on with what work there is, and if that never comes to
    /// rest either, the graph ends, and takes no more work.
    public var neverSettled: (([Node]) -> Void)?
    /// Called after a turn that took at least ``slowTurnLimit``.
    public var turnWasSlow: ((SlowTurn) -> Void)?
    /// How long a turn may take before ``turnWasSlow`` hears of it.
    public var slowTurnLimit: Duration = .milliseconds(50)

    /// What accompanies the changes made just now: an animation, say. The nodes they mark keep it until they are evaluated.
    @exclusivity(unchecked) public static var ambientTransaction: AnyObject?
    /// The transaction under which the node being evaluated was marked.
    @exclusivity(unchecked) public var transaction: AnyObject? { didSet { transactionChanged?(transaction) } }
    public var transactionChanged: ((AnyObject?) -> Void)?

    @exclusivity(unchecked) private var dirty = NodeHeap()
    /// The transactions of the changes that marked nodes. Few changes have one, so nodes keep no room for it.
    @exclusivity(unchecked) private var transactions: [ObjectIdentifier: AnyObject] = [:]
    @exclusivity(unchecked) private var settling: [(work: () -> Void, transaction: AnyObject?)] = []
    @exclusivity(unchecked) private var effects: [(work: () -> Void, label: WorkMeter.Label)] = []
    @exclusivity(unchecked) private var isRunning = false
    private var isWanted = false
    /// The nodes that are evaluated, while somebody wants to know.
    @exclusivity(unchecked) private var evaluated: [Node]?
    /// Whether the graph takes no more work.
    @exclusivity(unchecked) private var hasEnded = false
    /// What edges that do not depend on all of their source make of it.
    @exclusivity(unchecked) final var selections: [ObjectIdentifier: Selection] = [:]
    private let inbox = Inbox()
    @exclusivity(unchecked) final var meter = WorkMeter()

    public init() {}

    /// Whether there is work for a turn.
    public var needsTurn: Bool { hasWork || !hasEnded && !inbox.isEmpty }

    private var hasWork: Bool { !dirty.isEmpty || !settling.isEmpty || !effects.isEmpty }

    func enqueue(_ node: Node) {
        guard !hasEnded else { return }
        if let transaction = Self.ambientTransaction { transactions[ObjectIdentifier(node)] = transaction }
        dirty.insert(node)
        wantTurn()
    }

    /// Does something in this turn, or the next if none is running, after all evaluation.
    public func whenSettling(_ work: @escaping () -> Void) {
        guard !hasEnded else { return }
        settling.append((work, transaction))
        wantTurn()
    }

    /// Does something after the commit of this turn, or of the next if none is running.
    public func afterCommit(_ effect: @escaping () -> Void) {
        guard !hasEnded else { return }
        effects.append((effect, meter.label))
        wantTurn()
    }

    /// How many pieces of structural work are put off until all is evaluated.
    public final var settlingCount: Int { settling.count }

    /// Runs a closure without recording what it reads as dependencies of the node being evaluated.
    public static func untracked<R>(_ body: () throws -> R) rethrows -> R {
        let saved = Tracker.current
        Tracker.current = nil
        defer { Tracker.current = saved }
        return try body()
    }

    private func wantTurn() {
        guard !isRunning, !isWanted else { return }
        isWanted = true
        turnWanted?()
    }

    // MARK: Turns

    /// Runs turns until there is no work left.
    public func runTurns() {
        guard !isRunning, !hasEnded else { return }
        isRunning = true
        isWanted = false
        defer { isRunning = false }
        inbox.drain()
        if comesToRest() { return }
        neverSettled?(restlessNodes())
        if !comesToRest() { end() }
    }

    /// Runs turns while there is work, and tells whether that has an end. Work that other threads hand over meanwhile asks for turns of its own:
    /// however much it is, it makes no endless loop.
    private func comesToRest() -> Bool {
        for _ in 0..<turnLimit {
            guard hasWork else { return true }
            var hasEnd = true
            measuringTurn { hasEnd = runTurn() }
            guard hasEnd else { return false }
        }
        return !hasWork
    }

    /// - Returns: `false` if the turn has no end; what is left of it is done when turns are run again.
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

    /// - Returns: `false` if nodes mark one another without end.
    private func evaluateDirtyNodes() -> Bool {
        // Evaluation goes down the tree. Each time that something was marked above or beside what has just been evaluated, it begins anew from
        // there; all that was marked by then belongs to one round.
        var rounds = 0
        var roundStart = dirty.order
        var depth: UInt16 = 0
        while let (node, order) = dirty.popFirst() {
            let transaction = transactions.isEmpty ? nil : transactions.removeValue(forKey: ObjectIdentifier(node))
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

    /// Does something under a transaction.
    public func under(_ transaction: AnyObject?, _ work: () -> Void) {
        guard transaction !== self.transaction else { return work() }
        let outer = self.transaction
        self.transaction = transaction
        work()
        self.transaction = outer
    }

    /// The nodes that wait for evaluation, and those evaluated in one more turn, each once.
    private func restlessNodes() -> [Node] {
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

    /// A door through which any thread can hand over work for the next turn.
    public nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
        if inbox.add(work) { Task { @MainActor [weak self] in self?.wantTurn() } }
    }
}

/// Work handed over by other threads, or from within a write that has not happened yet.
private final class Inbox: Sendable {
    private let work = Mutex<[@MainActor @Sendable () -> Void]>([])

    var isEmpty: Bool { work.withLock { $0.isEmpty } }

    /// Whether the inbox was empty before.
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
