import MartletCore
import MartletElements
import MartletGraph
import MartletLayout

/// Runs a view or an app in memory, and performs the actions of a user.
///
/// It replaces the browser: it receives the same elements and operations, and sends the same events, which the session checks in the same
/// way. Create a host with `mount`.
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
    /// The requests to the host since the last act began.
    public private(set) var requests: [HostRequest] = []
    /// The user's device, as far as the browser lets the app use it: location, notifications.
    public private(set) lazy var device = TestDevice(self)
    private let journal: Journal

    /// The menus, pickers and swiped rows that the user has opened.
    var unfolded: Set<ElementID> = []
    /// The number of the user's latest edit of each field.
    var editions: [ElementID: Int] = [:]
    /// The layout of what is shown; `nil` after a change.
    var knownLayout: WindowLayout?
    /// The views of which only the first child that fits is shown.
    private(set) var fittingElements: Set<ElementID> = []
    /// The children of ``fittingElements`` that the page shows; unused in memory.
    var alternativesOfPage: Set<ElementID> = []
    /// The elements that read their frames.
    private(set) var measuredElements: Set<ElementID> = []
    /// The frames that were reported last.
    var reportedFrames: [ElementID: Rect] = [:]
    /// The elements whose size the test has set.
    var givenFrames: Set<ElementID> = []
    private var focusedID: ElementID?
    /// The element that reports the focus of the focused one.
    private var focusReporter: ElementID?
    private var actDepth = 0
    private var eventCount = 0
    /// The responses of a browser to operations and requests, which are not performed yet.
    private var pendingResponses: [() -> Void] = []
    /// The page that shows the session; `nil` if the host itself stands for one.
    private(set) var browser: BrowserHands?
    private var channel: PageChannel?

    init(place: HostPlace, clock: TestClock, journal: Journal, at site: CallSite, _ makeSession: (Journal) -> AppSession) {
        self.clock = clock
        self.journal = journal
        session = makeSession(journal)
        if place == .browser { channel = PageChannel(session, of: self) }
        session.output = { [weak self] outcome, requests in self?.show(outcome, requests) }
        operations = session.tree.snapshot()
        noteFittingElements(in: operations)
        if let channel { openPage(channel, at: site) }
        if browser == nil { for operation in operations { respond(to: operation) } }
        runPendingResponses()
        browser?.catchUp(isFinal: true)
    }

    private func openPage(_ channel: PageChannel, at site: CallSite) {
        do {
            browser = try BrowserHands(self, showing: channel)
        } catch {
            self.channel = nil
            report("\(error)", at: site)
        }
    }

    /// Ends the session: cancels its tasks and makes its views disappear. The session also ends when the host is deallocated.
    public func close() {
        session.close()
        browser?.page.close()
        browser = nil
    }

    deinit {
        let session = session
        let page = browser?.page
        Task { @MainActor in
            session.close()
            page?.close()
        }
    }

    // MARK: Output of the app

    private func show(_ outcome: Outcome, _ requests: [HostRequest]) {
        operations += outcome.operations
        self.requests += requests
        eventCount += 1
        knownLayout = nil
        noteFittingElements(in: outcome.operations)
        if channel == nil { for operation in outcome.operations { respond(to: operation) } }
        for request in requests { respond(to: request) }
        channel?.show(outcome, requests)
    }

    private func noteFittingElements(in operations: [MartletElements.Operation]) {
        if !fittingElements.isEmpty { fittingElements = fittingElements.filter { session.tree[$0] != nil } }
        for case .create(let id, .fitting) in operations { fittingElements.insert(id) }
    }

    /// Adds the browser's response to an operation, if there is one.
    private func respond(to operation: MartletElements.Operation) {
        switch operation {
        case .focus(let id, true): pendingResponses.append { [unowned self] in moveFocus(to: id, byUser: false) }
        case .focus(let id, false): if focusedID == id { focusedID = nil }
        case .remove:
            measuredElements = measuredElements.filter { session.tree[$0] != nil }
            pendingResponses.append { [unowned self] in forgetRemovedFocus() }
        case .setAction(let id, .measure, let isMeasured):
            if isMeasured { measuredElements.insert(id) } else { measuredElements.remove(id) }
        default: break
        }
    }

    /// Records a request, and adds the browser's response if there is one.
    private func respond(to request: HostRequest) {
        journal.record(request)
        guard channel == nil else { return }
        if request == .endEditing { pendingResponses.append { [unowned self] in moveFocus(to: nil, byUser: true) } }
        if request == .back {
            pendingResponses.append { [unowned self] in
                if let location = journal.history.last { try? session.send(.navigate(location)) }
            }
        }
    }

    private func runPendingResponses() {
        // A response can cause further ones. Their number is limited, in case they never end.
        for _ in 0..<100 {
            let due = pendingResponses
            pendingResponses = []
            for response in due { response() }
            if due.isEmpty, !device.respond(), !reportFrames() { return }
        }
    }

    // MARK: Acts

    /// Runs code outside the views, and processes its changes.
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

    /// Processes changes that happened outside an act.
    func catchUp() {
        session.settle()
        runPendingResponses()
        guard let browser else { return }
        browser.catchUp()
        runPendingResponses()
        browser.catchUp()
    }

    /// Sends an event to the session as the browser would.
    func dispatch(_ event: SessionEvent) throws(EventRejection) {
        var rejection: EventRejection?
        act {
            do throws(EventRejection) { try session.send(event) } catch { rejection = error }
        }
        if let rejection { throw rejection }
    }

    // MARK: Behavior of the browser

    /// The element that has the keyboard focus.
    var focusedElement: Element? { focusedID.flatMap { session.tree[$0] } }

    /// Takes over the keyboard focus of a page.
    func setFocus(_ id: ElementID?) { focusedID = id }

    /// Moves the keyboard focus. The page reports the gain and loss of focus, except for a gain that the app requested.
    func moveFocus(to id: ElementID?, byUser: Bool) {
        guard id != focusedID else { return }
        let old = focusedID
        focusedID = id
        let gains = id.flatMap(focusListener)
        let loses = old.flatMap(focusListener)
        focusReporter = gains
        if gains != nil, gains == loses { return }
        act {
            if byUser, let gains { sendFocus(of: gains, true) }
            if let loses { sendFocus(of: loses, false) }
        }
    }

    /// The page reports that a removed element loses the focus if the element that reports it stays.
    private func forgetRemovedFocus() {
        guard let focusedID, session.tree[focusedID] == nil else { return }
        self.focusedID = nil
        if let focusReporter, session.tree[focusReporter] != nil { act { sendFocus(of: focusReporter, false) } }
    }

    /// The nearest element, around one or the element itself, that reports the focus.
    private func focusListener(_ id: ElementID) -> ElementID? { session.tree[id]?.nearest { $0.actions.contains(.focus) }?.id }

    private func sendFocus(of id: ElementID, _ isFocused: Bool) {
        try? session.send(.element(Event(.focus, on: id, value: .bool(isFocused))))
    }
}

extension TestHost {
    /// The runtime's warnings to the developer, for example about two rows with the same id.
    public var warnings: [String] { journal.warnings }
    /// The URLs that the app opened outside itself, in order.
    public var openedURLs: [String] { journal.openedURLs }
    /// The paths of the windows that the app opened, in order. Mount the app with one as its `url` to go on there.
    public var openedWindows: [String] { journal.openedWindows }
    /// Whether the app closed its window.
    public var isWindowClosed: Bool { journal.isWindowClosed }
    /// The notifications that the app posted, in order.
    public var notifications: [HostNotification] { journal.notifications }
    /// The title of the window.
    public var title: String? { journal.title }
    /// The path and query in the address bar.
    public var location: String { journal.history.last ?? "/" }
    /// The locations that the user can go back to; the last is the current one.
    public var history: [String] { journal.history }
    /// The text that the app copied last.
    public var pasteboard: String? { journal.pasteboard }
    /// The vibrations that the app asked for, in order: durations in milliseconds, on and off in turn.
    public var vibrations: [[Int]] { journal.vibrations }

    /// The texts that the app let a screen reader say, in order.
    public var announcements: [String] { journal.announcements }
    /// Whether the app keeps the screen on.
    public var isKeptAwake: Bool { journal.isKeptAwake }
    /// The values that the app stored for the user's later sessions.
    public var stored: [String: Value] { journal.stored }

    /// A number that grows with each evaluation, each outcome and each sleep.
    var activity: Int { session.graph.evaluations.total &+ eventCount &+ clock.sleepCount }

    /// Records that the user leaves the app for a URL.
    func leave(for url: String) { journal.record(.open(url)) }

    func moveInHistory(to location: String) { journal.move(to: location) }
}
