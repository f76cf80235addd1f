import MartletElements
import MartletGraph

/// Records what each turn of a session does, and why.
///
///     change ──▶ reasons by node ──▶ evaluation ──▶ TurnRecord ──▶ ended
@MainActor
final class TurnLog: EvaluationObserver {
    /// Receives the record of each turn.
    let ended: (TurnRecord) -> Void
    private weak var context: SessionContext?
    /// Where the changes for the next turn come from, if that is known.
    private var cause: TurnRecord.Cause?
    /// When the work began that the next turn's duration includes.
    private var start: ContinuousClock.Instant?
    /// What each node read that has changed since its evaluation.
    private var changes: [ObjectIdentifier: [String]] = [:]
    /// The names of the sources that have changed, because one may have thousands of readers. They are kept until the turns have run.
    private var names: [ObjectIdentifier: String] = [:]
    private var evaluations: [TurnRecord.Evaluation] = []
    private var indices: [Key: Int] = [:]
    private var otherEvaluations = 0
    private var operations = 0

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let reasons: [String]
    }

    private static let unknown = "something that it reads changed"

    init(of context: SessionContext, ended: @escaping (TurnRecord) -> Void) {
        self.context = context
        self.ended = ended
    }

    // MARK: Causes

    func causeFollows(_ cause: TurnRecord.Cause) {
        self.cause = cause
        start = .now
    }

    func turnWasRequested() {
        guard cause == nil, let context else { return }
        cause =
            switch CurrentSession.origin(seenFrom: context) {
            case .own: .task
            case .other: .otherSession
            case .unknown: .callback
            }
    }

    func turnBegins() {
        if start == nil || cause != .event { start = .now }
    }

    func turnEnds() {
        let record = TurnRecord(
            cause: cause ?? .callback, evaluations: evaluations, otherEvaluations: otherEvaluations, operations: operations,
            duration: start.map { .now - $0 } ?? .zero)
        (evaluations, indices, otherEvaluations, operations) = ([], [:], 0, 0)
        start = nil
        // Turns that follow at once are those for which the effects of this one ask.
        cause = .effects
        ended(record)
    }

    func turnsEnded() {
        cause = nil
        start = nil
        // Nodes that were unmounted in the meantime are not evaluated.
        changes = [:]
        names = [:]
    }

    func committed(_ outcome: Outcome) { operations += outcome.operations.count }

    // MARK: Reasons

    func changed(_ source: Source, readBy node: Node) {
        guard let node = node as? AnyViewNode else { return }
        let id = ObjectIdentifier(source)
        let name = names[id] ?? node.name(of: source, in: context).map { "\($0) changed" } ?? Self.unknown
        names[id] = name
        note(name, for: node)
    }

    func changed(_ property: AnyKeyPath?, readBy node: AnyViewNode) {
        note(property.map { "\(name(ofObserved: $0)) changed" } ?? "an observable object changed", for: node)
    }

    private func note(_ reason: String, for node: AnyViewNode) {
        let id = ObjectIdentifier(node)
        if changes[id]?.contains(reason) != true { changes[id, default: []].append(reason) }
    }

    func isEvaluating(_ node: AnyViewNode, _ plan: TypePlan, because reason: EvaluationReason) {
        let noted = changes.removeValue(forKey: ObjectIdentifier(node)) ?? []
        guard !isMartletType(plan.type) else {
            otherEvaluations += 1
            return
        }
        let reasons: [String] =
            switch reason {
            case .identity: ["it is new"]
            case .value: noted + ["it was given another value"]
            case .dependencies: noted.isEmpty ? [Self.unknown] : noted
            }
        let key = Key(type: ObjectIdentifier(plan.type), reasons: reasons)
        if let index = indices[key] {
            evaluations[index].count += 1
        } else {
            indices[key] = evaluations.count
            evaluations.append(TurnRecord.Evaluation(view: typeName(plan.type), count: 1, reasons: reasons))
        }
    }
}

extension AppSession {
    public var turnEnded: ((TurnRecord) -> Void)? {
        get { (graph.evaluationObserver as? TurnLog)?.ended }
        set { graph.evaluationObserver = newValue.map { TurnLog(of: context, ended: $0) } }
    }
}
