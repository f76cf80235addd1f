import MartletElements
import MartletGraph

/// The graph of one running app, with the elements that its views show.
@MainActor
public final class ViewGraph: Graph {
    let tree = ElementTree()
    let rootEnvironment: EnvironmentScope
    /// The session that the graph belongs to.
    package internal(set) weak var session: SessionContext?
    /// Counts evaluations by type.
    public var evaluations = EvaluationCounter()
    /// Why the next evaluation happens, if its cause is not a dependency.
    @exclusivity(unchecked) var nextReason = EvaluationReason.dependencies
    /// Why the body is evaluated that is evaluated now.
    @exclusivity(unchecked) var reason = EvaluationReason.identity
    /// Whether a body has printed its reason. Only then does a dirty node compare its values: it is evaluated in any case.
    @exclusivity(unchecked) var needsReasons = false
    /// Learns what is evaluated; `nil` unless somebody wants to know.
    @exclusivity(unchecked) var evaluationObserver: (any EvaluationObserver)? {
        didSet {
            observer = evaluationObserver
            if evaluationObserver != nil { needsReasons = true }
        }
    }
    /// The outlet for sheets and alerts, above all other views.
    let presentations = Outlet(stacks: true)
    /// The outlets that show views declared elsewhere.
    var outlets: [Outlet] = []
    /// The number of mounted preference modifiers.
    var preferenceCount = 0
    /// The number of rows that a lazy container makes before its host reports the visible area: a phone's screen full, and some more.
    var initialRowCount = 24
    /// The number of running tasks of views.
    public internal(set) var runningTasks = 0
    /// Receives warnings for the app's developer.
    var warned: ((String) -> Void)?
    /// The inert APIs that the session has reported.
    var inertNames: Set<String> = []
    /// The state of an earlier process that views have not taken yet.
    @exclusivity(unchecked) var restoration: Restoration? {
        didSet { positionsBeingMade = restoration == nil ? nil : positionsBeingMade ?? PositionsBeingMade() }
    }
    /// The state of the row that is being made again; `nil` unless a lazy container has kept some.
    @exclusivity(unchecked) var rowState: RowState?
    /// The positions of the children that nodes are making; `nil` unless views take earlier state.
    @exclusivity(unchecked) var positionsBeingMade: PositionsBeingMade?
    private var requests: [HostRequest] = []

    init(environment: EnvironmentScope) {
        rootEnvironment = environment
        super.init()
        transactionChanged = { [tree] transaction in tree.motion = (transaction as? TransactionBox)?.transaction.motion }
    }

    /// Asks the host for something that is not an element.
    package func request(_ request: HostRequest) {
        requests.append(request)
        afterCommit {}
    }

    /// Evaluates a view and counts the evaluation, also whether it changed nothing.
    @inline(__always)
    func countingEvaluation(of plan: TypePlan, by node: AnyViewNode, because reason: EvaluationReason, _ evaluate: () -> Void) {
        evaluations.count(plan)
        evaluationObserver?.isEvaluating(node, plan, because: reason)
        let changes = tree.changeCount + settlingCount
        measuring(plan, evaluate)
        if tree.changeCount + settlingCount == changes { evaluations.countIdle() }
    }

    /// Returns why the evaluation happens that begins now.
    @inline(__always)
    func takeReason() -> EvaluationReason {
        defer { nextReason = .dependencies }
        return nextReason
    }

    func warn(_ message: String) { warned?(message) }

    func takeRequests() -> [HostRequest] {
        defer { requests = [] }
        return requests
    }
}
