import Dispatch
import Foundation
import Logging
import MartletElements
import Synchronization

/// Stores values for browsers between their sessions: in memory, and also in a folder if one is given.
///
/// No method blocks the caller's thread on disk access. One queue does all work in the order of the calls, so the next session of a browser
/// starts with the values stored last.
final class BrowserStorage: Sendable {
    /// The maximum amounts of stored data.
    struct Limits: Hashable, Sendable {
        /// The bytes of one browser's values.
        var bytes = 256 * 1024
        /// The number of browsers in memory. When it is exceeded, the least recently used ones are removed from memory; without a folder
        /// their values are lost.
        var browsers = 10_000
        /// The bytes in memory, for all browsers.
        var memory = 64 * 1024 * 1024
        /// The limits of the folder, for all browsers.
        var folder = StoredFolder.Limits()
    }

    private struct State {
        var values: [BrowserID: StoredValues] = [:]
        /// The last use of each browser's values, as a counter that only grows.
        var lastUse: [BrowserID: Int] = [:]
        var uses = 0
        /// The browsers whose values are not yet written to the folder.
        var unsaved: Set<BrowserID> = []
        var isSaving = false
        /// The total size of the values in memory.
        var bytes = 0
        var folder: StoredFolder?
    }

    private let limits: Limits
    private let logger: Logger
    private let limitLog: LimitLog?
    private let queue = DispatchQueue(label: "martlet.storage")
    /// Locked only on the queue.
    private let state: Mutex<State>

    /// - Parameter folder: The folder for one file per browser; `nil` keeps all values in memory until the process ends.
    /// - Throws: An error if the folder cannot be created.
    init(folder: String?, limits: Limits = Limits(), logger: Logger, limitLog: LimitLog? = nil) throws {
        self.limitLog = limitLog
        self.limits = limits
        self.logger = logger
        state = Mutex(State(folder: try folder.map { try StoredFolder($0, limits: limits.folder) }))
    }

    /// Returns the stored values of a browser.
    func values(of browser: BrowserID) async -> [String: Value] {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                continuation.resume(returning: state.withLock { load(browser, &$0).values })
            }
        }
    }

    /// Returns the stored values of a browser, and blocks the caller's thread until what was stored before is written.
    func valuesNow(of browser: BrowserID) -> [String: Value] { queue.sync { state.withLock { load(browser, &$0).values } } }

    /// Stores a value, or deletes the stored one if `value` is `nil`.
    func store(_ value: Value?, forKey key: String, of browser: BrowserID) {
        queue.async { [self] in
            state.withLock { state in
                var values = load(browser, &state)
                guard values.set(value, forKey: key, limit: limits.bytes) else {
                    logger.warning("'\(key)' is not kept: a browser has more than \(limits.bytes) bytes")
                    return
                }
                keep(values, of: browser, &state)
                saveLater(browser, &state)
            }
        }
    }

    /// Waits until all values stored so far are written to the folder.
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
        let values = read(browser, state)
        keep(values, of: browser, &state)
        return values
    }

    private func keep(_ values: StoredValues, of browser: BrowserID, _ state: inout State) {
        state.bytes += values.size - (state.values.updateValue(values, forKey: browser)?.size ?? 0)
        while state.values.count > 1, state.values.count > limits.browsers || state.bytes > limits.memory { forgetOldest(&state) }
    }

    private func read(_ browser: BrowserID, _ state: State) -> StoredValues {
        guard let folder = state.folder, let json = folder.read(browser.token) else { return StoredValues() }
        do {
            return try StoredValues(json: json)
        } catch {
            logger.error("What was kept in \(folder.path(of: browser.token)) cannot be read and is left out: \(error)")
            return StoredValues()
        }
    }

    /// Removes a tenth at once, so that the search for the oldest pays off.
    private func forgetOldest(_ state: inout State) {
        if state.folder == nil {
            limitLog?.reached(.storage, "Values of browsers that were away longest are forgotten: there is no room for more")
        }
        save(&state)
        let oldest = state.lastUse.sorted { $0.value < $1.value }.prefix(max(1, state.values.count / 10))
        for (browser, _) in oldest {
            state.bytes -= state.values.removeValue(forKey: browser)?.size ?? 0
            state.lastUse[browser] = nil
        }
    }

    /// Saves after a delay: dragging a slider stores many values, of which only a few are written to the folder.
    private func saveLater(_ browser: BrowserID, _ state: inout State) {
        guard state.folder != nil else { return }
        state.unsaved.insert(browser)
        guard !state.isSaving else { return }
        state.isSaving = true
        queue.asyncAfter(deadline: .now() + .milliseconds(200)) { [self] in self.state.withLock { save(&$0) } }
    }

    private func save(_ state: inout State) {
        for browser in state.unsaved {
            guard let values = state.values[browser] else { continue }
            do {
                try ContainerQuota.withoutLimit { try state.folder?.write(values.json, to: browser.token) }
            } catch {
                logger.error("The values of a browser cannot be written: \(error)")
            }
        }
        state.unsaved = []
        state.isSaving = false
        guard state.folder?.isTooLarge == true else { return }
        limitLog?.reached(.storage, "Files of browsers that were away longest are removed: there is no room for more")
        do {
            try state.folder?.removeOldest()
        } catch {
            logger.error("A file cannot be removed: \(error)")
        }
    }
}
