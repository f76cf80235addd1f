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
    private let database: MachineDatabase
    private let copies: ContainerCopies
    private let logger: Logger
    private let failures: RareReport
    /// Asks the database, so that claims do not wait for copies.
    private let queue = DispatchQueue(label: "martlet.machines")
    /// The users whom this machine has claimed, by the names of their containers.
    private var claimed: [String: (user: User, claim: Int64)] = [:]
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

    /// - Parameters:
    ///   - database: The address of the database.
    ///   - folder: The folder of `--data`, which has the id of this machine; `nil` for a machine that is a new one each time.
    ///   - lease: How long a machine may be silent.
    /// - Throws: ``ServerStartError`` if the folder cannot be used.
    init(database address: String, folder: String?, lease: Duration, logger: Logger) throws {
        self.logger = logger
        let machine = try Self.id(in: folder)
        database = MachineDatabase(address, machine: machine, lease: lease, label: "martlet.machines.database")
        copies = ContainerCopies(
            database: MachineDatabase(address, machine: machine, lease: lease, label: "martlet.copies.database"), logger: logger)
        failures = RareReport(logger: logger)
        relay = Relay(logger: logger)
    }

    private static func id(in folder: String?) throws -> String {
        let new = Token.random(bytes: 12)
        guard let folder else { return new }
        let path = folder + "/machine.id"
        do {
            if let id = try? String(contentsOfFile: path, encoding: .utf8), Token.isWellFormed(id) { return id }
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
        do {
            return SymmetricKey(data: try database.key(orFirst: own.withUnsafeBytes { Data($0) }))
        } catch {
            throw ServerStartError.databaseNotAvailable(reason: "\(error)")
        }
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
            try database.renew(address: address, wasAway: !isTakingOver)
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
        // What is not renewed in time may be another's.
        let users = start - renewed > database.lease - renewal ? Array(claimed.keys) : []
        let tidies = start - tidied > Self.tidying
        if tidies { tidied = start }
        queue.async { [weak self, database, address, failures, wasAway] in
            let result = Result {
                try database.renew(address: address, wasAway: wasAway)
                if tidies { try database.tidy() }
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
        logger.warning("\(users.count) users were claimed by other machines while this one was cut off from the database")
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
    }

    /// Copies what the user's last host has left, and lets other machines run the next one.
    func leave(_ user: User) {
        guard let claim = claimed.removeValue(forKey: user.folderName)?.claim else { return }
        copies.copyAndRelease(user, claim: claim)
    }

    /// Copies what hosts have changed.
    func copy(_ hosts: some Sequence<RunningHost>) {
        round += 1
        let isForAll = round % Self.restRounds == 0
        copies.copy(
            hosts.compactMap { host in
                guard let user = host.user, hasClaimed(user), isForAll || !host.isQuiet(for: .seconds(5)) else { return nil }
                return user
            })
    }

    // MARK: The end

    /// Gives all users up.
    /// - Parameter done: Called when their files are copied, or after some seconds.
    func stop(_ done: @escaping @MainActor () -> Void) {
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
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { end.run() }
    }

    /// Lets go of all users, who are those of another front of this machine now.
    func handOver() {
        timer?.cancel()
        claimed = [:]
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
