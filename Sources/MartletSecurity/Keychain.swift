import Crypto
import Foundation
import Synchronization

/// The passwords of a user: a file that is encrypted with a key in another file beside it.
struct Keychain {
    /// Why an operation failed.
    struct Failure: Error { let status: OSStatus }

    /// A password and what is said about it.
    struct Item: Codable {
        var attributes: [String: KeychainValue]
        var data: Data?
        var created: Date
        var modified: Date
    }

    private static let shared = Mutex(())
    /// The most bytes of one password, and the most passwords.
    private static let limits = (bytes: 1 << 20, items: 10_000)

    private let folder: URL

    private init() {
        folder = FileManager.default.homeDirectoryForCurrentUser.appending(path: "Library/Keychains", directoryHint: .isDirectory)
    }

    /// Runs an operation, one at a time, and returns its status.
    static func status(of operation: (Keychain) throws -> Void) -> OSStatus {
        shared.withLock { _ in
            do {
                try operation(Keychain())
                return errSecSuccess
            } catch let failure as Failure {
                return failure.status
            } catch is CryptoKitError {
                return errSecDecode
            } catch is DecodingError {
                return errSecDecode
            } catch {
                return errSecIO
            }
        }
    }

    // MARK: Operations

    func items(matching query: KeychainQuery) throws -> [Item] {
        let found = try load().filter(query.matches)
        guard !found.isEmpty else { throw Failure(status: errSecItemNotFound) }
        return found
    }

    func add(_ query: KeychainQuery) throws -> Item {
        var items = try load()
        guard !items.contains(where: query.isSame) else { throw Failure(status: errSecDuplicateItem) }
        guard items.count < Self.limits.items, (query.data?.count ?? 0) <= Self.limits.bytes else { throw Failure(status: errSecAllocate) }
        let item = Item(attributes: query.attributes, data: query.data, created: Date(), modified: Date())
        items.append(item)
        try save(items)
        return item
    }

    func update(_ query: KeychainQuery, with changes: [String: Any]) throws {
        var items = try load()
        let changed = items.indices.filter { query.matches(items[$0]) }
        guard !changed.isEmpty else { throw Failure(status: errSecItemNotFound) }
        let (attributes, data) = try KeychainQuery.values(of: changes)
        guard (data?.count ?? 0) <= Self.limits.bytes else { throw Failure(status: errSecAllocate) }
        for index in changed {
            items[index].attributes.merge(attributes) { $1 }
            if let data { items[index].data = data }
            items[index].modified = Date()
        }
        try save(items)
    }

    func delete(_ query: KeychainQuery) throws {
        let items = try load()
        let rest = items.filter { !query.matches($0) }
        guard rest.count < items.count else { throw Failure(status: errSecItemNotFound) }
        try save(rest)
    }

    // MARK: The files

    private func load() throws -> [Item] {
        let file = folder.appending(path: "passwords")
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        let plain = try AES.GCM.open(AES.GCM.SealedBox(combined: Data(contentsOf: file)), using: key())
        return try JSONDecoder().decode([Item].self, from: plain)
    }

    private func save(_ items: [Item]) throws {
        let sealed = try AES.GCM.seal(JSONEncoder().encode(items), using: key())
        guard let bytes = sealed.combined else { throw Failure(status: errSecIO) }
        let (file, new) = (folder.appending(path: "passwords"), folder.appending(path: "passwords.new"))
        try? FileManager.default.removeItem(at: new)
        try Self.write(bytes, to: new)
        // Replaces the old file at once, so that there is one at any time.
        guard rename(new.path, file.path) == 0 else { throw Failure(status: errSecIO) }
    }

    /// The key, which is made when it is first needed.
    private func key() throws -> SymmetricKey {
        let file = folder.appending(path: "key")
        if FileManager.default.fileExists(atPath: file.path) {
            let bytes = try Data(contentsOf: file)
            guard bytes.count == 32 else { throw Failure(status: errSecDecode) }
            return SymmetricKey(data: bytes)
        }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let key = SymmetricKey(size: .bits256)
        try Self.write(key.withUnsafeBytes { Data($0) }, to: file)
        return key
    }

    /// Writes a new file that only its owner may read.
    private static func write(_ bytes: Data, to file: URL) throws {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: bytes)
    }
}

/// The value of an attribute.
enum KeychainValue: Codable, Hashable {
    case text(String)
    case data(Data)
    case number(Int)
    case flag(Bool)

    init?(_ value: Any) {
        switch value {
        case let value as Bool: self = .flag(value)
        case let value as Int: self = .number(value)
        case let value as String: self = .text(value)
        case let value as Data: self = .data(value)
        case let value as NSString: self = .text(value as String)
        case let value as NSData: self = .data(value as Data)
        case let value as NSNumber: self = .number(value.intValue)
        default: return nil
        }
    }

    var value: Any {
        switch self {
        case .text(let text): text
        case .data(let data): data
        case .number(let number): number
        case .flag(let flag): flag
        }
    }
}
