import Foundation
import Synchronization

/// The files that pages send to this process over HTTP. The web host passes on what comes.
///
/// It knows tokens, and nothing of users or sessions.
public final class Uploads: Sendable {
    public static let shared = Uploads()

    /// Why a file is not expected, or bytes were not written.
    public enum Refusal: Error, Hashable, Sendable {
        /// Nobody expects a file with this token, or all of it is there.
        case unexpected
        /// The bytes do not follow those that are there. Contains how many are.
        case notNext(Int)
        /// There are more bytes than the file was said to have.
        case tooMany
        /// The files of the process would have more bytes than it takes.
        case full
        /// The disk took nothing.
        case unwritable
    }

    private struct Entry: Sendable { weak let upload: Upload? }

    private struct State: Sendable {
        var entries: [String: Entry] = [:]
        /// The sum of the charges of all files, including those that have not arrived.
        var sum = 0
        var folder: URL?
        var observers: [Observer] = []
        /// The number of bytes for which there is room on the disk, apart from files that are expected.
        var room: (@Sendable () -> Int)?
    }

    private struct Observer: Sendable {
        weak let owner: (any AnyObject & Sendable)?
        let action: @Sendable () -> Void
    }

    private let state = Mutex(State())
    private let parent: URL
    private let capacity: Int

    /// The greatest number of bytes that one request may bring. A request of this size ends in time also over a slow network.
    public static let partSize = 256 * 1024

    /// Returns the number of bytes that a file counts for. An empty one takes room too, on the disk and in memory.
    public static func charge(_ size: Int) -> Int { max(size, 64 * 1024) }

    /// - Parameters:
    ///   - parent: Where the folder of the files is made.
    ///   - capacity: The greatest sum of the charges of all files that exist at a time, in bytes.
    init(in parent: URL = FileManager.default.temporaryDirectory, capacity: Int = 2 << 30) {
        self.parent = parent
        self.capacity = capacity
    }

    /// Expects a file, and makes an empty one.
    /// - Parameters:
    ///   - name: The name of the file: one component of a path.
    ///   - size: In bytes.
    ///   - received: Receives the token and the number of bytes that are there, after each part, on any thread.
    /// - Throws: ``Refusal/full``, ``Refusal/unwritable``
    public func open(_ name: String, size: Int, received: @escaping @Sendable (String, Int) -> Void) throws(Refusal) -> Upload {
        let token = Self.newToken()
        let folder = try reserve(size)
        let url = folder.appending(path: token.prefix(16)).appending(path: name)
        let upload = Upload(url, size: size, token: token, received: received) { [weak self] in
            self?.state.withLock { state in
                state.sum -= Self.charge(size)
                state.entries[token] = nil
            }
        }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unwritable
        }
        guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            throw .unwritable
        }
        state.withLock { $0.entries[token] = Entry(upload: upload) }
        return upload
    }

    /// Reserves room for a file, and returns the folder of all files.
    private func reserve(_ size: Int) throws(Refusal) -> URL {
        let folder: URL? = state.withLock { state in
            guard size >= 0, Self.charge(size) <= capacity - state.sum, Self.charge(size) <= state.room?() ?? .max else { return nil }
            let folder = state.folder ?? Self.newFolder(in: parent)
            state.folder = folder
            state.sum += Self.charge(size)
            return folder
        }
        if let folder { return folder }
        let actions = state.withLock { state in
            state.observers.removeAll { $0.owner == nil }
            return state.observers.map(\.action)
        }
        for action in actions { action() }
        throw .full
    }

    /// Lets files begin only if there is so much room, in bytes.
    public func limit(to room: @escaping @Sendable () -> Int) { state.withLock { $0.room = room } }

    /// Calls `action` each time that a file finds no room, on any thread, for as long as `owner` lives.
    public func observeFull(for owner: any AnyObject & Sendable, _ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.observers.append(Observer(owner: owner, action: action)) }
    }

    /// Returns whether somebody expects a file with this token.
    public func expects(_ token: String) -> Bool { upload(token) != nil }

    /// Writes bytes at the end of a file.
    /// - Parameter offset: How many bytes are before them.
    public func append(_ bytes: Data, at offset: Int, to token: String) throws(Refusal) {
        guard let upload = upload(token) else { throw .unexpected }
        try upload.append(bytes, at: offset)
    }

    private func upload(_ token: String) -> Upload? { state.withLock { $0.entries[token] }?.upload }

    private static let prefix = "martlet-uploads-"

    /// Names a folder for this process, and deletes those of processes that have crashed. A folder that has this process's number was left by a
    /// crashed one too: in a container each run has the same number.
    private static func newFolder(in parent: URL) -> URL {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [] where name.hasPrefix(prefix) {
            guard let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ Int32($0) }), process > 0,
                process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
            else { continue }
            try? FileManager.default.removeItem(at: parent.appending(path: name))
        }
        return parent.appending(path: "\(prefix)\(getpid())-\(newToken().prefix(8))")
    }

    /// 128 random bits.
    static func newToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return [generator.next(), generator.next()].map { (part: UInt64) in
            let digits = String(part, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
