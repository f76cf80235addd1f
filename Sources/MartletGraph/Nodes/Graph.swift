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
    /// How many turns may follow each other without an event from outside before the graph calls it an endless loop.
    public var turnLimit = 100
    /// Called when a turn is wanted and none is asked for yet. The host runs ``runTurns()`` soon after.
    public var turnWanted: (() -> Void)?
    /// Called after each turn, when its outcome can be taken.
    public var committed: (() -> Void)?
    /// Called with the names of the nodes that never come to rest.
    public var neverSettled: (([String]) -> Void)?
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
    /// What edges that do not depend on all of their source make of it.
    @exclusivity(unchecked) final var selections: [ObjectIdentifier: Selection] = [:]
    private let inbox = Inbox()
    @exclusivity(unchecked) final var meter = WorkMeter()

    public init() {}

    /// Whether there is work for a turn.
    public var needsTurn: Bool { !dirty.isEmpty || !settling.isEmpty || !effects.isEmpty || !inbox.isEmpty }

    func enqueue(_ node: Node) {
        if let transaction = Self.ambientTransaction { transactions[ObjectIdentifier(node)] = transaction }
        dirty.insert(node)
        wantTurn()
    }

    /// Does something in this turn, or the next if none is running, after all evaluation.
    public func whenSettling(_ work: @escaping () -> Void) {
        settling.append((work, transaction))
        wantTurn()
    }

    /// Does something after the commit of this turn, or of the next if none is running.
    public func afterCommit(_ effect: @escaping () -> Void) {
        effects.append((effect, meter.label))
        wantTurn()
    }

    /// How many pieces of structural work are put off until all is evaluated.
    public final var settlingCount: Int { settling.count }

    /// Does nothing that is read become a dependency of the node being evaluated.
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

    /// Runs turns until nothing is dirty.
    public func runTurns() {
        guard !isRunning else { return }
        isRunning = true
        isWanted = false
        defer { isRunning = false }
        inbox.drain()
        var turns = 0
        while needsTurn {
            turns += 1
            if turns > turnLimit {
                stopEndlessLoop()
                return
            }
            measuringTurn(runTurn)
            inbox.drain()
        }
    }

    private func runTurn() {
        evaluateDirtyNodes()
        while !settling.isEmpty {
            let work = settling
            settling = []
            for item in work { under(item.transaction, item.work) }
            evaluateDirtyNodes()
        }
        committed?()
        let due = effects
        effects = []
        for effect in due {
            meter.resume(effect.label)
            effect.work()
        }
        meter.resume(WorkMeter.none)
    }

    private func evaluateDirtyNodes() {
        while let node = dirty.popFirst() {
            let transaction = transactions.isEmpty ? nil : transactions.removeValue(forKey: ObjectIdentifier(node))
            guard node.isMounted, node.needsEvaluation else { continue }
            under(node.effective(transaction), node.evaluateNow)
        }
    }

    /// Does something under a transaction.
    public func under(_ transaction: AnyObject?, _ work: () -> Void) {
        guard transaction !== self.transaction else { return work() }
        let outer = self.transaction
        self.transaction = transaction
        work()
        self.transaction = outer
    }

    private func stopEndlessLoop() {
        var names: [String] = []
        while let node = dirty.popFirst() {
            guard node.isMounted else { continue }
            node.isDirty = false
            let name = String(describing: node)
            if !names.contains(name) { names.append(name) }
        }
        transactions = [:]
        settling = []
        effects = []
        neverSettled?(names)
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
