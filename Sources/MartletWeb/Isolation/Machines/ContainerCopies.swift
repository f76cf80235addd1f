#if os(Linux)
import Foundation
import Logging
import Synchronization

/// Copies users' saved sessions, stored values and defaults into the database, so that another machine can go on with them.
///
/// A host writes its files where they are, and waits for nobody. The front finds out what has changed and copies that, on a queue.
final class ContainerCopies: Sendable {
    /// The part of a container that is copied: sessions, values of `@AppStorage` and `UserDefaults`.
    static let part = "Library/Preferences"
    /// The maximum size of all copied files of a user, in bytes. The files of a user who has more are not copied.
    private static let largest = 16 * 1024 * 1024

    /// Tells whether a file is the one that was copied.
    private struct Stamp: Equatable {
        var inode: UInt64
        var size: Int
        var changed: Int
    }

    private let database: MachineDatabase
    private let queue = DispatchQueue(label: "martlet.copies", qos: .utility)
    /// What was copied, by the name of the user and the path of the file. Locked only on the queue.
    private let copied = Mutex<[String: [String: Stamp]]>([:])
    /// The users whom other machines may not have yet, because their last copy has failed. Locked only on the queue.
    private let unreleased = Mutex<[String: (user: User, claim: Int64)]>([:])
    private let isCopying = Atomic(false)
    private let failures: RareReport

    init(database: MachineDatabase, logger: Logger) {
        self.database = database
        failures = RareReport(logger: logger)
    }

    /// Copies what has changed, and tries again to give up the users for whom that has failed.
    /// - Returns: `false` if it does nothing, because it is still busy with what was asked before.
    func copy(_ users: [User]) -> Bool {
        guard !isCopying.exchange(true, ordering: .relaxed) else { return false }
        queue.async { [self] in
            for (user, claim) in unreleased.withLock({ $0.values }) { releaseNow(user, claim: claim) }
            for user in users { copyNow(user) }
            isCopying.store(false, ordering: .relaxed)
        }
        return true
    }

    /// Copies what has changed, and lets other machines run the user's process then: not before everything is copied.
    func copyAndRelease(_ user: User, claim: Int64) { queue.async { [self] in releaseNow(user, claim: claim) } }

    /// Forgets what was copied of a user: another machine has changed it.
    func forget(_ user: User) { queue.async { [self] in copied.withLock { $0[user.folderName] = nil } } }

    /// Removes from the database what nobody will ask for.
    func tidy() {
        queue.async { [database, failures] in
            do {
                try database.tidy()
            } catch {
                failures.report("What is too old cannot be removed from the database: \(error)")
            }
        }
    }

    /// Calls a body on the queue behind everything that was asked before.
    func whenDone(_ body: @escaping @Sendable (MachineDatabase) -> Void) { queue.async { [database] in body(database) } }

    /// Writes the copies of a user's files into the container, in place of what is there. It blocks the caller's thread.
    static func restore(_ user: User, from database: MachineDatabase) throws {
        let files = try database.files(of: user.folderName)
        func create(_ path: String) throws {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        // What is there is replaced when everything has been written.
        let new = user.container + "/tmp/restored-" + Token.random(bytes: 6)
        try create(new)
        defer { try? FileManager.default.removeItem(atPath: new) }
        for file in files {
            guard file.path.hasPrefix(part + "/"), !file.path.split(separator: "/").contains("..") else { continue }
            let url = URL(fileURLWithPath: new + file.path.dropFirst(part.count))
            try create(url.deletingLastPathComponent().path)
            try file.body.write(to: url)
            try FileManager.default.setAttributes([.posixPermissions: 0o600, .modificationDate: file.changed], ofItemAtPath: url.path)
        }
        let folder = user.container + "/" + part
        try create((folder as NSString).deletingLastPathComponent)
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.moveItem(atPath: new, toPath: folder)
    }

    // MARK: On the queue

    private func releaseNow(_ user: User, claim: Int64) {
        do {
            // What could not be appended to is written whole the second time.
            guard copyNow(user) || copyNow(user) else {
                unreleased.withLock { $0[user.folderName] = (user, claim) }
                return
            }
            try database.release(user.folderName, claim: claim)
            copied.withLock { $0[user.folderName] = nil }
            unreleased.withLock { $0[user.folderName] = nil }
        } catch {
            unreleased.withLock { $0[user.folderName] = (user, claim) }
            failures.report("A user could not be given up in the database: \(error)")
        }
    }

    /// - Returns: Whether the database has everything of the user that it can have.
    @discardableResult
    private func copyNow(_ user: User) -> Bool {
        do {
            guard let (changes, stamps) = changes(of: user, since: copied.withLock { $0[user.folderName] }) else { return false }
            guard !changes.isEmpty else { return true }
            let isApplied = try database.apply(changes, to: user.folderName)
            copied.withLock { $0[user.folderName] = isApplied ? stamps : nil }
            // What another machine has of the user is newer.
            return try isApplied || !database.lost(of: [user.folderName]).isEmpty
        } catch {
            copied.withLock { $0[user.folderName] = nil }
            failures.report("The sessions of users cannot be copied into the database: \(error)")
            return false
        }
    }

    /// - Parameter old: What was copied before; `nil` if nobody knows.
    /// - Returns: `nil` if a file is being replaced. A session that is written anew meanwhile would not fit its deltas, so the next look finds both.
    private func changes(of user: User, since old: [String: Stamp]?) -> ([MachineDatabase.Change], [String: Stamp])? {
        let found = Self.files(of: user.container)
        guard found.values.reduce(0, { $0 + $1.size }) <= Self.largest else {
            failures.report(
                "\(Self.part) of the user \(user.name) takes more than \(Self.largest >> 20) MiB and is not copied into the database")
            return ([], [:])
        }
        var changes: [MachineDatabase.Change] = []
        if let old {
            changes += old.keys.filter { found[$0] == nil }.sorted().map { .remove(path: $0) }
        } else {
            changes.append(.keep(paths: found.keys.sorted()))
        }
        var stamps = found
        for (path, stamp) in found.sorted(by: { $0.key < $1.key }) where old?[path] != stamp {
            let known = old?[path]
            let grows = known.map { $0.inode == stamp.inode && $0.size < stamp.size && path.hasSuffix(".deltas") } ?? false
            let start = grows ? known?.size ?? 0 : 0
            switch Self.read(user.container + "/" + path, from: start, stamp) {
            case .data(let data):
                stamps[path]?.size = start + data.count
                changes.append(grows ? .append(path: path, data, behind: start) : .write(path: path, data))
            case .changed: return nil
            case .unreadable: failures.report("\(path) of the user \(user.name) cannot be read and is not copied into the database")
            }
        }
        return (changes, stamps)
    }

    private static func files(of container: String) -> [String: Stamp] {
        let folder = container + "/" + part
        let record = WorkRecord.path(in: Container(path: container).storage)
        var files: [String: Stamp] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            let path = folder + "/" + name
            guard path != record, !name.contains("\n"), let stamp = stamp({ lstat(path, &$0) }) else { continue }
            files[part + "/" + name] = stamp
        }
        return files
    }

    private static func stamp(_ look: (inout stat) -> CInt) -> Stamp? {
        var status = stat()
        guard look(&status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Stamp(
            inode: UInt64(status.st_ino), size: Int(status.st_size),
            changed: Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec))
    }

    private enum Reading {
        case data(Data)
        /// It is gone, or another file has its place.
        case changed
        case unreadable
    }

    /// Reads a file to its end.
    private static func read(_ path: String, from start: Int, _ stamp: Stamp) -> Reading {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return errno == ENOENT || errno == ELOOP ? .changed : .unreadable }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard Self.stamp({ fstat(descriptor, &$0) })?.inode == stamp.inode else { return .changed }
        do {
            try handle.seek(toOffset: UInt64(start))
            return .data(try handle.read(upToCount: largest) ?? Data())
        } catch {
            return .unreadable
        }
    }
}
#endif
