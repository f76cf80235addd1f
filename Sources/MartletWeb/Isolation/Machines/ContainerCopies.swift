#if os(Linux)
import Foundation
import Logging
import Synchronization

/// Copies users' saved sessions, stored values and defaults into the database, so that another machine can go on with them.
///
/// A host writes its files where they are, and waits for nobody. The front looks what has changed and copies that, on a queue.
final class ContainerCopies: Sendable {
    /// The part of a container that is copied: sessions, values of `@AppStorage` and `UserDefaults`.
    static let part = "Library/Preferences"
    /// The maximum size of all copied files of a user, in bytes. The files of a user who has more are not copied.
    private static let largest = 32 * 1024 * 1024

    /// Tells whether a file is the one that was copied.
    private struct Stamp: Equatable {
        var inode: UInt64
        var size: Int
        var changed: Int
    }

    private let database: MachineDatabase
    private let logger: Logger
    private let queue = DispatchQueue(label: "martlet.copies", qos: .utility)
    /// What was copied, by the name of the user and the path of the file. Locked only on the queue.
    private let copied = Mutex<[String: [String: Stamp]]>([:])
    private let isCopying = Atomic(false)
    private let failures: RareReport

    init(database: MachineDatabase, logger: Logger) {
        self.database = database
        self.logger = logger
        failures = RareReport(logger: logger)
    }

    /// Copies what has changed. Does nothing while it is still busy with what was asked before.
    func copy(_ users: [User]) {
        guard !users.isEmpty, !isCopying.exchange(true, ordering: .relaxed) else { return }
        queue.async { [self] in
            for user in users { copyNow(user) }
            isCopying.store(false, ordering: .relaxed)
        }
    }

    /// Copies what has changed, and lets other machines run the user's process then.
    func copyAndRelease(_ user: User, claim: Int64) {
        queue.async { [self] in
            copyNow(user)
            copied.withLock { $0[user.folderName] = nil }
            do {
                try database.release(user.folderName, claim: claim)
            } catch {
                failures.report("A user could not be given up in the database: \(error)")
            }
        }
    }

    /// Forgets what was copied of a user: another machine has changed it.
    func forget(_ user: User) { queue.async { [self] in copied.withLock { $0[user.folderName] = nil } } }

    /// Calls a body on the queue behind everything that was asked before.
    func whenDone(_ body: @escaping @Sendable (MachineDatabase) -> Void) { queue.async { [database] in body(database) } }

    /// Writes the copies of a user's files into the container, in place of what is there. It blocks the caller's thread.
    static func restore(_ user: User, from database: MachineDatabase) throws {
        let folder = user.container + "/" + part
        try? FileManager.default.removeItem(atPath: folder)
        for file in try database.files(of: user.folderName) {
            guard file.path.hasPrefix(part + "/"), !file.path.split(separator: "/").contains("..") else { continue }
            let url = URL(fileURLWithPath: user.container + "/" + file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try file.body.write(to: url)
            try FileManager.default.setAttributes([.posixPermissions: 0o600, .modificationDate: file.changed], ofItemAtPath: url.path)
        }
    }

    // MARK: On the queue

    private func copyNow(_ user: User) {
        do {
            let old = copied.withLock { $0[user.folderName] }
            // A session that is written anew meanwhile would not fit its deltas: the next look finds both.
            guard let (changes, stamps) = changes(of: user, since: old) else { return }
            guard !changes.isEmpty else { return }
            let isApplied = try database.apply(changes, to: user.folderName)
            copied.withLock { $0[user.folderName] = isApplied ? stamps : nil }
        } catch {
            copied.withLock { $0[user.folderName] = nil }
            failures.report("The sessions of users cannot be copied into the database: \(error)")
        }
    }

    /// - Parameter old: What was copied before; `nil` if nobody knows.
    /// - Returns: `nil` if the files cannot be copied now.
    private func changes(of user: User, since old: [String: Stamp]?) -> ([MachineDatabase.Change], [String: Stamp])? {
        let found = Self.files(of: user.container)
        guard found.values.reduce(0, { $0 + $1.size }) <= Self.largest else {
            failures.report(
                "\(Self.part) of the user \(user.name) takes more than \(Self.largest >> 20) MiB and is not copied into the database")
            return nil
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
            guard let data = Self.read(user.container + "/" + path, from: start, stamp) else { return nil }
            stamps[path]?.size = start + data.count
            changes.append(grows ? .append(path: path, data, behind: start) : .write(path: path, data))
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

    /// Reads a file to its end.
    /// - Returns: `nil` if it is another one now.
    private static func read(_ path: String, from start: Int, _ stamp: Stamp) -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard Self.stamp({ fstat(descriptor, &$0) })?.inode == stamp.inode, (try? handle.seek(toOffset: UInt64(start))) != nil else {
            return nil
        }
        return try? handle.readToEnd() ?? Data()
    }
}
#endif
