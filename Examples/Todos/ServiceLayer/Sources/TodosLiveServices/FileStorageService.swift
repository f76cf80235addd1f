import Foundation
import TodosServices

/// Stores data in files of a folder.
public struct FileStorageService: StorageServiceInterface {
    private let folder: URL

    public init(folder: URL) { self.folder = folder }

    /// Stores data in the user's caches folder.
    public init(cache path: String) {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        self.init(folder: (caches ?? FileManager.default.temporaryDirectory).appending(path: path))
    }

    public func setup() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    public func data(named name: String) async throws -> Data? {
        let file = file(named: name)
        return FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
    }

    public func keep(_ data: Data, named name: String) async throws { try data.write(to: file(named: name), options: .atomic) }

    /// Returns the file for a name, which becomes one path component, whatever it contains.
    private func file(named name: String) -> URL {
        folder.appending(path: Data(name.utf8).map { String(format: "%02x", $0) }.joined() + ".data")
    }
}
