import Crypto
import Foundation

/// The key that this server signs its cookies with: kept in the folder of what is stored, or as long as the process lives.
enum SigningKey {
    private static let file = "cookie.key"

    /// - Parameter folder: Where browsers' values are kept; `nil` makes a new key.
    /// - Throws: If the key can neither be read nor written.
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
