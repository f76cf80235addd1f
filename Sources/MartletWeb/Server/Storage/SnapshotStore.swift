import Dispatch
import Foundation
import Logging
import MartletElements
import Synchronization

/// A session as it is stored, so that its page can go on when the process that had it has ended.
struct SavedSession: Codable, Hashable, Sendable {
    /// The id of the session, which its page knows.
    var id: String
    /// The token of the browser, so that no other one gets the session.
    var browser: String
    /// The number of the last frame.
    var sequence: Int
    /// The number of the last event that was handled, if the process has ended in order; `nil` if nobody knows.
    var handled: Int?
    var snapshot: SessionSnapshot
    /// Tells which deltas in the folder belong to it.
    var generation: UInt64?
}

/// Stores sessions in a folder. One queue compares, encodes and writes, so that no turn waits for the disk.
///
///     1f3a….json      the whole session, replaced at once
///     1f3a….deltas    a line for each time that it has changed since; when they are larger than the whole, it is written anew
///
/// If the process is killed while it writes, the last delta is lost and nothing else.
final class SnapshotStore: Sendable {
    /// The longest time for which a session is stored after its last change.
    static let keptTime: TimeInterval = 24 * 60 * 60
    /// The maximum size of one session, in bytes.
    private static let longestSession = 4 * 1024 * 1024

    private let queue = DispatchQueue(label: "martlet.snapshots")
    /// Locked only on the queue.
    private let folder: Mutex<StoredFolder>
    /// The sessions to which deltas can be appended. Locked only on the queue.
    private let written = Mutex<[String: WrittenSession]>([:])
    private let failures: RareReport
    /// The maximum number of these. Others are written whole.
    private static let rememberedSessions = 2_000
    private let logger: Logger
    private let limitLog: LimitLog

    /// - Throws: An error if the folder cannot be used.
    init(folder: String, limits: StoredFolder.Limits = StoredFolder.Limits(files: 20_000), logger: Logger, limitLog: LimitLog) throws {
        self.folder = Mutex(try StoredFolder(folder, limits: limits))
        self.logger = logger
        self.limitLog = limitLog
        failures = RareReport(logger: logger)
    }

    /// Writes a session, or what has changed in it since.
    func save(_ session: SavedSession) {
        queue.async { [self] in
            do {
                try folder.withLock { folder in
                    try ContainerQuota.withoutLimit {
                        guard try !append(session, folder: &folder) else { return }
                        try replace(session, folder: &folder)
                    }
                    guard folder.isTooLarge else { return }
                    limitLog.reached(.storage, "Saved sessions that changed least recently are removed: there is no room for more")
                    try folder.removeOldest()
                }
            } catch {
                // A line that was not written to its end hides those behind it.
                written.withLock { $0[session.id] = nil }
                failures.report("A session cannot be saved: \(error)", metadata: ["session": "\(session.id.prefix(6))"])
            }
        }
    }

    /// Writes what has changed in a session.
    /// - Returns: `false` if it must be written whole.
    private func append(_ session: SavedSession, folder: inout StoredFolder) throws -> Bool {
        guard folder.date(of: session.id) != nil, var known = written.withLock({ $0[session.id] }), let delta = known.delta(to: session)
        else { return false }
        guard let delta else { return true }
        let line = try delta.line
        guard !known.isFull(with: line.count) else { return false }
        try folder.append(line, to: session.id)
        known.append(line.count)
        written.withLock { $0[session.id] = known }
        return true
    }

    private func replace(_ session: SavedSession, folder: inout StoredFolder) throws {
        var session = session
        let generation = UInt64.random(in: 1 ... .max)
        session.generation = generation
        let data = try JSONEncoder().encode(session)
        guard data.count <= Self.longestSession else {
            logger.warning(
                "A session of \(data.count) bytes is too large to be saved", metadata: ["session": "\(session.id.prefix(6))"])
            return
        }
        try folder.write(data, to: session.id)
        written.withLock { written in
            if written.count >= Self.rememberedSessions { written = [:] }
            written[session.id] = WrittenSession(session, generation: generation, size: data.count)
        }
    }

    /// Returns a session and removes it, so that a session that ends the process when it is restored does so once.
    ///
    /// It waits for the disk: call it only when a page asks for a session that this process does not have.
    /// - Parameters:
    ///   - location: Where the session must be, if that matters.
    ///   - orBelow: Whether it may also be at a location below that one.
    /// - Returns: `nil` if there is none of this browser, it is too old, or it is elsewhere.
    func take(_ id: String, of browser: BrowserID, at location: String? = nil, orBelow: Bool = false) -> SavedSession? {
        queue.sync {
            folder.withLock { folder in
                guard let date = folder.date(of: id), let data = folder.read(id) else { return nil }
                do {
                    var session = try JSONDecoder().decode(SavedSession.self, from: data)
                    if let generation = session.generation, let lines = folder.readDeltas(id) {
                        for delta in SessionDelta.read(lines) where delta.generation == generation { delta.apply(to: &session) }
                    }
                    session.generation = nil
                    guard session.id == id, session.browser == browser.token,
                        location.map({ $0 == session.snapshot.location || orBelow && session.snapshot.location.hasPrefix($0) }) ?? true
                    else {
                        return nil
                    }
                    try folder.remove(id)
                    written.withLock { $0[id] = nil }
                    return -date.timeIntervalSinceNow < Self.keptTime ? session : nil
                } catch {
                    logger.error("\(folder.path(of: id)) cannot be read: \(error)")
                    return nil
                }
            }
        }
    }

    /// Waits until all sessions saved so far are written.
    func flush() async {
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }
}
