import Foundation

/// The JSON files of a folder, each of which can have a file of deltas, limited in number and size: when there are too many, the least recently
/// written ones are deleted.
struct StoredFolder {
    struct Limits: Hashable, Sendable {
        /// The number of files.
        var files = 100_000
        /// The bytes of all files.
        var bytes = 1024 * 1024 * 1024
    }

    private struct File {
        var size: Int
        var written: Date
        /// Whether there may be deltas.
        var hasDeltas = true

        mutating func append(_ count: Int) {
            size += count
            written = Date()
            hasDeltas = true
        }
    }

    private static let deltas = "deltas"

    private let folder: URL
    private let limits: Limits
    private var files: [String: File]
    private var bytes: Int

    /// - Throws: An error if the folder can be neither read nor created.
    init(_ path: String, limits: Limits = Limits()) throws {
        folder = URL(fileURLWithPath: path, isDirectory: true)
        self.limits = limits
        // The names of the files are secrets of browsers, so other users must not be able to list them.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let urls = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        let found = try urls.filter { $0.pathExtension == "json" || $0.pathExtension == Self.deltas }.map { url in
            let values = try url.resourceValues(forKeys: keys)
            return (
                url.deletingPathExtension().lastPathComponent,
                File(size: values.fileSize ?? 0, written: values.contentModificationDate ?? .distantPast)
            )
        }
        files = Dictionary(found) { File(size: $0.size + $1.size, written: max($0.written, $1.written)) }
        bytes = files.values.reduce(0) { $0 + $1.size }
    }

    /// The path of a file.
    func path(of name: String) -> String { url(of: name).path }

    /// Returns the content of a file; `nil` if there is none.
    func read(_ name: String) -> Data? { try? Data(contentsOf: url(of: name)) }

    /// When a file was written; `nil` if there is none.
    func date(of name: String) -> Date? { files[name]?.written }

    /// Returns the deltas of a file; `nil` if there are none.
    func readDeltas(_ name: String) -> Data? { try? Data(contentsOf: url(of: name, Self.deltas)) }

    /// Writes a file. A reader sees either the old or the new one, even if this process is killed; its deltas are removed, and may outlive a kill.
    mutating func write(_ data: Data, to name: String) throws {
        try data.write(to: url(of: name), options: .atomic)
        if files[name]?.hasDeltas ?? true { try? FileManager.default.removeItem(at: url(of: name, Self.deltas)) }
        let old = files.updateValue(File(size: data.count, written: Date(), hasDeltas: false), forKey: name)
        bytes += data.count - (old?.size ?? 0)
    }

    /// Appends to the deltas of a file.
    /// - Throws: An error if not all was written. What was stays there.
    mutating func append(_ line: Data, to name: String) throws {
        let descriptor = open(url(of: name, Self.deltas).path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: line)
        bytes += line.count
        files[name, default: File(size: 0, written: .now)].append(line.count)
    }

    /// Removes a file, if there is one.
    mutating func remove(_ name: String) throws {
        guard let file = files.removeValue(forKey: name) else { return }
        bytes -= file.size
        if file.hasDeltas { try? FileManager.default.removeItem(at: url(of: name, Self.deltas)) }
        try FileManager.default.removeItem(at: url(of: name))
    }

    /// Whether there is more than the limits allow.
    var isTooLarge: Bool { files.count > limits.files || bytes > limits.bytes }

    /// Removes the least recently written files until the folder uses nine tenths of its limits.
    mutating func removeOldest() throws {
        for (name, _) in files.sorted(by: { $0.value.written < $1.value.written }) {
            guard files.count > limits.files * 9 / 10 || bytes > limits.bytes / 10 * 9 else { return }
            try remove(name)
        }
    }

    private func url(of name: String, _ kind: String = "json") -> URL {
        folder.appendingPathComponent("\(name).\(kind)", isDirectory: false)
    }
}
