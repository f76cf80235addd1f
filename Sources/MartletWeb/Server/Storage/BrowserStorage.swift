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
        /// In memory, for all browsers.
        var memory = 64 * 1024 * 1024
        /// In the folder. One more, and those that were written least recently go.
        var files = 100_000
        /// In the folder, for all browsers.
        var folder = 1024 * 1024 * 1024
    }

    private struct State {
        var values: [BrowserID: StoredValues] = [:]
        /// When each browser's values were used: a count that only grows.
        var lastUse: [BrowserID: Int] = [:]
        var uses = 0
        /// What the folder does not have yet.
        var unsaved: Set<BrowserID> = []
        var isSaving = false
        /// What the values in memory take.
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
    /// Only ever locked on the queue.
    private let state = Mutex(State())

    /// - Parameter folder: Where to keep one file for each browser; `nil` keeps everything in memory, as long as the process lives.
    /// - Throws: If the folder cannot be made.
    init(folder: String?, limits: Limits = Limits(), logger: Logger, limitLog: LimitLog? = nil) throws {
        self.limitLog = limitLog
        self.folder = folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
        self.limits = limits
        self.logger = logger
        if let folder = self.folder {
            // The names of the files are what the cookies say, so nobody else may list them.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let files = try Self.files(in: folder)
            state.withLock { state in
                state.files = files
                state.fileBytes = files.values.reduce(0) { $0 + $1.size }
            }
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
                keep(values, of: browser, &state)
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

    /// A tenth at once, so that the search for the oldest is worth its while.
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

    /// Removes files until there is some room again, those first that were written least recently.
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
