import Foundation
import MartletElements
import MartletGraph

/// A running app: one user's view graph, and the channel through which a host shows it.
@MainActor
public final class AppSession: SessionChannel {
    /// Receives element operations and host requests. When it is set, it first receives the requests, focus changes and scroll operations
    /// made before; elements created before are in ``tree``.
    public var output: ((Outcome, [HostRequest]) -> Void)? {
        didSet { if output != nil { commit() } }
    }
    /// Momentary operations, such as focus and scrolling, from the time before ``output`` was set.
    private var earlyOperations: [MartletElements.Operation] = []
    /// Receives warnings for the app's developer, for example about two rows with one id. The default discards them.
    public var warned: ((String) -> Void)? {
        get { graph.warned }
        set { graph.warned = newValue }
    }
    /// Receives turns and handlers that took longer than ``slowWorkLimit``, including those before it was set.
    public var slowWork: ((SlowWork) -> Void)? {
        didSet {
            guard let slowWork else { return }
            earlySlowWork.forEach(slowWork)
            earlySlowWork = []
        }
    }
    private var earlySlowWork: [SlowWork] = []
    /// The duration from which a turn or a handler is reported to ``slowWork``; 50 ms by default.
    public var slowWorkLimit: Duration {
        get { graph.slowTurnLimit }
        set { graph.slowTurnLimit = newValue }
    }
    public let graph: ViewGraph
    let context: SessionContext
    private(set) var root: RootNode?
    private var isClosed = false
    /// Whether the session begins, handles an event or closes. A turn follows, so none must be scheduled.
    private var isTurnComing = false

    public var tree: ElementTree { graph.tree }
    /// The properties of the client's screen and the user's settings.
    public var traits: ClientTraits { context.traits }

    /// Starts an app.
    ///
    /// - Parameters:
    ///   - mount: The part of the host's URL paths that belongs to the app.
    ///   - location: The initial path and query; `/` for the start page.
    ///   - stored: The values that earlier sessions of the same user stored.
    ///   - snapshot: The state of a session of an earlier process, from which this one goes on. Its values of `@SceneStorage` replace those in
    ///     `stored`.
    ///   - environment: Sets environment values of the host.
    ///   - warned: The initial value of ``warned``, which also receives warnings of the first evaluation.
    public convenience init<A: App>(
        _ app: A.Type, mount: AppMount = .root, traits: ClientTraits = ClientTraits(), location: String = "/",
        stored: [String: Value] = [:], snapshot: SessionSnapshot? = nil, environment: (inout EnvironmentValues) -> Void = { _ in },
        warned: ((String) -> Void)? = nil
    ) {
        self.init(
            mount: mount.withWindow(at: location), traits: traits, location: location, stored: stored, snapshot: snapshot,
            environment: environment, warned: warned
        ) {
            let app = A()
            CurrentSession.context?.launched()
            return AppView(app: app)
        }
    }

    /// Shows a view.
    public init<Content: View>(
        mount: AppMount = .root, traits: ClientTraits = ClientTraits(), location: String = "/", stored: [String: Value] = [:],
        snapshot: SessionSnapshot? = nil, initialRowCount: Int = 24, environment: (inout EnvironmentValues) -> Void = { _ in },
        warned: ((String) -> Void)? = nil, @ViewBuilder content: () -> Content
    ) {
        let scope = EnvironmentScope(parent: nil)
        graph = ViewGraph(environment: scope)
        graph.initialRowCount = initialRowCount
        graph.warned = warned
        let saved = snapshot.map { SceneValues.restored(from: $0, stored: stored, mount: mount) }
        context = SessionContext(graph: graph, mount: mount, traits: traits, location: location, stored: saved?.stored ?? stored)
        graph.session = context
        LiveSessions.shared.add(context)
        context.apply(to: scope)
        scope.write { $0.ownEditMode = StateBox(.inactive) }
        scope.write(environment)
        graph.turnWanted = { [weak self] in
            guard let self, !isTurnComing, !isResting else { return }
            Task { @MainActor [weak self] in self?.settle() }
        }
        graph.committed = { [weak self] in self?.commit() }
        graph.turnWasSlow = { [weak self] turn in
            self?.report(
                SlowWork(.turn, duration: turn.duration, view: turn.type.map(typeName), viewDuration: turn.typeDuration))
        }
        graph.endlessLoopFound = { [weak self] nodes in self?.endViews(inEndlessLoop: nodes) }
        if let snapshot, let saved {
            graph.restoration = Restoration(saved.ofViews)
            tree.begin(with: snapshot.nextElement)
        }
        let place = Place(graph: graph, parent: nil, environment: scope, modifiers: nil)
        isTurnComing = true
        CurrentSession.run(context) {
            graph.measuringTurn {
                root = RootNode(TupleView(content(), OutletView(outlet: graph.presentations)), at: place)
                context.root = root
            }
            settle()
            context.launched()
            context.started()
            settle()
        }
        isTurnComing = false
    }

    /// Whether no page is connected. Then changes by timers and tasks are not evaluated until a page connects again.
    public var isResting = false {
        didSet { if oldValue, !isResting { settle() } }
    }

    /// Runs all requested turns, unless the session is resting or closed.
    public func settle() {
        guard !isClosed, !isResting else { return }
        CurrentSession.run(context) {
            context.noticeSuiteChanges()
            graph.runTurns()
            if context.noticeSuiteChanges() { graph.runTurns() }
        }
        graph.evaluationObserver?.turnsEnded()
    }

    private func commit() {
        let outcome = tree.takeOutcome()
        graph.evaluationObserver?.committed(outcome)
        guard let output else {
            earlyOperations += outcome.operations.filter(\.isOneTimeEffect)
            return
        }
        if !earlyOperations.isEmpty {
            defer { earlyOperations = [] }
            output(Outcome(operations: earlyOperations), [])
        }
        let requests = graph.takeRequests()
        if !outcome.isEmpty || !requests.isEmpty { output(outcome, requests) }
    }

    /// Unmounts all views because some are in an endless loop, and shows their names instead.
    private func endViews(inEndlessLoop nodes: [Node]) {
        var names: [String] = []
        for case let node as AnyViewNode in nodes where !names.contains(node.enclosingViewName) { names.append(node.enclosingViewName) }
        let failure = PropertyFailure(
            "The views are in an endless loop: after \(graph.turnLimit) turns these still change: \(names.joined(separator: ", ")).",
            details: ["A body, onChange or onAppear probably changes state that it also reads."])
        graph.warn(([failure.problem] + failure.details).joined(separator: " "))
        root?.showInstead(failure, of: names.first ?? "the app")
        commit()
    }

    // MARK: Events

    public func send(_ event: SessionEvent) throws(EventRejection) {
        guard !isClosed else { return }
        isTurnComing = true
        graph.evaluationObserver?.causeFollows(.event)
        defer {
            isTurnComing = false
            settle()
        }
        var rejection: EventRejection?
        CurrentSession.run(context) {
            do throws(EventRejection) { try handle(event) } catch { rejection = error }
        }
        if let rejection { throw rejection }
    }

    private func handle(_ event: SessionEvent) throws(EventRejection) {
        switch event {
        case .element(let event): try perform(event)
        case .traits(let traits): context.update(traits)
        case .phase(let phase): context.update(phase)
        case .navigate(let location): context.navigate(to: location)
        case .open(let url): context.open(url)
        case .online(let isOnline): context.update(isOnline: isOnline)
        case .notificationPermission(let permission): context.update(permission)
        case .pushToken(let token): context.hostEvents.send(.pushToken(Data(token.utf8)))
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
            if current[.isCovered] == true { throw .hidden(event.target) }
            // What is hidden has a size, and a page may tell it.
            if current.hasModifier(Hidden.self), !event.action.isReport { throw .hidden(event.target) }
            place = current.parent
        }
        if !event.action.isReport { graph.restoration = nil }
        let start = WorkClock.nanoseconds
        if event.action == .focus, let isFocused = event.value?.boolValue {
            FocusedEntries.of(context).focusMoved(to: isFocused, element, in: graph)
        }
        target.perform(event.action, on: element, value: event.value)
        if event.action == .key { KeyPresses.of(context).offer(event, from: element, in: tree) }
        let duration = Duration.nanoseconds(WorkClock.nanoseconds - start)
        guard duration >= slowWorkLimit else { return }
        let node = target as? AnyViewNode
        let view = node?.isMounted == true ? node?.enclosingViewName : nil
        report(SlowWork(.handler(event.action), duration: duration, view: view, viewDuration: duration))
    }

    private func report(_ work: SlowWork) {
        if let slowWork { slowWork(work) } else { earlySlowWork.append(work) }
    }

    /// Ends the session: its views disappear and its tasks are cancelled. A session also ends when it is released.
    public func close() {
        guard !isClosed else { return }
        output = nil
        isTurnComing = true
        CurrentSession.run(context) {
            context.end()
            root?.unmount()
            root = nil
            graph.runTurns()
        }
        LiveSessions.shared.remove(context)
        isClosed = true
        graph.turnWanted = nil
    }

    isolated deinit { close() }
}

/// The root node: its elements are the children of the tree's root.
@MainActor
final class RootNode: AnyViewNode {
    private var child: AnyViewNode?
    /// The views of framework modules above the app's.
    private var layers: [AnyViewNode] = []
    private var needsChildren = false

    init<V: View>(_ view: V, at place: Place) {
        super.init(at: place)
        child = V._makeNode(view, at: placeForChild)
        elementsChanged(of: self, nil)
    }

    override func elementsChanged(of child: AnyViewNode, _ change: RowsChange?) {
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

    /// Shows a view above the others.
    func add<V: View>(_ layer: V) {
        graph.whenSettling { [weak self] in
            guard let self, isMounted else { return }
            layers.append(Graph.untracked { V._makeNode(layer, at: placeForChild) })
            elementsChanged(of: self, nil)
        }
    }

    /// The app's views are made first, and named as if there were no layers.
    override func step(to child: AnyViewNode) -> PlaceStep? { self.child == nil || child === self.child ? nil : .name("layer") }

    /// Unmounts all views, and shows a failure in their place.
    func showInstead(_ failure: PropertyFailure, of view: String) {
        for layer in layers { layer.unmount() }
        layers = []
        child?.unmount()
        child = FailureNode(failure, view: view, at: placeForChild)
        updateChildren()
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
        for layer in layers { visit(layer) }
    }
}
