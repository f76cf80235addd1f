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
}

/// Stores sessions in a folder, each in a file of its own. One queue writes, so that no turn waits for the disk.
final class SnapshotStore: Sendable {
    /// The longest time for which a session is stored after its last change.
    static let keptTime: TimeInterval = 24 * 60 * 60
    /// The maximum size of one session, in bytes.
    private static let longestSession = 4 * 1024 * 1024

    private let queue = DispatchQueue(label: "martlet.snapshots")
    /// Locked only on the queue.
    private let folder: Mutex<StoredFolder>
    private let logger: Logger
    private let limitLog: LimitLog

    /// - Throws: An error if the folder cannot be used.
    init(folder: String, limits: StoredFolder.Limits = StoredFolder.Limits(files: 20_000), logger: Logger, limitLog: LimitLog) throws {
        self.folder = Mutex(try StoredFolder(folder, limits: limits))
        self.logger = logger
        self.limitLog = limitLog
    }

    /// Writes a session. A session of the same id is replaced.
    func save(_ session: SavedSession) {
        queue.async { [self] in
            do {
                let data = try JSONEncoder().encode(session)
                guard data.count <= Self.longestSession else {
                    logger.warning(
                        "A session of \(data.count) bytes is too large to be saved", metadata: ["session": "\(session.id.prefix(6))"])
                    return
                }
                try folder.withLock { folder in
                    try folder.write(data, to: session.id)
                    guard folder.isTooLarge else { return }
                    limitLog.reached(.storage, "Saved sessions that changed least recently are removed: there is no room for more")
                    try folder.removeOldest()
                }
            } catch {
                logger.error("A session cannot be saved: \(error)", metadata: ["session": "\(session.id.prefix(6))"])
            }
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
                    let session = try JSONDecoder().decode(SavedSession.self, from: data)
                    guard session.id == id, session.browser == browser.token,
                        location.map({ $0 == session.snapshot.location || orBelow && session.snapshot.location.hasPrefix($0) }) ?? true
                    else {
                        return nil
                    }
                    try folder.remove(id)
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
