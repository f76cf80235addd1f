import MartletElements
import MartletGraph

/// The graph of one running app, with the elements its views show.
@MainActor
public final class ViewGraph: Graph {
    let tree = ElementTree()
    let rootEnvironment: EnvironmentScope
    /// Counts evaluations by type.
    public var evaluations = EvaluationCounter()
    /// Where sheets and alerts are shown: above all else.
    let presentations = Outlet(stacks: true)
    /// Where views are shown that stand elsewhere.
    var outlets: [Outlet] = []
    /// How many views have to do with preferences.
    var preferenceCount = 0
    /// How many rows a lazy container makes before its host says what the user sees: a phone's screen full, and some more.
    var initialRowCount = 24
    /// Tasks of views that have begun and not ended.
    public internal(set) var runningTasks = 0
    /// Hears what the app's developer should know.
    var warned: ((String) -> Void)?
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

    /// Evaluates a view, and counts that: also whether it was for nothing.
    @inline(__always)
    func countingEvaluation(of plan: TypePlan, _ evaluate: () -> Void) {
        evaluations.count(plan)
        let changes = tree.changeCount + settlingCount
        measuring(plan, evaluate)
        if tree.changeCount + settlingCount == changes { evaluations.countIdle() }
    }

    func warn(_ message: String) { warned?(message) }

    func takeRequests() -> [HostRequest] {
        defer { requests = [] }
        return requests
    }
}
