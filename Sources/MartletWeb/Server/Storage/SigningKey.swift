import Crypto
import Foundation

/// The key that signs this server's cookies. It is stored in the storage folder; without a folder it lasts until the process ends.
enum SigningKey {
    private static let file = "cookie.key"

    /// - Parameter folder: The folder with the browsers' values; `nil` creates a new key.
    /// - Throws: An error if the key can neither be read nor written.
    static func load(folder: String?) throws -> SymmetricKey {
        guard let folder else { return SymmetricKey(size: .bits256) }
        let url = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(file, isDirectory: false)
        if let bytes = try? Data(contentsOf: url), bytes.count == 32 { return SymmetricKey(data: bytes) }
        let key = SymmetricKey(size: .bits256)
        try key.withUnsafeBytes { try Data($0).write(to: url, options: .atomic) }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
        return key
    }
}
