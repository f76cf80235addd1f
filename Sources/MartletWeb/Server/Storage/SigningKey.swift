import Crypto
import Foundation

/// The key that signs this server's cookies. It is stored in the storage folder; without a folder it lasts until the process ends.
enum SigningKey {
    private static let file = "cookie.key"
    private static let length = 32

    private struct Damaged: LocalizedError {
        let path: String
        var errorDescription: String? {
            "\(path) does not have \(length) bytes. Restore it from a backup; without it nobody is known any more, and a new key needs it removed"
        }
    }

    /// - Parameter folder: The folder with the browsers' values; `nil` creates a new key.
    /// - Throws: An error if the key can neither be read nor written. It is never replaced: another key would make a stranger of every browser.
    static func load(folder: String?) throws -> SymmetricKey {
        guard let folder else { return SymmetricKey(size: .bits256) }
        let path = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(file, isDirectory: false).path
        if let key = try create(at: path) { return key }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        guard bytes.count == length else { throw Damaged(path: path) }
        return SymmetricKey(data: bytes)
    }

    /// Writes a new key. Returns `nil` if there is a file already.
    private static func create(at path: String) throws -> SymmetricKey? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST { return nil }
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        let key = SymmetricKey(size: .bits256)
        try key.withUnsafeBytes { try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: $0) }
        return key
    }
}
