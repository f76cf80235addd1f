import MartletElements
import MartletGraph

/// The node of a view with a body: it stores the state, evaluates the body when necessary, and passes it to the node below.
@MainActor
final class BodyNode<V: View>: ViewNode<V> {
    @exclusivity(unchecked) private var view: V
    @exclusivity(unchecked) private var storage: [AnyObject?] = []
    private let plan: TypePlan
    @exclusivity(unchecked) private var child: ViewNode<V.Body>?
    @exclusivity(unchecked) private var failure: FailureNode?

    init(_ view: V, at place: Place) {
        self.view = view
        plan = TypePlan.of(V.self)
        super.init(at: place)
        viewGraph.nextReason = .identity
        evaluateNow()
    }

    override func update(_ view: V) {
        var view = view
        if isDirty {
            if !viewGraph.needsReasons || plan.compare(&self.view, &view, storage: storage) == .different { viewGraph.nextReason = .value }
            self.view = view
            return evaluateNow()
        }
        let comparison = plan.compare(&self.view, &view, storage: storage)
        guard comparison != .same else { return }
        self.view = view
        guard comparison == .different else { return }
        viewGraph.nextReason = .value
        evaluateNow()
    }

    override func evaluate() {
        let reason = viewGraph.takeReason()
        if let state = viewGraph.rowState, child == nil, storage.isEmpty { storage = state.take(for: plan, at: self) }
        do throws(PropertyFailure) {
            try plan.supply(&view, of: self, storage: &storage)
        } catch {
            retrySupply { () throws(PropertyFailure) in try plan.supply(&view, of: self, storage: &storage) }
            show(error)
            return
        }
        if child == nil, let restoration = viewGraph.restoration, restoration.restore(storage, of: plan, at: self) {
            viewGraph.nextReason = reason
            return evaluate()
        }
        viewGraph.countingEvaluation(of: plan, by: self, because: reason) {
            viewGraph.reason = reason
            let body = observing { view.body }
            clearFailure()
            if let child {
                child.update(body)
            } else {
                // The elements need no report: the code that creates this node reports them, and `clearFailure()` did for a new attempt.
                child = V.Body._makeNode(body, at: placeForChild)
            }
        }
    }

    /// `nil` for a view of Martlet's own modules, such as the one inside a button: its name does not help an app's author.
    override var viewName: String? { isMartletType(V.self) ? nil : typeName(V.self) }

    private func show(_ problem: PropertyFailure) {
        child?.unmount()
        child = nil
        clearFailure()
        failure = FailureNode(problem, view: typeName(V.self), at: placeForChild)
        elementsChanged()
    }

    private func clearFailure() {
        guard let failure else { return }
        self.failure = nil
        failure.unmount()
        elementsChanged()
    }

    override var evaluatedValue: Any? { failure == nil ? view : nil }

    override var stateStorage: (plan: TypePlan, storage: [AnyObject?])? { (plan, storage) }

    override func step(to child: AnyViewNode) -> PlaceStep? { PlaceNames.name(of: V.self).map(PlaceStep.name) }

    override func collectElements(into elements: inout [Element]) {
        child?.collectElements(into: &elements)
        failure?.collectElements(into: &elements)
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
        if let failure { visit(failure) }
    }
}
