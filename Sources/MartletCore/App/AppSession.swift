import Foundation
import MartletElements
import MartletGraph

/// A running app: one user's graph, and the channel through which a host shows it.
@MainActor
public final class AppSession: SessionChannel {
    /// What the session asked before anyone listened is told as soon as someone does, and so is where it put the focus and what it scrolled
    /// to; the elements it made are in its tree.
    public var output: ((Outcome, [HostRequest]) -> Void)? {
        didSet { if output != nil { commit() } }
    }
    /// What was done to elements, beside making them what they are, while nobody listened.
    private var early: [MartletElements.Operation] = []
    /// Hears what the app's developer should know, as two rows with one id. It goes nowhere unless a host sets it.
    public var warned: ((String) -> Void)? {
        get { graph.warned }
        set { graph.warned = newValue }
    }
    /// Hears of turns and handlers that took longer than ``slowWorkLimit``; also of those before anybody listened.
    public var slowWork: ((SlowWork) -> Void)? {
        didSet {
            guard let slowWork else { return }
            earlySlowWork.forEach(slowWork)
            earlySlowWork = []
        }
    }
    private var earlySlowWork: [SlowWork] = []
    /// How long a turn or a handler may take before ``slowWork`` hears of it. 50 ms unless a host says otherwise.
    public var slowWorkLimit: Duration {
        get { graph.slowTurnLimit }
        set { graph.slowTurnLimit = newValue }
    }
    public let graph: ViewGraph
    let context: SessionContext
    private var root: RootNode?
    private var isClosed = false
    /// A turn follows what is being done, so nobody has to come back for one.
    private var isReceiving = false

    public var tree: ElementTree { graph.tree }
    /// What the session knows of the screen and of the person before it.
    public var traits: ClientTraits { context.traits }

    /// Starts an app.
    ///
    /// - Parameters:
    ///   - mount: Which of the host's addresses are the app's.
    ///   - location: The path and query under which the app is entered, `/` for its front.
    ///   - stored: What earlier sessions of the same user asked to keep.
    ///   - environment: Sets what the host puts around the app.
    ///   - warned: Hears from the start what ``warned`` hears.
    public convenience init<A: App>(
        _ app: A.Type, mount: AppMount = .root, traits: ClientTraits = ClientTraits(), location: String = "/",
        stored: [String: Value] = [:], environment: (inout EnvironmentValues) -> Void = { _ in }, warned: ((String) -> Void)? = nil
    ) {
        self.init(
            mount: mount, traits: traits, location: location, stored: stored, environment: environment, warned: warned
        ) { AppView(app: A()) }
    }

    /// Shows a view.
    public init<Content: View>(
        mount: AppMount = .root, traits: ClientTraits = ClientTraits(), location: String = "/", stored: [String: Value] = [:],
        initialRowCount: Int = 24, environment: (inout EnvironmentValues) -> Void = { _ in }, warned: ((String) -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let scope = EnvironmentScope(parent: nil)
        graph = ViewGraph(environment: scope)
        graph.initialRowCount = initialRowCount
        graph.warned = warned
        context = SessionContext(graph: graph, mount: mount, traits: traits, location: location, stored: stored)
        context.apply(to: scope)
        scope.write { $0.ownEditMode = StateBox(.inactive) }
        scope.write(environment)
        graph.turnWanted = { [weak self] in
            guard let self, !isReceiving, !isResting else { return }
            Task { @MainActor [weak self] in self?.settle() }
        }
        graph.committed = { [weak self] in self?.commit() }
        graph.turnWasSlow = { [weak self] turn in
            self?.report(
                SlowWork(.turn, duration: turn.duration, view: turn.type.map(typeName), viewDuration: turn.typeDuration))
        }
        graph.endlessLoopFound = { [weak self] nodes in self?.endViews(restless: nodes) }
        let place = Place(graph: graph, parent: nil, environment: scope, modifiers: nil)
        graph.measuringTurn { root = RootNode(TupleView(content(), OutletView(outlet: graph.presentations)), at: place) }
        settle()
        context.started()
        settle()
    }

    /// Nobody looks at the session: what its timers and tasks change is shown when somebody does again.
    public var isResting = false {
        didSet { if oldValue, !isResting { settle() } }
    }

    /// Runs all turns that are wanted.
    public func settle() {
        guard !isClosed, !isResting else { return }
        graph.runTurns()
    }

    private func commit() {
        let outcome = tree.takeOutcome()
        guard let output else {
            early += outcome.operations.filter(\.isMoment)
            return
        }
        if !early.isEmpty {
            defer { early = [] }
            output(Outcome(operations: early), [])
        }
        let requests = graph.takeRequests()
        if !outcome.isEmpty || !requests.isEmpty { output(outcome, requests) }
    }

    /// Ends all views, because some never come to rest, and shows which they are in their place.
    private func endViews(restless nodes: [Node]) {
        var names: [String] = []
        for case let node as AnyViewNode in nodes where !names.contains(node.enclosingViewName) { names.append(node.enclosingViewName) }
        let failure = PropertyFailure(
            "The views never come to rest: after \(graph.turnLimit) turns these still change: \(names.joined(separator: ", ")).",
            details: ["A body, onChange or onAppear probably changes state that it also reads."])
        graph.warn(([failure.problem] + failure.details).joined(separator: " "))
        root?.showInstead(failure, of: names.first ?? "the app")
        commit()
    }

    // MARK: Events

    public func send(_ event: SessionEvent) throws(EventRejection) {
        guard !isClosed else { return }
        isReceiving = true
        defer {
            isReceiving = false
            settle()
        }
        switch event {
        case .element(let event): try perform(event)
        case .traits(let traits): context.update(traits)
        case .phase(let phase): context.update(phase)
        case .navigate(let location): context.navigate(to: location)
        case .open(let url): context.open(url)
        case .online(let isOnline): context.update(isOnline: isOnline)
        case .notificationPermission(let permission): context.update(permission)
        case .push(let payload): context.hostEvents.send(.push(payload))
        }
    }

    private func perform(_ event: Event) throws(EventRejection) {
        guard let element = tree[event.target] else { throw .unknownElement(event.target) }
        guard element.actions.contains(event.action), let target = element.target else {
            throw .notActionable(event.target, event.action)
        }
        var place: Element? = element
        while let current = place {
            if current[.disabled] == true, !event.action.isReport { throw .disabled(event.target) }
            if current[.isCovered] == true || current.hasModifier(Hidden.self) { throw .hidden(event.target) }
            place = current.parent
        }
        let start = WorkClock.nanoseconds
        target.perform(event.action, on: element, value: event.value)
        let duration = Duration.nanoseconds(WorkClock.nanoseconds - start)
        guard duration >= slowWorkLimit else { return }
        let node = target as? AnyViewNode
        let view = node?.isMounted == true ? node?.enclosingViewName : nil
        report(SlowWork(.handler(event.action), duration: duration, view: view, viewDuration: duration))
    }

    private func report(_ work: SlowWork) {
        if let slowWork { slowWork(work) } else { earlySlowWork.append(work) }
    }

    /// Ends the session: its views disappear, its tasks are cancelled. A session that is let go of ends by itself.
    public func close() {
        guard !isClosed else { return }
        output = nil
        context.end()
        root?.unmount()
        root = nil
        graph.runTurns()
        isClosed = true
        graph.turnWanted = nil
    }

    isolated deinit { close() }
}

/// The top of the graph: its elements are what the session shows.
@MainActor
final class RootNode: AnyViewNode {
    private var child: AnyViewNode?
    private var needsChildren = false

    init<V: View>(_ view: V, at place: Place) {
        super.init(at: place)
        child = V._makeNode(view, at: placeForChild)
        elementsChanged(of: self)
    }

    override func elementsChanged(of child: AnyViewNode) {
        guard !needsChildren else { return }
        needsChildren = true
        graph.whenSettling { [weak self] in
            guard let self, isMounted else { return }
            updateChildren()
        }
    }

    private func updateChildren() {
        needsChildren = false
        tree.setChildren(elements, of: tree.root)
    }

    /// Ends all views, and shows a failure in their place.
    func showInstead(_ failure: PropertyFailure, of view: String) {
        child?.unmount()
        child = FailureNode(failure, view: view, at: placeForChild)
        updateChildren()
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
