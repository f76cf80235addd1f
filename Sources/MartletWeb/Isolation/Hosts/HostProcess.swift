#if os(Linux)
import Foundation
import Logging
import MartletCore
import MartletDOM
import MartletTransfers
import NIOCore
import NIOPosix
import Synchronization

/// A process that serves one user: it does what the front says, on the main thread.
///
///     warm ──become──▶ serving ──stop, or the front has ended──▶ stopping ──▶ (exit)
@MainActor
final class HostProcess {
    private let link: Link
    private let loop: ServerLoop
    private let configuration: WebConfiguration
    private let makeSite: (WebConfiguration, Logger, @escaping (HostPolicy) -> Residence) throws -> Site
    private var logger: Logger
    private var site: Site?
    private var container: Container?
    private var quota: ContainerQuota?
    private var channels: [ObjectIdentifier: any Channel] = [:]
    /// How many connections were taken that are not among the channels yet.
    private var adopting = 0
    private var isStopping = false
    private var source: (any DispatchSourceRead)?
    private var signal: (any DispatchSourceSignal)?

    /// - Parameter makeSite: Starts the server of an app.
    init(
        link: Link, loop: ServerLoop, configuration: WebConfiguration, logger: Logger,
        makeSite: @escaping (WebConfiguration, Logger, @escaping (HostPolicy) -> Residence) throws -> Site
    ) {
        self.link = link
        self.loop = loop
        self.configuration = configuration
        self.logger = logger
        self.makeSite = makeSite
    }

    func run() {
        let loop = loop
        let answerTime = configuration.hosts.answerTime / .seconds(1)
        let stopTime = configuration.stopTimeout / .seconds(1)
        source = link.listen(for: FrontMessage.self, on: DispatchQueue(label: "martlet.link")) { message in
            let isHandled = Flag()
            loop.onMainActor {
                isHandled.set()
                self.handle(message)
            }
            guard message == nil else { return }
            // Without a front nobody else ends a process whose main thread is stuck.
            DispatchQueue.global().asyncAfter(deadline: .now() + answerTime) { if !isHandled.isSet { _exit(1) } }
            // The main thread can also be stuck after it has begun to stop: by an event that was waiting.
            DispatchQueue.global().asyncAfter(deadline: .now() + stopTime + answerTime) { _exit(1) }
        }
        Foundation.signal(SIGTERM, SIG_IGN)
        let signal = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
        signal.setEventHandler { MainActor.assumeIsolated { self.stop() } }
        signal.activate()
        self.signal = signal
    }

    private func handle(_ message: (FrontMessage, descriptor: CInt?)?) {
        switch message {
        case nil: stop()
        case (.become(let user, let loss), _)?: become(user, loss)
        case (.connection(let number, let isNewcomer), let descriptor?)?: adopt(number, descriptor, isNewcomer: isNewcomer)
        case (.connection(let number, _), nil)?: link.send(HostMessage.refused(number))
        case (.ping, _)?:
            // Foundation writes defaults only when it is told to; on a device a process of the system does that.
            if (site?.registry.counts.active ?? 0) > 0 { ContainerQuota.withoutLimit { _ = UserDefaults.standard.synchronize() } }
            measureFiles()
            let counts = site?.registry.counts ?? SessionRegistry.Counts()
            let quietTime = site?.registry.context.lastAction.map { (ContinuousClock.now - $0) / .seconds(1) }
            link.send(
                HostMessage.pong(
                    HostCounts(
                        active: counts.active, parked: counts.parked, waiting: counts.waiting, quietTime: quietTime, files: quota?.used)))
        case (.stop, _)?: stop()
        }
    }

    // MARK: The user

    private func become(_ user: User, _ loss: String?) {
        logger[metadataKey: "user"] = "\(user.name)"
        let container = Container(path: user.container)
        guard let browser = BrowserID(token: user.token) else { return fail("The front names no user") }
        var configuration = configuration
        configuration.storage = container.storage
        do {
            try limitResources()
            try container.create()
            try container.enter()
            self.container = container
            let site = try makeSite(configuration, logger) { [logger] policy in
                Residence(
                    browser: browser, cookies: BrowserCookies(of: browser, cookie: user.cookie), policy: policy,
                    header: user.header.flatMap { $0.count == 2 ? ($0[0], $0[1]) : nil }, isShared: user.isNobody,
                    closesConnections: configuration.isBehindProxy,
                    logger: logger)
            }
            LiveSessions.shared.belongToOneUser = !user.isNobody
            LiveSessions.shared.belongToManyUsers = user.isNobody
            site.registry.loss = loss
            self.site = site
            limitFiles(of: container)
        } catch {
            fail("\(user.container) cannot be used: \(error)")
        }
    }

    private func limitFiles(of container: Container) {
        let quota = ContainerQuota(path: container.path, limit: configuration.hosts.userFiles)
        self.quota = quota
        quota.begin()
        measureFiles()
        Uploads.shared.limit { quota.room }
    }

    private func measureFiles() {
        quota?.measure { [loop, logger, limit = configuration.hosts.userFiles] isAbove in
            // The log may be a file too.
            ContainerQuota.withoutLimit {
                if isAbove {
                    logger.warning(
                        "The files of the user take \(limit >> 20) MiB or more: the app can write none until some are deleted",
                        metadata: ["limit": "\(Limit.userFiles)"])
                } else {
                    logger.notice("There is room for files of the user again")
                }
            }
            guard isAbove else { return }
            loop.onMainActor { self.site?.registry.tell("There is no room for more files of yours in this app. Delete some of them.") }
        }
    }

    private func limitResources() throws {
        // What a process has reserved for threads, and what it frees late, is memory to the system too. The front watches what is used.
        let memory = rlim_t(configuration.hosts.memory + 256 * 1024 * 1024)
        for (resource, limit) in [(RLIMIT_DATA, memory), (RLIMIT_NOFILE, rlim_t(configuration.hosts.files))] {
            var values = rlimit()
            guard getrlimit(__rlimit_resource_t(resource.rawValue), &values) == 0 else { continue }
            values.rlim_cur = min(limit, values.rlim_max)
            values.rlim_max = values.rlim_cur
            guard setrlimit(__rlimit_resource_t(resource.rawValue), &values) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
            }
        }
    }

    private func fail(_ reason: String) {
        logger.critical("\(reason)")
        exit(1)
    }

    // MARK: Connections

    private func adopt(_ number: Int, _ descriptor: CInt, isNewcomer: Bool) {
        // The front gives a connection that was not taken to the next host.
        guard let site, !isStopping else {
            close(descriptor)
            return
        }
        link.send(HostMessage.took(number))
        let group = loop.group
        let answer = Once { [link] in link.send(HostMessage.answered(number)) }
        let begin = Once { [link] in link.send(HostMessage.began(number)) }
        adopting += 1
        Task {
            defer { answer.run() }
            do {
                let value = try await ClientBootstrap(group: group)
                    .channelOption(.allowRemoteHalfClosure, value: true)
                    .withConnectedSocket(descriptor) { [logger] channel in
                        site.channels.setup(
                            channel: channel, isNewcomer: isNewcomer, hasBegun: { begin.run() }, hasAnswered: { answer.run() },
                            logger: logger)
                    }
                let id = ObjectIdentifier(value.channel)
                channels[id] = value.channel
                adopting -= 1
                if isStopping { value.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
                await site.channels.handle(value: value, logger: logger)
                try? await value.channel.closeFuture.get()
                channels[id] = nil
            } catch {
                adopting -= 1
                // The visitor has gone already.
                logger.debug("A connection could not be taken over: \(error)")
            }
        }
    }

    // MARK: The end

    /// Finishes what is being answered, tells pages that the server stops, stores values and ends the process.
    private func stop() {
        guard !isStopping else { return }
        isStopping = true
        for channel in channels.values { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
        Task {
            site?.registry.closeAll()
            let end = ContinuousClock.now + configuration.stopTimeout
            while !channels.isEmpty || adopting > 0, ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(10)) }
            await site?.close()
            if site != nil { ContainerQuota.withoutLimit { _ = UserDefaults.standard.synchronize() } }
            exit(0)
        }
    }
}
/// Something that is done the first time only.
private final class Once: Sendable {
    private let isDone = Flag()
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func run() {
        if !isDone.set() { body() }
    }
}

/// A truth that several threads may know.
private final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .relaxed) }

    /// Sets it, and returns whether it was set before.
    @discardableResult
    func set() -> Bool { value.exchange(true, ordering: .relaxed) }
}
#endif
