import Logging
import MartletElements
import MartletRecorder
import NIOCore

/// A running session and the page that displays it.
///
/// It passes the page's events to the session's channel, and sends the changes of a turn to the page as one frame. Its
/// ``SessionConnection`` handles connecting and disconnecting sockets.
@MainActor
final class HostedSession {
    let id: String
    let browser: BrowserID
    /// The address that requested the page, if known.
    let address: ClientAddress?
    /// The path and query in the page's address bar.
    private(set) var location: String
    /// The time at which the session ends unless a socket attaches; `nil` while one is attached.
    var deadline: Duration?
    let channel: any SessionChannel
    private let context: ServerContext
    private let logger: Logger
    private var connection: SessionConnection
    private var link: (any SessionLink)?
    private var isAcknowledgementScheduled = false
    private var notifications = ShownNotifications()
    /// Writes down what the user does; `nil` if nobody has asked for it.
    var recorder: Recorder?
    /// What the last turns have done; `nil` unless the app is under development.
    private(set) var timeline: Timeline?
    /// Why the session was restored: a sentence, or an empty text if the user need not know.
    private var restorationReason = ""
    /// The properties that no snapshot contains, as far as they were reported.
    private var unsavedProperties: Set<String> = []
    private var isSaveScheduled = false
    private var lastSave: Duration?
    /// What the session has requested last for the page's head.
    private var title: String?
    private var colorScheme: ClientTraits.Appearance?
    /// One-time operations and requests from before the first paint; `nil` after it.
    private var early: (operations: [Operation], requests: [HostRequest])? = ([], [])

    init(
        id: String, browser: BrowserID, address: ClientAddress? = nil, location: String, channel: any SessionChannel, context: ServerContext
    ) {
        self.id = id
        self.browser = browser
        self.address = address
        self.location = location
        self.channel = channel
        self.context = context
        connection = SessionConnection(replay: context.limits.replay)
        var logger = context.logger
        logger[metadataKey: "session"] = "\(id.prefix(6))"
        self.logger = logger
        channel.output = { [weak self] outcome, requests in self?.show(outcome, requests) }
        channel.slowWork = { [logger, metrics = context.metrics] work in
            logger.warning("\(work)")
            metrics.slowWork(work.kind)
        }
        if context.recordings != nil {
            timeline = Timeline()
            channel.turnEnded = { [weak self] turn in self?.timeline?.append(turn) }
        }
    }

    /// Continues a session of an earlier process.
    /// - Parameters:
    ///   - received: The number of the last frame that the page has applied.
    ///   - sent: The number of the last event that the page has sent. Those that were not handled are dropped if the earlier process has not
    ///     ended in order, because one of them may be why.
    ///   - reason: Why the earlier process has ended, in a sentence for the user.
    convenience init(
        restoring saved: SavedSession, received: Int, sent: Int, because reason: String?, channel: any SessionChannel, browser: BrowserID,
        context: ServerContext
    ) {
        self.init(id: saved.id, browser: browser, location: saved.snapshot.location, channel: channel, context: context)
        connection = SessionConnection(
            replay: context.limits.replay, sequence: max(saved.sequence, received), handled: min(saved.handled ?? sent, sent))
        restorationReason = reason ?? ""
        unsavedProperties = Set(saved.snapshot.unsaved)
        let early = early
        self.early = nil
        if let early { show(Outcome(operations: early.operations), early.requests) }
    }

    var state: SessionConnection.State { connection.state }
    /// The numbers of the last event that was handled and of the last frame.
    var numbers: (handled: Int, sequence: Int) { (connection.handled, connection.sequence) }

    // MARK: First paint

    /// Returns the session's page as HTML. All later changes are sent as frames.
    func paint(locale: String, inFrame: Bool = false, styleNonce: String?) -> String {
        let (operations, requests) = early ?? ([], [])
        early = nil
        let page = page(locale: locale, inFrame: inFrame, styleNonce: styleNonce)
        show(Outcome(operations: operations), requests.filter { !$0.isInHead })
        return page
    }

    /// Returns the session's page as HTML for a page that is loaded again. The page before loses the session.
    func repaint(locale: String, inFrame: Bool, styleNonce: String?) -> String {
        link?.close(.normal, reason: "the page is loaded again")
        link = nil
        connection.restart()
        // Runs the turns that waited for a page.
        channel.isResting = false
        return page(locale: locale, inFrame: inFrame, styleNonce: styleNonce)
    }

    private func page(locale: String, inFrame: Bool, styleNonce: String?) -> String {
        context.lowering.page(
            of: channel.tree,
            shell: PageShell(
                session: id, sequence: connection.sequence, title: title, colorScheme: colorScheme, locale: locale,
                resources: inFrame ? context.resourcesInFrames : context.resources, styleNonce: styleNonce))
    }

    // MARK: From the session to the page

    private func show(_ outcome: Outcome, _ all: [HostRequest]) {
        let requests = all.filter { request in
            switch request {
            case .store(let key, let value):
                context.storage.store(value, forKey: key, of: browser)
                return false
            case .title(let title): self.title = title
            case .colorScheme(let scheme): colorScheme = scheme
            case .location(let location, replace: _): self.location = location
            default: break
            }
            return true
        }
        if connection.state != .waiting { saveLater() }
        guard early == nil else {
            // The first paint contains the elements, but not their one-time effects, such as the focus and scroll positions.
            early?.operations += outcome.operations.filter(\.isOneTimeEffect)
            early?.requests += requests
            return
        }
        let encodedRequests = requests.compactMap { notifications.numbered($0).json }
        // A page that is behind will receive all content again, so it needs no patches.
        let patches = outcome.isEmpty || connection.isBehind ? "[]" : context.lowering.patches(for: outcome, of: channel.tree)
        guard patches != "[]" || !encodedRequests.isEmpty || connection.isBehind else { return }
        send(patches, encodedRequests)
    }

    private func send(_ patches: String, _ requests: [String]) {
        let frame = connection.send(requests: requests) { number, handled in
            ServerFrame.patches(
                number: number, handled: handled, patches, requests: requests.isEmpty ? nil : "[" + requests.joined(separator: ",") + "]")
        }
        guard let frame else { return }
        if link != nil { timeline?.sent(frame.readableBytes) }
        transmit(frame)
    }

    private func transmit(_ frame: ByteBuffer) {
        guard let link else { return }
        context.metrics.frames.increment()
        context.metrics.bytes.increment(by: frame.readableBytes)
        link.send(frame)
    }

    private func catchUp(_ catchup: SessionConnection.Catchup) {
        switch catchup {
        case .frames(let frames):
            for frame in frames { transmit(frame) }
        case .content(let requests):
            let isRestored = connection.restoration != nil
            if !isRestored { logger.info("The page has missed too many frames; sending all content again") }
            let content = context.lowering.content(of: channel.tree)
            transmit(
                ServerFrame.reset(
                    handled: connection.handled, content: content, number: connection.sequence,
                    restoredBecause: isRestored ? restorationReason : nil))
            connection.acknowledged()
            if !requests.isEmpty { send("[]", requests) }
        }
    }

    // MARK: From the page to the session

    /// - Returns: The page's protocol error, if any.
    func receive(_ frame: ClientFrame, from source: any SessionLink) -> MalformedFrame? {
        guard source === link else { return nil }
        switch frame {
        case .ping:
            acknowledge()
        case .acknowledge(let number):
            guard connection.acknowledge(number) else { return MalformedFrame("acknowledged frame \(number), which was never sent") }
        case .event(let number, .push(let reference)):
            return accept(number) {
                if let payload = notifications.payload(of: reference) {
                    perform(.push(payload), number: number)
                } else {
                    reject(number, "the session has not shown this notification")
                }
            }
        case .event(let number, let event):
            return accept(number) { perform(event, number: number) }
        case .refused(let number, let reason):
            return accept(number) { reject(number, reason) }
        }
        return nil
    }

    /// Handles an event if its number is the next one.
    private func accept(_ number: Int, _ handle: () -> Void) -> MalformedFrame? {
        switch connection.accept(event: number) {
        case .next: handle()
        case .repeated: logger.debug("Received event \(number) again")
        case .early: return nil
        case .gap(let expected): return MalformedFrame("received event \(number), expected event \(expected)")
        }
        if connection.needsAcknowledgement, !isAcknowledgementScheduled {
            isAcknowledgementScheduled = true
            context.scheduleAcknowledgement(self)
        }
        return nil
    }

    private func perform(_ event: SessionEvent, number: Int) {
        context.metrics.events.increment()
        let start = ContinuousClock.now
        switch event {
        case .navigate(let location):
            self.location = location
            context.lastAction = start
        case .element, .open: context.lastAction = start
        default: break
        }
        recorder?.willHandle(event, in: channel.tree)
        timeline?.begin(event.description(in: channel.tree))
        do throws(EventRejection) {
            try context.during(
                at: self.location, { event.describe(in: channel.tree, namesLabels: context.recordings != nil, to: &$0) },
                { () throws(EventRejection) in try channel.send(event) })
        } catch {
            reject(number, error.description)
        }
        timeline?.endEvent(counts: !event.isReport)
        recorder?.didHandle(in: channel.tree)
        context.metrics.turn.record(duration: ContinuousClock.now - start)
        saveLater()
    }

    private func reject(_ number: Int, _ reason: String) {
        logger.info("Event \(number) was rejected: \(reason)")
        context.metrics.rejected(.event)
        transmit(ServerFrame.rejected(handled: connection.handled, number: number, reason: reason))
        connection.acknowledged()
    }

    /// Shows a sentence to the user, if the page is connected.
    func tell(_ sentence: String) {
        guard connection.state == .flowing else { return }
        transmit(ServerFrame.notice(handled: connection.handled, sentence))
        connection.acknowledged()
    }

    /// Acknowledges the handled events if no frame has done so yet.
    func acknowledgeIfNeeded() {
        isAcknowledgementScheduled = false
        if connection.needsAcknowledgement, connection.state == .flowing { acknowledge() }
    }

    private func acknowledge() {
        connection.acknowledged()
        transmit(ServerFrame.acknowledgement(handled: connection.handled))
    }

    // MARK: Saving

    /// Saves the session when its page has received the change, but not again within an interval.
    private func saveLater() {
        guard context.snapshots != nil, !isSaveScheduled else { return }
        isSaveScheduled = true
        let next = lastSave.map { $0 + context.limits.savingInterval } ?? .zero
        context.clock.wake(after: max(.zero, next - context.clock.now)) { [weak self] in self?.save() }
    }

    /// Saves the session, so that its page can go on if the process ends.
    /// - Parameter isLast: Whether the process ends in order, and handles no more events.
    func save(isLast: Bool = false) {
        isSaveScheduled = false
        lastSave = context.clock.now
        guard let snapshots = context.snapshots, connection.state != .closed, let snapshot = channel.snapshot() else { return }
        for property in snapshot.unsaved where unsavedProperties.insert(property).inserted {
            logger.debug("\(property) cannot be saved, so it begins anew in another process. Make it Codable to keep it.")
        }
        snapshots.save(
            SavedSession(
                id: id, browser: browser.token, sequence: connection.sequence, handled: isLast ? connection.handled : nil,
                snapshot: snapshot))
    }

    // MARK: The socket

    /// Attaches a socket, which replaces the current one if any.
    /// - Returns: Whether the page can continue with this session.
    func attach(_ newLink: any SessionLink, received: Int, sent: Int) -> Bool {
        let catchup: SessionConnection.Catchup
        do throws(SessionConnection.OutOfSync) {
            catchup = try connection.attach(received: received, sent: sent)
        } catch {
            logger.notice("The page cannot continue its session and must reload: \(error.reason)")
            newLink.send(ServerFrame.reload(handled: 0, reason: error.reason))
            return false
        }
        if let link {
            logger.info("Another socket takes over the session")
            link.close(.takenOver, reason: "taken over by another socket")
        }
        link = newLink
        catchUp(catchup)
        saveLater()
        channel.isResting = false
        if connection.needsAcknowledgement { acknowledge() }
        return true
    }

    /// Stops sending, because the socket's backlog is full.
    func stall(_ source: any SessionLink) {
        guard source === link else { return }
        logger.info("The page reads too slowly; output is paused")
        connection.stall()
    }

    func resume(_ source: any SessionLink) {
        guard source === link else { return }
        catchUp(connection.resume())
    }

    /// Detaches a closed socket.
    /// - Returns: Whether it was the session's current socket.
    func detach(_ source: any SessionLink) -> Bool {
        guard source === link else { return false }
        link = nil
        connection.detach()
        channel.isResting = true
        return true
    }

    /// Ends the session and closes its socket.
    func close(_ code: CloseCode, reason: String) {
        link?.close(code, reason: reason)
        link = nil
        connection.close()
        channel.output = nil
        channel.close()
    }
}

extension HostRequest {
    /// Whether the head of a page contains it, so that the first paint needs no frame for it.
    fileprivate var isInHead: Bool {
        switch self {
        case .title, .colorScheme: true
        default: false
        }
    }
}
