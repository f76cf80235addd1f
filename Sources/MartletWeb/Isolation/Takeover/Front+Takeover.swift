#if os(Linux)
import Foundation

extension Front {
    /// Continues in the place of another front, which ends when this one serves.
    func take(over predecessor: Predecessor) throws -> Int {
        let estate = try predecessor.takeOver(isBehindProxy: configuration.isBehindProxy)
        users.inherit(lock: estate.lock)
        for host in pool.adopt(estate.hosts, of: estate.templates) {
            guard let user = host.user else { continue }
            ofUser[user.token] = host
            users.hostHasBegun(user)
        }
        for (record, descriptor) in estate.arrivals { proceed(with: record, descriptor) }
        let listener = Listener(owning: estate.listener) { [weak self] in self?.accept($0, $1) }
        if configuration.port != 0, listener.port != configuration.port {
            logger.notice("The port stays \(listener.port): it is that of the server before")
        }
        try machines?.begin(at: machineAddress(listener), isTakingOver: true)
        machines?.adopt(pool.hosts.values.filter(\.isUsers).compactMap(\.user))
        serve(listener)
        predecessor.leave()
        logger.notice("\(estate.hosts.count) processes of users are taken over, and \(estate.arrivals.count) connections")
        return listener.port
    }

    /// Continues with a connection where the front before was with it.
    private func proceed(with record: ArrivalRecord, _ descriptor: CInt) {
        guard let place = record.place else {
            return accept(descriptor, record.address.map { ClientAddress(written: $0) })
        }
        let arrival = Arrival(
            record, at: place, descriptor: descriptor, requestTime: configuration.connections.requestTime,
            hasHead: { [weak self] in self?.decide($0, $1) }, isDone: { [weak self] in self?.forget($0) })
        add(arrival)
        guard let host = pool.hosts[place.host] else { return reply(.busy, to: arrival) }
        if place.isTaken { host.answering[arrival.number] = arrival } else { host.passed[arrival.number] = arrival }
    }

    /// Answers a front that wants to take the place of this one.
    func answer(successor link: Link) {
        guard successor == nil, !isStopping else { return }
        let source = link.listen(for: TakeoverRequest.self, on: .main) { [weak self] message in
            MainActor.assumeIsolated {
                guard let self else { return }
                switch message?.0 {
                case .hello?: link.send(TakeoverReply.hello(version: TakeoverRequest.version, generation: self.generation))
                case .give?: self.give(to: link)
                case .status?: self.tellStatus(to: link)
                case .ready?, .serving?: break
                case nil: self.successor = nil
                }
            }
        }
        successor = (link, source)
    }

    /// Tells `martlet status` who is there.
    private func tellStatus(to link: Link) {
        let end = ContinuousClock.now + .seconds(1)
        for host in pool.hosts.values.sorted(by: { $0.number < $1.number }) {
            guard link.send(host.status, until: end) == .sent else { break }
        }
        successor?.source.cancel()
        successor = nil
    }

    /// Gives everything to another front, which serves from then on. If that fails, this one goes on as before.
    private func give(to successor: Link) {
        guard !isStopping else { return }
        let end = ContinuousClock.now + .seconds(5)
        guard sendEstate(to: successor, until: end), case .message(.ready, _) = successor.receive(TakeoverRequest.self, until: end),
            successor.send(TakeoverReply.yours, until: end) == .sent
        else {
            logger.error("Another server wanted to take over, and did not take everything. This one goes on")
            self.successor = nil
            return
        }
        // If the other ends before it serves, nothing has changed here. Until then nothing may.
        if case .closed = successor.receive(TakeoverRequest.self, until: .now + .seconds(30)) {
            logger.error("Another server wanted to take over, and ended before it served. This one goes on")
            self.successor = nil
            return
        }
        logger.notice("Another server has taken over")
        isStopping = true
        listener?.stop()
        door?.shut(isReplaced: true)
        timer?.cancel()
        pool.leave()
        machines?.handOver()
        for arrival in arrivals.values where !arrival.isAnswered { arrival.close() }
        hasStopped = hasLeft
        // For answers whose other ends have not closed yet.
        DispatchQueue.main.asyncAfter(deadline: .now() + (arrivals.isEmpty ? 0 : 2)) {
            MainActor.assumeIsolated {
                self.hasStopped?()
                self.hasStopped = nil
            }
        }
    }

    private func sendEstate(to successor: Link, until end: ContinuousClock.Instant) -> Bool {
        guard let lock = users.lock, let listener else { return false }
        let (templates, hosts) = pool.estate
        func send(_ message: TakeoverReply, _ descriptor: CInt) -> Bool {
            successor.send(message, descriptor: descriptor, until: end) == .sent
        }
        guard send(.lock, lock), send(.listener(isBehindProxy: configuration.isBehindProxy), listener.descriptor),
            templates.allSatisfy({ send(.template($0), $1.descriptor) }), hosts.allSatisfy({ send(.host($0), $1.descriptor) })
        else { return false }
        var places: [Int: Int] = [:]
        for host in pool.hosts.values {
            for number in host.passed.keys { places[number] = host.number }
            for number in host.answering.keys { places[number] = host.number }
        }
        for arrival in arrivals.values {
            guard let record = arrival.record(at: places[arrival.number]) else { continue }
            guard arrival.hand(record, over: successor, until: end) == .sent else { return false }
        }
        return send(.all, -1)
    }
}
#endif
