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
        /// The number of files in the folder. When it is exceeded, the least recently written ones are deleted.
        var files = 100_000
        /// The bytes in the folder, for all browsers.
        var folder = 1024 * 1024 * 1024
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
        /// The files in the folder.
        var files: [String: StoredFile] = [:]
        var fileBytes = 0
    }

    private struct StoredFile {
        var size: Int
        var written: Date
    }

    private let folder: URL?
    private let limits: Limits
    private let logger: Logger
    private let limitLog: LimitLog?
    private let queue = DispatchQueue(label: "martlet.storage")
    /// Locked only on the queue.
    private let state = Mutex(State())

    /// - Parameter folder: The folder for one file per browser; `nil` keeps all values in memory until the process ends.
    /// - Throws: An error if the folder cannot be created.
    init(folder: String?, limits: Limits = Limits(), logger: Logger, limitLog: LimitLog? = nil) throws {
        self.limitLog = limitLog
        self.folder = folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
        self.limits = limits
        self.logger = logger
        if let folder = self.folder {
            // The names of the files are the secrets in the cookies, so other users must not be able to list them.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let files = try Self.files(in: folder)
            state.withLock { state in
                state.files = files
                state.fileBytes = files.values.reduce(0) { $0 + $1.size }
            }
        }
    }

    /// Returns the stored values of a browser.
    func values(of browser: BrowserID) async -> [String: Value] {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                continuation.resume(returning: state.withLock { load(browser, &$0).values })
            }
        }
    }

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
        let values = read(browser)
        keep(values, of: browser, &state)
        return values
    }

    private func keep(_ values: StoredValues, of browser: BrowserID, _ state: inout State) {
        state.bytes += values.size - (state.values.updateValue(values, forKey: browser)?.size ?? 0)
        while state.values.count > 1, state.values.count > limits.browsers || state.bytes > limits.memory { forgetOldest(&state) }
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

    /// Removes a tenth at once, so that the search for the oldest pays off.
    private func forgetOldest(_ state: inout State) {
        if folder == nil {
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
                // Atomic: a reader sees either the old or the new file, even if this process is killed.
                let json = try values.json
                try json.write(to: file, options: .atomic)
                let old = state.files.updateValue(StoredFile(size: json.count, written: Date()), forKey: file.lastPathComponent)
                state.fileBytes += json.count - (old?.size ?? 0)
            } catch {
                logger.error("\(file.path) cannot be written: \(error)")
            }
        }
        state.unsaved = []
        state.isSaving = false
        if state.files.count > limits.files || state.fileBytes > limits.folder { removeOldestFiles(&state) }
    }

    /// Deletes the least recently written files until the folder uses nine tenths of its limits.
    private func removeOldestFiles(_ state: inout State) {
        guard let folder else { return }
        limitLog?.reached(.storage, "Files of browsers that were away longest are removed: there is no room for more")
        for (name, file) in state.files.sorted(by: { $0.value.written < $1.value.written }) {
            guard state.files.count > limits.files * 9 / 10 || state.fileBytes > limits.folder / 10 * 9 else { return }
            state.files[name] = nil
            state.fileBytes -= file.size
            do {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(name, isDirectory: false))
            } catch {
                logger.error("\(name) cannot be removed: \(error)")
            }
        }
    }

    private static func files(in folder: URL) throws -> [String: StoredFile] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let urls = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        let files = try urls.filter { $0.pathExtension == "json" }.map { url in
            let values = try url.resourceValues(forKeys: keys)
            return (url.lastPathComponent, StoredFile(size: values.fileSize ?? 0, written: values.contentModificationDate ?? .distantPast))
        }
        return Dictionary(files) { first, _ in first }
    }

    private func file(of browser: BrowserID) -> URL? {
        folder?.appendingPathComponent(browser.token + ".json", isDirectory: false)
    }
}
