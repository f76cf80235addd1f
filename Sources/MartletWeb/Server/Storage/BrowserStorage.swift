import Dispatch
import Foundation
import Logging
import MartletElements
import Synchronization

/// Keeps values for browsers between their sessions: in memory, and in a folder if it is given one.
///
/// Nothing here ever waits for the disk on the caller's thread. One queue does all work in the order in which it was asked for, so what was
/// stored is what the next session of the browser begins with.
final class BrowserStorage: Sendable {
    /// How much is kept.
    struct Limits: Hashable, Sendable {
        /// For one browser.
        var bytes = 256 * 1024
        /// In memory. One more, and what was used least recently goes: to be read again from the folder, or, without one, for good.
        var browsers = 10_000
    }

    private struct State {
        var values: [BrowserID: StoredValues] = [:]
        /// When each browser's values were used: a count that only grows.
        var lastUse: [BrowserID: Int] = [:]
        var uses = 0
        /// What the folder does not have yet.
        var unsaved: Set<BrowserID> = []
        var isSaving = false
    }

    private let folder: URL?
    private let limits: Limits
    private let logger: Logger
    private let queue = DispatchQueue(label: "martlet.storage")
    /// Only ever locked on the queue.
    private let state = Mutex(State())

    /// - Parameter folder: Where to keep one file for each browser; `nil` keeps everything in memory, as long as the process lives.
    /// - Throws: If the folder cannot be made.
    init(folder: String?, limits: Limits = Limits(), logger: Logger) throws {
        self.folder = folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
        self.limits = limits
        self.logger = logger
        if let folder = self.folder {
            // The names of the files are what the cookies say, so nobody else may list them.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
    }

    /// What is kept for a browser.
    func values(of browser: BrowserID) async -> [String: Value] {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                continuation.resume(returning: state.withLock { load(browser, &$0).values })
            }
        }
    }

    /// Keeps a value, or forgets it if there is none.
    func store(_ value: Value?, forKey key: String, of browser: BrowserID) {
        queue.async { [self] in
            state.withLock { state in
                var values = load(browser, &state)
                guard values.set(value, forKey: key, limit: limits.bytes) else {
                    logger.warning("'\(key)' is not kept: a browser has more than \(limits.bytes) bytes")
                    return
                }
                state.values[browser] = values
                saveLater(browser, &state)
            }
        }
    }

    /// Returns when everything stored so far is in the folder.
    func flush() async {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                state.withLock { save(&$0) }
                continuation.resume()
            }
        }
    }

    // MARK: On the queue

    private func load(_ browser: BrowserID, _ state: inout State) -> StoredValues {
        state.uses += 1
        state.lastUse[browser] = state.uses
        if let values = state.values[browser] { return values }
        let values = read(browser)
        state.values[browser] = values
        if state.values.count > limits.browsers { forgetOldest(&state) }
        return values
    }

    private func read(_ browser: BrowserID) -> StoredValues {
        guard let file = file(of: browser), let json = try? Data(contentsOf: file) else { return StoredValues() }
        do {
            return try StoredValues(json: json)
        } catch {
            logger.error("What was kept in \(file.path) cannot be read and is left out: \(error)")
            return StoredValues()
        }
    }

    /// A tenth at once, so that the search for the oldest is worth its while.
    private func forgetOldest(_ state: inout State) {
        save(&state)
        let oldest = state.lastUse.sorted { $0.value < $1.value }.prefix(max(1, limits.browsers / 10))
        for (browser, _) in oldest {
            state.values[browser] = nil
            state.lastUse[browser] = nil
        }
    }

    /// A slider dragged writes many values; the folder sees a few of them.
    private func saveLater(_ browser: BrowserID, _ state: inout State) {
        guard folder != nil else { return }
        state.unsaved.insert(browser)
        guard !state.isSaving else { return }
        state.isSaving = true
        queue.asyncAfter(deadline: .now() + .milliseconds(200)) { [self] in self.state.withLock { save(&$0) } }
    }

    private func save(_ state: inout State) {
        for browser in state.unsaved {
            guard let file = file(of: browser), let values = state.values[browser] else { continue }
            do {
                // Atomic: a reader sees the old file or the new one, whatever happens to this process.
                try values.json.write(to: file, options: .atomic)
            } catch {
                logger.error("\(file.path) cannot be written: \(error)")
            }
        }
        state.unsaved = []
        state.isSaving = false
    }

    private func file(of browser: BrowserID) -> URL? {
        folder?.appendingPathComponent(browser.token + ".json", isDirectory: false)
    }
}
