#if os(Linux)
import Crypto
import Foundation
import Logging
import Synchronization

/// This machine among those that serve an app together, with the users whose processes it runs.
///
///     a request of a user without a process ──claim──▶ mine: (the files of the user, if another machine had them) ──▶ a host begins
///                                                  └──▶ elsewhere: the connection is relayed to the machine that runs the user
///
/// Each machine renews its row in the database. One that has not done so for the time of the lease gives its users up: whoever gets a request of theirs
/// claims them. A machine that was cut off from the database goes on serving. When it finds the database again, it ends the hosts of users that were claimed
/// meanwhile; what they have changed since is lost.
@MainActor
final class Machines {
    enum Claim {
        case mine
        case elsewhere(address: String)
        /// The database does not answer.
        case unavailable
    }

    private static let tidying: Duration = .seconds(3600)
    /// Files of users who do nothing are looked at after so many rounds.
    private static let restRounds = 10

    let relay: Relay
    /// Called with the users whose processes another machine runs now.
    var hasLost: ([String]) -> Void = { _ in }
    /// Called behind each claim.
    /// - Returns: Whether the user has a process.
    var hasProcess: (User) -> Bool = { _ in false }
    private let database: MachineDatabase
    private let copies: ContainerCopies
    private let logger: Logger
    private let failures: RareReport
    /// For claims, which do not wait for copies of other users.
    private let queue = DispatchQueue(label: "martlet.claims")
    /// For renewals, which wait for nothing else.
    private let renewals: (queue: DispatchQueue, database: MachineDatabase)
    /// The users whom this machine has claimed, by the names of their containers.
    private var claimed: [String: (user: User, claim: Int64)] = [:]
    /// The users whose processes run, but who are not claimed yet: those of the front before.
    private var adopted: [String: User] = [:]
    /// Who waits for the claims that are made.
    private var claiming: [String: [(Claim) -> Void]] = [:]
    private var renewed = ContinuousClock.now
    private var tidied = ContinuousClock.now
    private var isRenewing = false
    /// Whether the last renewal has failed.
    private var wasAway = false
    private var timer: (any DispatchSourceTimer)?
    private var address = ""
    private var round = 0
    /// Whether the files of all users are to be looked at, not only those of users who do something.
    private var isForAll = false

    /// - Parameters:
    ///   - database: The address of the database.
    ///   - folder: The folder of `--data`, which has the id of this machine; `nil` for a machine that is a new one each time.
    ///   - lease: How long a machine may be silent.
    /// - Throws: ``ServerStartError`` if the folder cannot be used.
    init(database address: String, folder: String?, lease: Duration, logger: Logger) throws {
        self.logger = logger
        let machine = try Self.id(in: folder)
        func connection(_ label: String) -> MachineDatabase {
            MachineDatabase(address, machine: machine, lease: lease, label: "martlet.\(label).database")
        }
        database = connection("claims")
        renewals = (DispatchQueue(label: "martlet.renewals"), connection("renewals"))
        copies = ContainerCopies(database: connection("copies"), logger: logger)
        failures = RareReport(logger: logger)
        relay = Relay(logger: logger)
    }

    private static func id(in folder: String?) throws -> String {
        let new = Token.random(bytes: 12)
        guard let folder else { return new }
        let path = folder + "/machine.id"
        do {
            if let id = try? String(contentsOfFile: path, encoding: .utf8), !id.isEmpty, Token.isWellFormed(id) { return id }
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try new.write(toFile: path, atomically: true, encoding: .utf8)
            return new
        } catch {
            throw ServerStartError.dataNotAvailable(folder, reason: error.localizedDescription)
        }
    }

    private var renewal: Duration { database.lease * 3 / 10 }

    /// The seconds since the database has last heard of this machine.
    var silence: Double { (ContinuousClock.now - renewed) / .seconds(1) }

    /// Returns the key that signs the cookies of all machines. It blocks the caller's thread.
    func key(orFirst own: SymmetricKey) throws -> SymmetricKey {
        let key: Data
        do {
            key = try database.key(orFirst: own.withUnsafeBytes { Data($0) })
        } catch {
            throw ServerStartError.databaseNotAvailable(reason: "\(error)")
        }
        guard key.count * 8 == own.bitCount else {
            throw ServerStartError.databaseNotAvailable(reason: "the key in martlet.secret has \(key.count) bytes")
        }
        return SymmetricKey(data: key)
    }

    /// Begins to be there. It blocks the caller's thread.
    /// - Parameters:
    ///   - address: Where the other machines reach this one.
    ///   - isTakingOver: Whether another front of this machine, with the same hosts, was there before.
    func begin(at address: String, isTakingOver: Bool) throws {
        self.address = address
        do {
            if !isTakingOver {
                try waitForTwin()
                try database.releaseAll()
            }
            try renewals.database.renew(address: address, wasAway: !isTakingOver)
        } catch let error as ServerStartError {
            throw error
        } catch {
            throw ServerStartError.databaseNotAvailable(reason: "\(error)")
        }
        renewed = .now
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.renew() } }
        timer.schedule(deadline: .now() + renewal / .seconds(1), repeating: renewal / .seconds(1))
        timer.activate()
        self.timer = timer
    }

    /// Waits until no living machine has the id of this one: it was killed a moment ago, or its folder was copied.
    private func waitForTwin() throws {
        let end = ContinuousClock.now + database.lease + .seconds(2)
        while let twin = try database.addressOfTwin(), twin != address {
            guard ContinuousClock.now < end else { throw ServerStartError.machineExists(address: twin) }
            usleep(200_000)
        }
    }

    private func renew() {
        guard !isRenewing else { return }
        isRenewing = true
        let start = ContinuousClock.now
        let users = Array(claimed.keys)
        if start - tidied > Self.tidying {
            tidied = start
            copies.tidy()
        }
        renewals.queue.async { [weak self, database = renewals.database, address, failures, wasAway] in
            let result = Result {
                try database.renew(address: address, wasAway: wasAway)
                return users.isEmpty ? [] : try database.lost(of: users)
            }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self else { return }
                    self.isRenewing = false
                    switch result {
                    case .success(let lost):
                        self.renewed = start
                        self.wasAway = false
                        self.lose(lost)
                        self.claimAdopted()
                    case .failure(let error):
                        self.wasAway = true
                        failures.report("The database of the machines does not answer, so no new users are served: \(error)")
                    }
                }
            }
        }
    }

    private func lose(_ users: [String]) {
        guard !users.isEmpty else { return }
        logger.warning("\(users.count) users were claimed by other machines: the database had not heard of this one for too long")
        for user in users.compactMap({ claimed.removeValue(forKey: $0)?.user }) { copies.forget(user) }
        hasLost(users)
    }

    // MARK: Users

    /// Whether this machine may run the user's process.
    func hasClaimed(_ user: User) -> Bool { claimed[user.folderName] != nil }

    /// Finds out which machine runs the user's process. If this one may, the user's files are there then.
    func claim(_ user: User, then proceed: @escaping (Claim) -> Void) {
        let name = user.folderName
        if claiming[name] != nil {
            claiming[name]?.append(proceed)
            return
        }
        claiming[name] = [proceed]
        queue.async { [weak self, database, failures] in
            let result: Result<MachineDatabase.Claim?, any Error> = Result {
                let claim = try database.claim(name)
                guard case .mine(let number, let isNew) = claim else { return claim }
                do {
                    if isNew || !FileManager.default.fileExists(atPath: user.container) {
                        try ContainerCopies.restore(user, from: database)
                        try database.confirm(name, claim: number)
                    }
                } catch {
                    try? database.release(name, claim: number)
                    throw error
                }
                return claim
            }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self else { return }
                    if case .failure(let error) = result { failures.report("A user could not be claimed in the database: \(error)") }
                    self.hasAsked(user, try? result.get())
                }
            }
        }
    }

    private func hasAsked(_ user: User, _ claim: MachineDatabase.Claim?) {
        let answer: Claim
        switch claim {
        case .mine(let number, _):
            claimed[user.folderName] = (user, number)
            answer = .mine
        case .elsewhere(let address): answer = address == self.address ? .unavailable : .elsewhere(address: address)
        case nil: answer = .unavailable
        }
        for proceed in claiming.removeValue(forKey: user.folderName) ?? [] { proceed(answer) }
        // They may all have waited too long.
        if !hasProcess(user) { leave(user) }
    }

    /// Claims users whose processes run already: those of the front before.
    func adopt(_ users: some Sequence<User>) {
        for user in users { adopted[user.folderName] = user }
        claimAdopted()
    }

    private func claimAdopted() {
        for (name, user) in adopted {
            queue.async { [weak self, database] in
                let claim = try? database.claim(name)
                // The files of a running process are not replaced.
                if case .mine(let number, isNew: true) = claim { try? database.release(name, claim: number) }
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.hasAdopted(user, claim) } }
            }
        }
    }

    private func hasAdopted(_ user: User, _ claim: MachineDatabase.Claim?) {
        switch claim {
        // The next renewal tries again.
        case nil: return
        case .mine(let number, isNew: false):
            guard adopted.removeValue(forKey: user.folderName) != nil else { return }
            claimed[user.folderName] = (user, number)
            if !hasProcess(user) { leave(user) }
        case .mine, .elsewhere:
            adopted[user.folderName] = nil
            hasLost([user.folderName])
        }
    }

    /// Copies what the user's last host has left, and lets other machines run the next one.
    func leave(_ user: User) {
        guard let claim = claimed.removeValue(forKey: user.folderName)?.claim else { return }
        copies.copyAndRelease(user, claim: claim)
    }

    /// Copies what hosts have changed.
    func copy(_ hosts: some Sequence<RunningHost>) {
        round += 1
        if round % Self.restRounds == 0 { isForAll = true }
        let users = hosts.compactMap { host -> User? in
            guard let user = host.user, hasClaimed(user), isForAll || !host.isQuiet(for: .seconds(5)) else { return nil }
            return user
        }
        if copies.copy(users) { isForAll = false }
    }

    // MARK: The end

    /// Gives all users up.
    /// - Parameters:
    ///   - time: How long that may take.
    ///   - done: Called when their files are copied, or when the time is over.
    func stop(within time: Duration, _ done: @escaping @MainActor () -> Void) {
        timer?.cancel()
        let end = OnMain(done)
        for (user, claim) in claimed.values { copies.copyAndRelease(user, claim: claim) }
        claimed = [:]
        copies.whenDone { [logger] database in
            do {
                try database.leave()
            } catch {
                logger.error("The database of the machines could not be told that this one ends: \(error)")
            }
            end.run()
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + time / .seconds(1)) { [logger] in
            logger.warning("Not all users' files could be copied into the database in time")
            end.run()
        }
    }

    /// Lets go of all users, who are those of another front of this machine now.
    func handOver() {
        timer?.cancel()
        claimed = [:]
        adopted = [:]
    }

    /// Runs something once, on the main thread.
    private final class OnMain: Sendable {
        private let body: Mutex<(@MainActor () -> Void)?>

        init(_ body: @escaping @MainActor () -> Void) { self.body = Mutex(body) }

        func run() {
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    let body = self.body.withLock { body in
                        defer { body = nil }
                        return body
                    }
                    body?()
                }
            }
        }
    }
}
#endif
