import Foundation
import Synchronization

/// The files that pages load from this process.
///
/// Equal bytes have one address while a file of them exists, so an image that a view makes anew each time is loaded once. A few that nobody keeps any more
/// stay for a while: a page may be loading them, or the app makes them again, such as for a row that scrolls back.
public final class ServedFiles: Sendable {
    public static let shared = ServedFiles()

    private struct Entry: Sendable { weak let file: ServedFile? }

    /// What equal files have in common, and other ones rarely.
    private struct Sample: Hashable {
        let count: Int
        let start: Data
        let end: Data
        let mediaType: String
        let name: String?

        init(_ data: Data, _ mediaType: String, _ name: String?) {
            (count, start, end) = (data.count, data.prefix(1024), data.suffix(1024))
            (self.mediaType, self.name) = (mediaType, name)
        }
    }

    private struct State: Sendable {
        var byToken: [String: Entry] = [:]
        var bySample: [Int: [Entry]] = [:]
        /// The latest last.
        var recent: [ServedFile] = []
        var recentSize = 0
        /// The number of entries at which those without a file are removed.
        var limit = 64

        mutating func removeEnded() {
            guard byToken.count >= limit else { return }
            byToken = byToken.filter { $0.value.file != nil }
            bySample = bySample.mapValues { $0.filter { $0.file != nil } }.filter { !$0.value.isEmpty }
            limit = 2 * byToken.count + 64
        }
    }

    private let state = Mutex(State())
    private let capacity: Int

    /// - Parameter capacity: The number of bytes that are kept after their use.
    init(capacity: Int = 16 << 20) { self.capacity = capacity }

    /// Serves bytes.
    /// - Parameters:
    ///   - mediaType: Such as `image/png`.
    ///   - name: The name under which a browser saves them; `nil` if they are shown in a page.
    public func file(_ data: Data, mediaType: String, name: String? = nil) -> ServedFile {
        let sample = Sample(data, mediaType, name).hashValue
        return state.withLock { state in
            let known = state.bySample[sample]?.lazy.compactMap(\.file).first {
                $0.data == data && $0.mediaType == mediaType && $0.name == name
            }
            let file = known ?? ServedFile(data, mediaType: mediaType, name: name, token: Uploads.newToken())
            if known == nil {
                state.removeEnded()
                state.byToken[file.token] = Entry(file: file)
                state.bySample[sample, default: []].append(Entry(file: file))
            }
            keep(file, &state)
            return file
        }
    }

    /// Returns the file with this token; `nil` if nobody keeps it any more.
    public func file(at token: String) -> ServedFile? { state.withLock { $0.byToken[token] }?.file }

    private func keep(_ file: ServedFile, _ state: inout State) {
        if let index = state.recent.firstIndex(where: { $0 === file }) {
            state.recent.append(state.recent.remove(at: index))
            return
        }
        guard file.data.count <= capacity else { return }
        state.recent.append(file)
        state.recentSize += file.data.count
        while state.recentSize > capacity { state.recentSize -= state.recent.removeFirst().data.count }
    }
}
