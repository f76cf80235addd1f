#if os(Linux)
import Foundation
import Logging

/// All hosts of a front: starts them through the template, keeps some warm, watches them, and ends them.
@MainActor
final class HostPool {
    private let limits: HostLimits
    private let logger: Logger
    private var template: Link?
    private var templateSource: (any DispatchSourceRead)?
    /// The links to the processes that have started hosts for the fronts before, as long as there are such hosts.
    private var oldTemplates: [(link: Link, source: any DispatchSourceRead)] = []
    private var templateProcess: pid_t?
    private(set) var hosts: [Int: RunningHost] = [:]
    private var warm: [RunningHost] = []
    private var lastNumber: Int
    private(set) var started = 0
    private(set) var ended: [HostEnd: Int] = [:]
    private(set) var isStopping = false
    /// Called when a host has answered the first request of a connection.
    var hasAnswered: (Arrival) -> Void = { $0.close() }
    /// Called when a host cannot take a connection.
    var hasRefused: (Arrival) -> Void = { $0.close() }
    /// Called when the files of a host's user have come to take more room than they may.
    var hasTooManyFiles: (RunningHost) -> Void = { _ in }
    /// Called when the process of a host has ended.
    var hasEnded: (RunningHost, HostEnd) -> Void = { _, _ in }

    /// - Parameter generation: How many fronts were taken over, so that no two of them give hosts the same number.
    init(limits: HostLimits, generation: Int, logger: Logger) {
        self.limits = limits
        self.logger = logger
        lastNumber = generation * 1_000_000_000
    }

    var isFull: Bool { hosts.values.count(where: \.isUsers) >= limits.hosts }

    /// Whether the visitors from an address have as many hosts as they may.
    func isFull(of address: ClientAddress) -> Bool {
        hosts.values.count { $0.isUsers && $0.end == nil && $0.address == address } >= limits.perAddress
    }

    // MARK: Starting

    /// Starts the template and the warm hosts.
    func start() throws {
        try startTemplate()
        fill()
    }

    private func startTemplate() throws {
        let (mine, its) = try Link.pair()
        let process = HostTemplate.start(its)
        guard process > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EAGAIN) }
        template = mine
        templateProcess = process
        templateSource = mine.listen(for: TemplateReport.self, on: .main) { [weak self] report in
            MainActor.assumeIsolated { self?.hear(report?.0, from: mine) }
        }
    }

    private func hear(_ report: TemplateReport?, from link: Link) {
        switch report {
        case .started(let number, let process)?: hosts[number]?.process = process
        case .notStarted(let number, let error)?:
            // A host that was to be killed may have ended before.
            guard hosts[number] != nil else { return }
            logger.error("A host could not be started: \(String(cString: strerror(error)))")
            bury(number, .exit)
        case .ended(let number, let status)?: bury(number, status: status)
        case nil:
            oldTemplates.removeAll { $0.link === link }
            guard link === template else { return }
            template = nil
            if let process = templateProcess {
                // Without its link it is of no use. A process that nobody waits for stays in the system's table.
                Foundation.kill(process, SIGKILL)
                waitpid(process, nil, 0)
                templateProcess = nil
            }
            if !isStopping { logger.error("The process that starts hosts has ended and is started anew") }
        }
    }

    /// Starts the template if there is none. One that ends at once, or cannot be started, has its next turn a second later.
    private func restoreTemplate() {
        guard template == nil, !isStopping else { return }
        do {
            try startTemplate()
            fill()
        } catch {
            logger.critical("The process that starts hosts could not be started: \(error)")
        }
    }

    private func startHost() -> RunningHost? {
        guard let template, let (mine, its) = try? Link.pair() else { return nil }
        lastNumber += 1
        let host = RunningHost(lastNumber, link: mine, template: template)
        guard template.send(TemplateRequest.start(host.number), descriptor: its.descriptor) == .sent else { return nil }
        hosts[host.number] = host
        started += 1
        listen(to: host)
        return host
    }

    private func listen(to host: RunningHost) {
        host.source = host.link.listen(for: HostMessage.self, on: .main) { [weak self, weak host] message in
            MainActor.assumeIsolated {
                guard let self, let host else { return }
                self.hear(message?.0, from: host)
            }
        }
    }

    private func fill() {
        guard !isStopping else { return }
        while warm.count < limits.warm, let host = startHost() { warm.append(host) }
    }

    /// Returns a host without user; `nil` if there may be no more, or none can be started.
    func take(evenIfFull: Bool = false) -> RunningHost? {
        guard !isStopping, evenIfFull || !isFull else { return nil }
        let host = warm.isEmpty ? startHost() : warm.removeFirst()
        // The visitor comes first, then those who come later.
        DispatchQueue.main.async { MainActor.assumeIsolated { self.fill() } }
        return host
    }

    // MARK: Watching

    private func hear(_ message: HostMessage?, from host: RunningHost) {
        switch message {
        case .took(let number)?:
            guard let arrival = host.passed.removeValue(forKey: number) else { return }
            arrival.wasTaken()
            host.answering[number] = arrival
        case .refused(let number)?:
            if let arrival = host.passed.removeValue(forKey: number) { hasRefused(arrival) }
        case .began(let number)?: host.answering[number]?.hasBegun = true
        case .answered(let number)?:
            if let arrival = host.answering.removeValue(forKey: number) { hasAnswered(arrival) }
        case .pong(let counts)?: host.answered(counts, limits: limits) { hasTooManyFiles(host) }
        case nil:
            host.isUnlinked = true
            // It ends, or it has closed its link, which it must not.
            if hosts[host.number] === host { kill(host) }
        }
    }

    /// Asks all hosts whether they live, and ends those that do not, that are too large, or whose users are away.
    func watch() {
        restoreTemplate()
        let now = ContinuousClock.now
        for host in hosts.values {
            if let asked = host.asked, now - asked > limits.answerTime {
                kill(host, .stuck)
            } else if let memory = host.memory, memory > limits.memory {
                logger.warning("A host uses \(memory >> 20) MiB of memory", metadata: metadata(of: host))
                kill(host, .memory)
            } else {
                host.ask()
                if host.isOld, host.isQuiet(for: limits.takeoverIdleTime) { stop(host, .replaced) }
                guard host.user != nil, host.isIdle else { continue }
                let time = host.wasActive ? limits.idleTime : min(limits.unusedTime, limits.idleTime)
                if now - host.idleSince > time { stop(host, .idle) }
            }
        }
    }

    /// Ends a host, so that a flood from one address ends only hosts of that: the oldest without a page of the address that has most of those, or
    /// else the host that is idle longest.
    /// - Parameter address: The address whose hosts may be ended; `nil` for all.
    /// - Returns: `false` if none is idle.
    func makeRoom(of address: ClientAddress? = nil) -> Bool {
        let mine = hosts.values.filter { $0.isUsers && $0.end == nil && (address == nil || $0.address == address) }
        let unused = Dictionary(grouping: mine.filter(\.isUnused), by: \.address).values.max { $0.count < $1.count } ?? []
        // The only one of its address may be that of a visitor whose page is just loading.
        let idle = mine.filter(\.isIdle)
        let host =
            unused.count > 1
            ? unused.min { $0.number < $1.number } : idle.filter { !$0.wasActive }.first ?? idle.min { $0.idleSince < $1.idleSince }
        guard let host else { return false }
        stop(host, .crowded)
        return true
    }

    // MARK: Ending

    /// Asks a host to end well.
    func stop(_ host: RunningHost, _ end: HostEnd) {
        guard host.end == nil else { return }
        host.end = end
        if host.link.send(FrontMessage.stop) != .sent { kill(host) }
    }

    private func kill(_ host: RunningHost, _ end: HostEnd? = nil) {
        if let end, host.end == nil { host.end = end }
        if isParentAlive(of: host), host.template.send(TemplateRequest.kill(host.number)) == .sent { return }
        // Its parent has ended before it, so nobody else will tell. While its link is open, its number is no other process's.
        if !host.isUnlinked, let process = host.process { Foundation.kill(process, SIGKILL) }
        bury(host.number, .crash)
    }

    private func bury(_ number: Int, status: Int32) {
        let signal = status & 0x7F
        if let host = hosts[number], host.end == nil {
            logger.error(
                signal != 0 ? "A host was ended by signal \(signal)" : "A host has ended with code \(status >> 8 & 0xFF)",
                metadata: metadata(of: host))
        }
        bury(number, signal != 0 ? .crash : .exit)
    }

    private func bury(_ number: Int, _ cause: HostEnd) {
        guard let host = hosts[number] else { return }
        // What it has taken before its end, the next host could not read.
        while case .message(let message, _) = host.link.receive(HostMessage.self) { hear(message, from: host) }
        hosts[number] = nil
        host.source?.cancel()
        warm.removeAll { $0 === host }
        let end = host.end ?? cause
        ended[end, default: 0] += 1
        releaseTemplates()
        logger.log(
            level: end == .stuck || end == .memory ? .warning : .info, "A host has ended",
            metadata: metadata(of: host, ["reason": "\(end)"]))
        if end.isFailure, let work = host.user.flatMap({ WorkRecord.read(in: Container(path: $0.container).storage) }) {
            logger.error("The host ended \(work)", metadata: metadata(of: host))
        }
        hasEnded(host, end)
        // A program that ends at once shall not be started as fast as it ends.
        DispatchQueue.main.asyncAfter(deadline: .now() + (host.user == nil ? 1 : 0)) { MainActor.assumeIsolated { self.fill() } }
    }

    // MARK: Taking over

    /// The number of hosts that fronts before have started.
    var oldCount: Int { hosts.values.count(where: \.isOld) }

    private func isParentAlive(of host: RunningHost) -> Bool {
        host.template === template || oldTemplates.contains { $0.link === host.template }
    }

    /// Continues with the hosts of the front before.
    func adopt(_ records: [(HostRecord, Link)], of templates: [Int: Link]) -> [RunningHost] {
        for link in templates.values {
            let source = link.listen(for: TemplateReport.self, on: .main) { [weak self] report in
                MainActor.assumeIsolated { self?.hear(report?.0, from: link) }
            }
            oldTemplates.append((link, source))
        }
        let adopted = records.compactMap { record, link in
            templates[record.template].map { RunningHost(record, link: link, template: $0) }
        }
        for host in adopted {
            hosts[host.number] = host
            listen(to: host)
            // Who begins no session is served by this version at once.
            if host.user?.isNobody == true { stop(host, .replaced) }
        }
        releaseTemplates()
        return adopted
    }

    /// Ends the processes that have started hosts, when these have ended.
    private func releaseTemplates() {
        oldTemplates.removeAll { old in
            guard !hosts.values.contains(where: { $0.template === old.link }) else { return false }
            old.source.cancel()
            return true
        }
    }

    /// The links to the processes that have started the hosts of users, and these hosts.
    var estate: (templates: [Int: Link], hosts: [(HostRecord, Link)]) {
        let links = oldTemplates.map(\.link) + [template].compactMap(\.self)
        let templates = Dictionary(uniqueKeysWithValues: links.enumerated().map { ($0, $1) })
        let records = hosts.values.compactMap { host in
            templates.first { $0.value === host.template }.flatMap { host.record(template: $0.key) }.map { ($0, host.link) }
        }
        return (templates, records)
    }

    /// Lets go of all hosts, which are another front's now.
    func leave() {
        isStopping = true
        for host in hosts.values { host.source?.cancel() }
        for old in oldTemplates { old.source.cancel() }
        templateSource?.cancel()
        // Those without a user end with their links.
        hosts = [:]
        warm = []
        template = nil
        oldTemplates = []
    }

    /// Asks all hosts to end well; no more are started.
    func stopAll() {
        isStopping = true
        for host in hosts.values { stop(host, .stop) }
    }

    /// Ends all hosts at once.
    func killAll() { for host in hosts.values { kill(host, .stop) } }

    func metadata(of host: RunningHost, _ more: Logger.Metadata = [:]) -> Logger.Metadata {
        var metadata = more
        metadata["user"] = host.user.map { "\($0.name)" }
        metadata["process"] = host.process.map { "\($0)" }
        return metadata
    }
}
#endif
