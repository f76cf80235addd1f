import Logging
import MartletElements
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
    /// The time at which the session ends unless a socket attaches; `nil` while one is attached.
    var deadline: Duration?
    private let channel: any SessionChannel
    private let context: ServerContext
    private let logger: Logger
    private var connection: SessionConnection
    private var link: (any SessionLink)?
    private var isWaitingToAcknowledge = false
    private var notifications = ShownNotifications()
    /// Momentary operations and requests from before the first paint; `nil` after it.
    private var early: (operations: [Operation], requests: [HostRequest])? = ([], [])

    init(id: String, browser: BrowserID, address: ClientAddress? = nil, channel: any SessionChannel, context: ServerContext) {
        self.id = id
        self.browser = browser
        self.address = address
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
    }

    var state: SessionConnection.State { connection.state }

    // MARK: First paint

    /// Returns the session's page. All later changes are sent as frames.
    func paint(locale: String) -> String {
        var shell = PageShell(session: id, sequence: connection.sequence, locale: locale, resources: context.resources)
        var rest: [HostRequest] = []
        let (operations, requests) = early ?? ([], [])
        for request in requests {
            switch request {
            case .title(let title): shell.title = title
            case .colorScheme(let scheme): shell.colorScheme = scheme
            default: rest.append(request)
            }
        }
        early = nil
        let page = context.lowering.page(of: channel.tree, shell: shell)
        show(Outcome(operations: operations), rest)
        return page
    }

    // MARK: From the session to the page

    private func show(_ outcome: Outcome, _ all: [HostRequest]) {
        let requests = all.filter { request in
            guard case .store(let key, let value) = request else { return true }
            context.storage.store(value, forKey: key, of: browser)
            return false
        }
        guard early == nil else {
            // The first paint includes the elements, but neither the focus nor scroll positions.
            early?.operations += outcome.operations.filter(\.isMoment)
            early?.requests += requests
            return
        }
        let asked = requests.compactMap { notifications.numbered($0).json }
        // A page that is behind gets all content anew, so patches for it would be wasted.
        let patches = outcome.isEmpty || connection.isBehind ? "[]" : context.lowering.patches(for: outcome, of: channel.tree)
        guard patches != "[]" || !asked.isEmpty || connection.isBehind else { return }
        send(patches, asked)
    }

    private func send(_ patches: String, _ requests: [String]) {
        let frame = connection.send(requests: requests) { number, handled in
            ServerFrame.patches(
                number: number, handled: handled, patches, requests: requests.isEmpty ? nil : "[" + requests.joined(separator: ",") + "]")
        }
        if let frame { transmit(frame) }
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
            logger.info("The page is too far behind and gets all content anew")
            let content = context.lowering.content(of: channel.tree)
            transmit(ServerFrame.reset(handled: connection.handled, content: content, number: connection.sequence))
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
            guard connection.acknowledge(number) else { return MalformedFrame("frame \(number) was acknowledged and never sent") }
        case .event(let number, .push(let opened)):
            return accept(number) {
                if let payload = notifications.payload(of: opened) {
                    perform(.push(payload), number: number)
                } else {
                    reject(number, "the session has shown no such notification")
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
        case .repeated: logger.debug("Event \(number) came again")
        case .gap(let expected): return MalformedFrame("event \(number) came where \(expected) was expected")
        }
        if connection.owesAcknowledgement, !isWaitingToAcknowledge {
            isWaitingToAcknowledge = true
            context.acknowledgeLater(self)
        }
        return nil
    }

    private func perform(_ event: SessionEvent, number: Int) {
        context.metrics.events.increment()
        let start = ContinuousClock.now
        do throws(EventRejection) {
            try channel.send(event)
        } catch {
            reject(number, error.description)
        }
        context.metrics.turn.record(duration: ContinuousClock.now - start)
    }

    private func reject(_ number: Int, _ reason: String) {
        logger.info("Event \(number) was rejected: \(reason)")
        context.metrics.rejected(.event)
        transmit(ServerFrame.rejected(handled: connection.handled, number: number, reason: reason))
        connection.acknowledged()
    }

    /// Acknowledges the handled events if no frame has done so yet.
    func settleAcknowledgement() {
        isWaitingToAcknowledge = false
        if connection.owesAcknowledgement, connection.state == .flowing { acknowledge() }
    }

    private func acknowledge() {
        connection.acknowledged()
        transmit(ServerFrame.acknowledgement(handled: connection.handled))
    }

    // MARK: The socket

    /// Attaches a socket, which replaces the current one if any.
    /// - Returns: Whether the page can continue with this session.
    func attach(_ newLink: any SessionLink, received: Int, sent: Int) -> Bool {
        let catchup: SessionConnection.Catchup
        do throws(SessionConnection.OutOfStep) {
            catchup = try connection.attach(received: received, sent: sent)
        } catch {
            logger.notice("A page has to start over: \(error.reason)")
            newLink.send(ServerFrame.reload(handled: 0, reason: error.reason))
            return false
        }
        if let link {
            logger.info("Another socket takes the session over")
            link.close(.takenOver, reason: "taken over by another socket")
        }
        link = newLink
        catchUp(catchup)
        channel.isResting = false
        if connection.owesAcknowledgement { acknowledge() }
        return true
    }

    /// Stops sending, because the socket's backlog is full.
    func stall(_ source: any SessionLink) {
        guard source === link else { return }
        logger.info("The page reads too slowly")
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
