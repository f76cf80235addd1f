import MartletCore
import MartletElements
import MartletGraph

/// Shows a view or an app in memory, and does to it what a user would.
///
/// It stands where the browser stands: it gets the same elements and operations, and sends the same events, which are checked in the same
/// way. Make one with `mount`.
///
///     let host = mount { Counter() }
///     host.tap("Add")
///     host.find("Count 1")
@MainActor
public final class TestHost {
    public let session: AppSession
    /// The clock in the environment of the views, as `\.clock`.
    public let clock: TestClock
    /// The operations since the last act began.
    public private(set) var operations: [MartletElements.Operation] = []
    /// What the app asked of its host since the last act began.
    public private(set) var requests: [HostRequest] = []
    private let journal: Journal

    /// What the user has opened: menus, pickers, and rows by a swipe.
    var unfolded: Set<ElementID> = []
    /// How often the user has edited each field.
    var editions: [ElementID: Int] = [:]
    private var focusedID: ElementID?
    private var actDepth = 0
    private var eventCount = 0
    /// What the host itself has to do in answer to what it was told.
    private var duties: [() -> Void] = []

    init(clock: TestClock, journal: Journal, _ makeSession: (Journal) -> AppSession) {
        self.clock = clock
        self.journal = journal
        session = makeSession(journal)
        session.output = { [weak self] outcome, requests in self?.show(outcome, requests) }
        operations = session.tree.snapshot()
        for operation in operations { note(operation) }
        settleDuties()
    }

    /// Ends the session: its tasks are cancelled, and its views disappear. It ends by itself when the host is let go.
    public func close() { session.close() }

    deinit {
        let session = session
        Task { @MainActor in session.close() }
    }

    // MARK: What the app says

    private func show(_ outcome: Outcome, _ requests: [HostRequest]) {
        operations += outcome.operations
        self.requests += requests
        eventCount += 1
        for operation in outcome.operations { note(operation) }
        for request in requests { note(request) }
    }

    private func note(_ operation: MartletElements.Operation) {
        switch operation {
        case .focus(let id, true): duties.append { [unowned self] in focusMoves(to: id, byUser: false) }
        case .focus(let id, false): if focusedID == id { focusedID = nil }
        case .setAction(let id, .measure, true): duties.append { [unowned self] in measure(id) }
        default: break
        }
    }

    private func note(_ request: HostRequest) {
        journal.note(request)
        if request == .back {
            duties.append { [unowned self] in
                if let location = journal.history.last { try? session.send(.navigate(location)) }
            }
        }
    }

    private func settleDuties() {
        // Each duty can bring about others, as a page's answers can.
        for _ in 0..<100 where !duties.isEmpty {
            let due = duties
            duties = []
            for duty in due { duty() }
        }
    }

    // MARK: Acts

    /// Does something outside the views, and settles what it changed.
    @discardableResult
    public func act<Result>(_ action: () throws -> Result) rethrows -> Result {
        if actDepth == 0 {
            operations = []
            requests = []
        }
        actDepth += 1
        defer { actDepth -= 1 }
        let result = try action()
        catchUp()
        return result
    }

    /// Takes in what has changed since, by itself.
    func catchUp() {
        session.settle()
        settleDuties()
    }

    /// Tells the session what happened, as the browser would.
    func tell(_ event: SessionEvent) throws(EventRejection) {
        var rejection: EventRejection?
        act {
            do throws(EventRejection) { try session.send(event) } catch { rejection = error }
        }
        if let rejection { throw rejection }
    }

    // MARK: What the browser does by itself

    /// The element that has the keyboard focus.
    var focusedElement: Element? { focusedID.flatMap { session.tree[$0] } }

    /// Moves the keyboard focus. The page tells who gets it and who loses it, except what it was asked to do.
    func focusMoves(to id: ElementID?, byUser: Bool) {
        guard id != focusedID else { return }
        let old = focusedID
        focusedID = id
        act {
            if byUser, let id { tellFocus(of: id, true) }
            if let old { tellFocus(of: old, false) }
        }
    }

    private func tellFocus(of id: ElementID, _ isFocused: Bool) {
        guard let element = session.tree[id], element.actions.contains(.focus) else { return }
        try? session.send(.element(Event(.focus, on: id, value: .bool(isFocused))))
    }

    /// There is no layout here: what asks for its size is told that it has the whole window.
    private func measure(_ id: ElementID) {
        guard let element = session.tree[id], element.kind == .geometry else { return }
        let size = [session.traits.width, session.traits.height, 0, 0].map(Value.double)
        try? session.send(.element(Event(.measure, on: id, value: .list(size))))
    }

    /// Measures everything anew, after the window has changed.
    func measureAll() {
        session.tree.root.forEachDescendant { if $0.actions.contains(.measure) { measure($0.id) } }
    }
}

extension TestHost {
    /// What the runtime had to say to the app's developer, as that two rows have one id.
    public var warnings: [String] { journal.warnings }
    /// What the app showed outside itself, in the order in which it did.
    public var openedURLs: [String] { journal.openedURLs }
    /// The notifications that the app asked to show, in the order in which it did.
    public var notifications: [HostNotification] { journal.notifications }
    /// The title of the window.
    public var title: String? { journal.title }
    /// The path and query in the address bar.
    public var location: String { journal.history.last ?? "/" }
    /// Where the user has been, and can go back to; the last is where the user is.
    public var history: [String] { journal.history }
    /// The text that was last copied.
    public var pasteboard: String? { journal.pasteboard }
    /// What the app keeps for the user's next sessions.
    public var stored: [String: Value] { journal.stored }

    /// How much has happened: it grows with each evaluation, each outcome and each sleep.
    var activity: Int { session.graph.evaluations.total &+ eventCount &+ clock.sleepCount }

    /// The user leaves the app for an address.
    func leave(for url: String) { journal.note(.open(url)) }

    func moveInHistory(to location: String) { journal.move(to: location) }
}
