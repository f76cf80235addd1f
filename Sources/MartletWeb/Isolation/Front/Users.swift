#if os(Linux)
import Crypto
import Foundation
import NIOHTTP1

/// The users of a front: who they are, and where their files are.
///
///     DIR/cookie.key        what cookies are signed with
///     DIR/users/1f3a…       a user's container; its name does not tell the cookie
///     DIR/shared            what all users share
///     DIR/gone/…            containers that are being removed
@MainActor
final class Users {
    private let folder: String
    /// The open folder.
    let descriptor: CInt
    /// The folder for what all users share.
    var shared: String { SharedFolder.inData(folder) }
    private let isKept: Bool
    private let cookies: BrowserCookies
    /// The descriptor of the folder that has its lock; `nil` while another front uses the folder.
    private(set) var lock: CInt?
    private let remover = DispatchQueue(label: "martlet.remove", qos: .utility)
    /// Stands for all whose requests begin no session. They share a process, and so nobody else's.
    private(set) lazy var nobody: User = {
        var user = self.user(.random())
        user.isNobody = true
        return user
    }()
    /// Why users' last hosts have ended, until the next one tells them.
    private var losses: [String: HostEnd] = [:]
    /// When the hosts of users have failed last.
    private var failures: [String: [ContinuousClock.Instant]] = [:]
    private let header: String?

    /// The containers without a host, in the order in which their hosts ended. Only a folder that goes with the process has them counted.
    private var restingContainers: [String] = []
    /// The containers without a host in which nothing lies but saved sessions, in the order in which their hosts ended.
    private var bareContainers: [String] = []
    /// Those that hosts use.
    private var busyContainers: Set<String> = []
    /// Those that are being looked into, with the number of that look.
    private var looks: [String: Int] = [:]
    private var lastLook = 0

    /// The maximum number of containers without a host in a folder that goes with the process.
    private static let restingLimit = 1_000
    /// The maximum number of containers in which nothing lies but saved sessions: visits without an end would fill the disk.
    private let bareLimit: Int
    /// The maximum number of users about whom such things are remembered.
    private static let remembered = 10_000
    /// So many failures in so much time, and the user has to wait.
    private static let failureLimit = (count: 5, time: Duration.seconds(60))

    /// - Parameters:
    ///   - folder: The folder for the users' files; `nil` for one that goes with the process.
    ///   - header: The header in which the trusted proxy names the user; `nil` if a cookie does.
    ///   - key: Returns the key that signs cookies, if it is not that of the folder.
    ///   - sharesFolder: Whether another front may use the folder still. Then ``inherit(lock:)`` follows.
    /// - Throws: ``ServerStartError`` if the folder cannot be used.
    init(
        folder: String?, header: String?, key: (SymmetricKey) throws -> SymmetricKey = { $0 }, sharesFolder: Bool = false,
        bareLimit: Int = 10_000
    ) throws {
        self.bareLimit = bareLimit
        self.header = header
        let own = FileManager.default.temporaryDirectory.path + "/martlet-\(getpid())-\(Token.random(bytes: 6))"
        self.folder = URL(fileURLWithPath: folder ?? own).standardizedFileURL.path
        isKept = folder != nil
        do {
            for name in ["users", "gone"] {
                try FileManager.default.createDirectory(
                    atPath: self.folder + "/" + name, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            }
            descriptor = open(self.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { lock = descriptor } else if !sharesFolder { throw InUse() }
            cookies = BrowserCookies(key: try key(SigningKey.load(folder: folder)))
        } catch let error as ServerStartError {
            throw error
        } catch {
            throw ServerStartError.dataNotAvailable(self.folder, reason: error.localizedDescription)
        }
        emptyGone()
    }

    deinit {
        Foundation.close(descriptor)
        if let lock, lock != descriptor { Foundation.close(lock) }
    }

    /// Waits until no other front uses the folder.
    /// - Throws: ``ServerStartError`` when the time is over.
    func waitForLock(for time: Duration) throws {
        let end = ContinuousClock.now + time
        while lock == nil {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { lock = descriptor }
            if lock == nil, ContinuousClock.now > end {
                throw ServerStartError.dataNotAvailable(folder, reason: InUse().localizedDescription)
            }
            if lock == nil { usleep(50_000) }
        }
    }

    /// Takes the lock of the folder from the front before. A lock lives as long as one of its descriptors.
    func inherit(lock: CInt) { self.lock = lock }

    private struct InUse: LocalizedError {
        var errorDescription: String? { "another server uses it" }
    }

    /// Removes what is in the folder for that, in the background: it may be much.
    private func emptyGone() {
        let gone = folder + "/gone"
        remover.async {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: gone)) ?? [] { Container(path: gone + "/" + name).remove() }
        }
    }

    /// Returns the user whom a request names: in a cookie that this front has signed, or in the proxy's header.
    func user(of head: HTTPRequestHead, isSecure: Bool) -> User? {
        if let header {
            let names = head.headers[header]
            guard names.count == 1, 1...256 ~= names[0].utf8.count else { return nil }
            var user = BrowserID(token: Data(SHA256.hash(data: Data(names[0].utf8))).base64URL).map(user)
            user?.header = [header, names[0]]
            return user
        }
        return cookies.browser(in: head.headers, isSecure: isSecure).map(user)
    }

    func newUser() -> User { user(.random()) }

    private func user(_ browser: BrowserID) -> User {
        let name = SHA256.hash(data: Data(browser.token.utf8)).prefix(16).hexadecimal
        return User(token: browser.token, cookie: cookies.value(for: browser), container: "\(folder)/users/\(name)")
    }

    func hostHasEnded(_ user: User, _ end: HostEnd) {
        busyContainers.remove(user.container)
        if user.isNobody {
            discard(user.container)
        } else if isKept {
            tidy(user.container)
        } else {
            rest(user.container)
        }
        if losses.count >= Self.remembered { losses = [:] }
        losses[user.token] = end
        guard end.isFailure else { return }
        if failures.count >= Self.remembered { failures = [:] }
        failures[user.token, default: []] = failures[user.token, default: []].suffix(Self.failureLimit.count - 1) + [.now]
    }

    /// Keeps a container for the user's next host, and removes the one that has waited longest if there are too many.
    private func rest(_ container: String) {
        restingContainers.append(container)
        guard restingContainers.count > Self.restingLimit else { return }
        discard(restingContainers.removeFirst())
    }

    /// Removes a container in which nothing lies, and remembers one in which only sessions do.
    private func tidy(_ container: String) {
        look(into: container) { [self] content in
            if content == .nothing { return discard(container) }
            guard content == .sessions else { return }
            bareContainers.append(container)
            guard bareContainers.count > bareLimit else { return }
            removeIfBare(bareContainers.removeFirst())
        }
    }

    private func removeIfBare(_ container: String) {
        look(into: container) { [self] in if $0 < .files { discard(container) } }
    }

    /// Looks in the background what is in a container, and tells it unless a host has begun to use it meanwhile.
    private func look(into container: String, _ see: @escaping @MainActor @Sendable (Container.Content) -> Void) {
        guard !busyContainers.contains(container) else { return }
        lastLook += 1
        let look = lastLook
        looks[container] = look
        remover.async { [weak self] in
            let content = Container(path: container).content
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self, self.looks[container] == look else { return }
                    self.looks[container] = nil
                    see(content)
                }
            }
        }
    }

    /// Removes containers in the background in which nothing lies but sessions that are too old.
    func removeOldBareContainers() {
        guard isKept else { return }
        remover.async { [weak self, folder] in
            let old = ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/users")) ?? []).map { "\(folder)/users/\($0)" }
                .filter { path in
                    let sessions = URL(fileURLWithPath: Container(path: path).storage + "/Sessions")
                    let date = (try? sessions.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
                    return -(date ?? .distantFuture).timeIntervalSinceNow > SnapshotStore.keptTime && Container(path: path).content < .files
                }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self else { return }
                    for path in old { self.removeIfBare(path) }
                }
            }
        }
    }

    /// Removes a container in the background. A process that begins now finds none.
    private func discard(_ container: String) {
        rename(container, "\(folder)/gone/\(Token.random(bytes: 12))")
        emptyGone()
    }

    /// Records that a host uses the user's container again.
    func hostHasBegun(_ user: User) {
        busyContainers.insert(user.container)
        looks[user.container] = nil
        restingContainers.removeAll { $0 == user.container }
        bareContainers.removeAll { $0 == user.container }
    }

    /// Records that no host has come to use the user's container.
    func hostHasNotBegun(_ user: User) { busyContainers.remove(user.container) }

    /// Returns whether the user's hosts fail again and again, so that the next would too.
    func isFailing(_ user: User) -> Bool {
        guard let times = failures[user.token], times.count == Self.failureLimit.count, let first = times.first else { return false }
        return ContinuousClock.now - first < Self.failureLimit.time
    }

    /// Why the user's last host has failed, in a sentence; `nil` if it has ended in order.
    func takeLoss(of user: User) -> String? {
        losses.removeValue(forKey: user.token).flatMap { $0.isFailure ? $0.sentence : nil }
    }

    /// Removes all files that go with the process.
    func close() {
        if !isKept {
            Container(path: folder).remove()
        } else {
            Container(path: nobody.container).remove()
        }
    }
}
#endif
