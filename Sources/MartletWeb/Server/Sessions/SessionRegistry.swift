import Logging
import MartletCore
import MartletElements

/// All sessions of a server: starts them, attaches their pages, and ends them when their time is over.
@MainActor
final class SessionRegistry {
    let context: ServerContext
    private let makeSession: SessionFactory
    private var sessions: [String: HostedSession] = [:]
    private var ofBrowser: [BrowserID: [HostedSession]] = [:]
    /// The number of waiting sessions per address; the key `nil` counts those of unknown address.
    private var waitingOfAddress: [ClientAddress?: Int] = [:]
    private var waiting = ExpiryQueue()
    private var parked = ExpiryQueue()
    private(set) var counts = Counts()
    private var nextSweep: Duration?
    /// Why the sessions of an earlier process are gone, in a sentence. Their pages connect again while sessions are kept, or start over.
    var loss: String? {
        didSet { lossEnd = context.clock.now + context.limits.parkedTime }
    }
    private var lossEnd: Duration?
    private var currentLoss: String? { lossEnd.map { context.clock.now < $0 } == true ? loss : nil }

    /// The number of sessions in each state.
    struct Counts: Hashable, Sendable {
        var waiting = 0
        var active = 0
        var parked = 0

        var total: Int { waiting + active + parked }
    }

    /// The maximum number of sessions is reached.
    enum Full: Error, Hashable {
        case server, browser
    }

    init(context: ServerContext, makeSession: @escaping SessionFactory) {
        self.context = context
        self.makeSession = makeSession
    }

    /// A session, if there is any.
    var first: HostedSession? { sessions.values.first }

    // MARK: Beginning

    /// Starts a session and renders its first page.
    /// - Parameters:
    ///   - address: The address that requested the page, if known.
    ///   - stays: Whether a page will connect. Otherwise the session ends as soon as it is rendered.
    ///   - inFrame: Whether the page is in a frame of another page of this server.
    ///   - styleNonce: The nonce of the page's `style` element, if its security policy allows one.
    ///   - replaced: The session whose page this one replaces.
    /// - Throws: ``Full``, or an error of the app.
    func paint(
        _ start: SessionStart, for browser: BrowserID, from address: ClientAddress? = nil, stays: Bool = true, inFrame: Bool = false,
        styleNonce: String? = nil, replacing replaced: String? = nil
    ) throws -> String {
        try makeRoom(for: browser)
        var start = start
        let others = (ofBrowser[browser] ?? []).filter { $0.state.isAttached && $0.id != replaced }
        start.stored = SceneValues.ofFurtherWindow(start.stored, besides: others.map(\.location))
        let channel = try context.during(at: start.location, { $0.append("the start of a session") }, { try makeSession(start) })
        context.lastAction = .now
        let session = HostedSession(
            id: Token.random(bytes: 16), browser: browser, address: address, location: start.location, channel: channel, context: context)
        let page = session.paint(locale: start.traits.locale, inFrame: inFrame, styleNonce: styleNonce)
        guard stays else {
            session.close(.normal, reason: "")
            return page
        }
        session.recorder = context.recordings?.begin(start, of: channel)
        sessions[session.id] = session
        ofBrowser[browser, default: []].append(session)
        count(session.state, of: session, by: 1)
        expire(session, after: context.limits.waitingTime, in: \.waiting)
        if counts.waiting > context.limits.waitingSessions { endOldestOfTheMost() }
        context.logger.debug("Session begins", metadata: ["session": "\(session.id.prefix(6))", "location": "\(start.location)"])
        return page
    }

    /// Renders the page of a session whose page is loaded again, also of one that an earlier process has saved.
    /// - Parameter inFrame: Whether the page is in a frame. Its session can be at a location below, because a frame is made anew at its first one.
    /// - Returns: `nil` if the browser has no such session at this location.
    func repaint(
        _ id: String, at location: String, for browser: BrowserID, inFrame: Bool = false, locale: String, styleNonce: String? = nil
    ) -> String? {
        // A recorded test begins with a new session.
        guard context.recordings?.isAwaited != true else { return nil }
        let session =
            sessions[id]
            ?? context.snapshots?.take(id, of: browser, at: location, orBelow: inFrame).flatMap {
                restore($0, of: browser, received: 0, sent: 0)
            }
        guard let session, session.browser == browser, session.location == location || inFrame && session.location.hasPrefix(location)
        else { return nil }
        // Another tab has the same frame.
        if inFrame, session.state.isAttached { return nil }
        count(session.state, of: session, by: -1)
        let page = session.repaint(locale: locale, inFrame: inFrame, styleNonce: styleNonce)
        count(session.state, of: session, by: 1)
        // If the page does not come, the session is there to be restored.
        session.save()
        expire(session, after: context.limits.waitingTime, in: \.waiting)
        if counts.waiting > context.limits.waitingSessions { endOldestOfTheMost() }
        return page
    }

    /// Ends a waiting session of the address with the most of them, so that a flood from one address ends only its own sessions.
    @discardableResult
    private func endOldestOfTheMost() -> Bool {
        guard let address = waitingOfAddress.max(by: { $0.value < $1.value })?.key else { return false }
        context.limitLog.reached(.waiting, "There are \(counts.waiting) sessions that wait for their pages, more than may wait")
        let oldest = waiting.first { id, deadline in
            sessions[id].map { $0.deadline == deadline && $0.state == .waiting && $0.address == address } ?? false
        }
        guard let session = oldest.flatMap({ sessions[$0] }) else { return false }
        end(session, "There are too many sessions")
        return true
    }

    /// Ends disconnected sessions if necessary, never connected ones.
    private func makeRoom(for browser: BrowserID) throws(Full) {
        if let mine = ofBrowser[browser], mine.count >= context.limits.sessionsPerBrowser {
            guard let oldest = mine.first(where: { !$0.state.isAttached }) else { throw .browser }
            end(oldest, "The browser has too many sessions")
        }
        if counts.total >= context.limits.sessions, !endOldestOfTheMost(), !endOldest(in: \.parked) { throw .server }
    }

    // MARK: Development

    /// Returns what an author can learn of an element; `nil` if there is no such session or element.
    func inspect(_ element: ElementID, ofSession id: String) -> (Inspection, SizeReasons)? {
        guard let channel = sessions[id]?.channel, let inspection = channel.inspect(element), let element = channel.tree[element] else {
            return nil
        }
        return (inspection, SizeReasons(of: element))
    }

    /// Sets a property of a view, and returns whether it takes the value.
    func edit(_ edit: Inspection.Edit, ofSession id: String) -> Bool { sessions[id]?.channel.edit(edit) ?? false }

    /// Returns the last turns of a session, the oldest first; `nil` if there is no such session.
    func timeline(ofSession id: String) -> [Timeline.Entry]? { sessions[id]?.timeline?.entries }

    // MARK: Sockets

    /// Attaches a page to its session.
    /// - Returns: The session, or `nil` if the page was told to reload.
    func attach(_ link: any SessionLink, _ hello: Hello) -> HostedSession? {
        guard hello.version == PageShell.protocolVersion else {
            return turnAway(link, "This page is of another version than its server.")
        }
        // Without the session's cookie the page gets the same answer as for a session that does not exist.
        guard let session = sessions[hello.session] ?? restore(hello), session.browser == hello.browser else {
            return turnAway(link, currentLoss ?? "The session has ended.")
        }
        count(session.state, of: session, by: -1)
        let isBack = session.attach(link, received: hello.received, sent: hello.sent)
        count(session.state, of: session, by: 1)
        guard isBack else {
            link.close(.normal, reason: "")
            return nil
        }
        session.deadline = nil
        return session
    }

    private func restore(_ hello: Hello) -> HostedSession? {
        guard let browser = hello.browser, let saved = context.snapshots?.take(hello.session, of: browser) else { return nil }
        return restore(saved, of: browser, received: hello.received, sent: hello.sent)
    }

    /// Goes on with a session that an earlier process has saved.
    private func restore(_ saved: SavedSession, of browser: BrowserID, received: Int, sent: Int) -> HostedSession? {
        do {
            try makeRoom(for: browser)
            let snapshot = saved.snapshot
            let start = SessionStart(
                traits: snapshot.traits, location: snapshot.location, stored: context.storage.valuesNow(of: browser), snapshot: snapshot)
            let channel = try context.during(at: start.location, { $0.append("the return of a session") }, { try makeSession(start) })
            let session = HostedSession(
                restoring: saved, received: received, sent: sent, because: currentLoss, channel: channel, browser: browser, context: context
            )
            sessions[session.id] = session
            ofBrowser[browser, default: []].append(session)
            count(session.state, of: session, by: 1)
            context.metrics.restored.increment()
            context.logger.info("A session is restored", metadata: ["session": "\(session.id.prefix(6))"])
            return session
        } catch {
            context.logger.error("A session cannot be restored: \(error)", metadata: ["session": "\(saved.id.prefix(6))"])
            return nil
        }
    }

    private func turnAway(_ link: any SessionLink, _ reason: String) -> HostedSession? {
        link.send(ServerFrame.reload(handled: 0, reason: reason))
        link.close(.normal, reason: "")
        return nil
    }

    /// Detaches a closed socket; the session then waits for the next one.
    func detach(_ link: any SessionLink, from session: HostedSession) {
        let state = session.state
        guard session.detach(link) else { return }
        count(state, of: session, by: -1)
        count(session.state, of: session, by: 1)
        session.save()
        expire(session, after: context.limits.parkedTime, in: \.parked)
        if counts.parked > context.limits.parkedSessions { endOldest(in: \.parked) }
    }

    /// Shows a sentence to all users whose pages are connected.
    func tell(_ sentence: String) { for session in sessions.values { session.tell(sentence) } }

    // MARK: Ending

    /// Ends all sessions, because the server stops.
    func closeAll() {
        for session in Array(sessions.values) where session.state != .waiting { session.save(isLast: true) }
        for session in Array(sessions.values) { end(session, "The server stops", code: .goingAway) }
    }

    private func end(_ session: HostedSession, _ reason: String, code: CloseCode = .normal) {
        guard sessions.removeValue(forKey: session.id) != nil else { return }
        count(session.state, of: session, by: -1)
        ofBrowser[session.browser]?.removeAll { $0 === session }
        if ofBrowser[session.browser]?.isEmpty == true { ofBrowser[session.browser] = nil }
        session.close(code, reason: reason)
        context.logger.debug("Session ends: \(reason)", metadata: ["session": "\(session.id.prefix(6))"])
    }

    private func expire(_ session: HostedSession, after time: Duration, in queue: ReferenceWritableKeyPath<SessionRegistry, ExpiryQueue>) {
        let deadline = context.clock.now + time
        session.deadline = deadline
        self[keyPath: queue].append(session.id, deadline: deadline)
        sweepLater()
    }

    @discardableResult
    private func endOldest(in queue: ReferenceWritableKeyPath<SessionRegistry, ExpiryQueue>) -> Bool {
        while let (id, deadline) = self[keyPath: queue].removeFirst() {
            guard let session = sessions[id], session.deadline == deadline else { continue }
            end(session, "There are too many sessions")
            return true
        }
        return false
    }

    private func sweepLater() {
        guard let next = [waiting.next, parked.next].compactMap(\.self).min(), nextSweep.map({ next < $0 }) ?? true else { return }
        nextSweep = next
        context.clock.wake(after: next - context.clock.now) { [weak self] in self?.sweep(planned: next) }
    }

    private func sweep(planned: Duration) {
        guard planned == nextSweep else { return }
        nextSweep = nil
        for queue in [\SessionRegistry.waiting, \.parked] as [ReferenceWritableKeyPath<SessionRegistry, ExpiryQueue>] {
            while let next = self[keyPath: queue].next, next <= context.clock.now {
                guard let (id, deadline) = self[keyPath: queue].removeFirst(), let session = sessions[id], session.deadline == deadline
                else {
                    continue
                }
                end(session, "No page connected in time")
            }
        }
        sweepLater()
    }

    private func count(_ state: SessionConnection.State, of session: HostedSession, by change: Int) {
        switch state {
        case .waiting:
            counts.waiting += change
            let waiting = waitingOfAddress[session.address, default: 0] + change
            waitingOfAddress[session.address] = waiting > 0 ? waiting : nil
            context.metrics.waiting.record(counts.waiting)
        case .flowing, .stalled:
            counts.active += change
            context.metrics.active.record(counts.active)
        case .parked:
            counts.parked += change
            context.metrics.parked.record(counts.parked)
        case .closed:
            break
        }
    }
}
