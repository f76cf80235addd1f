import Foundation
import Security
import SwiftUI
import Testing

/// As apps write it: dictionaries, casts to types of CoreFoundation, results in an `AnyObject?`.
@Suite("The keychain", .serialized)
struct KeychainTests {
    private let service = "soup-\(UUID())"

    private func query(_ account: String, _ more: [String: Any] = [:]) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecAttrAccount as String: account,
        ].merging(more) { $1 }
    }

    private func password(_ account: String) -> String? {
        var item: CFTypeRef?
        let question = query(account, [kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne])
        guard SecItemCopyMatching(question as CFDictionary, &item) == errSecSuccess, let data = item as? Data else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private func forget() { _ = SecItemDelete([kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service]) }

    // Shows: import Security
    @Test func `A password is kept, found, changed and removed`() {
        defer { forget() }
        #expect(SecItemAdd(query("ann", [kSecValueData as String: Data("secret".utf8)]) as CFDictionary, nil) == errSecSuccess)
        #expect(password("ann") == "secret")
        #expect(SecItemAdd(query("ann", [kSecValueData as String: Data("other".utf8)]) as CFDictionary, nil) == errSecDuplicateItem)
        let change = [kSecValueData as String: Data("new".utf8), kSecAttrLabel as String: "Soup"] as [String: Any]
        #expect(SecItemUpdate(query("ann") as CFDictionary, change as CFDictionary) == errSecSuccess)
        #expect(password("ann") == "new")
        #expect(SecItemDelete(query("ann") as CFDictionary) == errSecSuccess)
        #expect(password("ann") == nil)
        #expect(SecItemDelete(query("ann") as CFDictionary) == errSecItemNotFound)
        #expect(SecItemUpdate(query("ann") as CFDictionary, change as CFDictionary) == errSecItemNotFound)
    }

    @Test func `All passwords of a service are listed with their attributes`() {
        defer { forget() }
        for name in ["ann", "bob"] { _ = SecItemAdd(query(name, [kSecValueData as String: Data(name.utf8)]), nil) }
        var found: AnyObject?
        let question: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecMatchLimit as String: kSecMatchLimitAll,
            kSecReturnAttributes as String: true, kSecReturnData as String: true,
        ]
        #expect(SecItemCopyMatching(question, &found) == errSecSuccess)
        let items = found as? [[String: Any]]
        #expect(items?.compactMap { $0[kSecAttrAccount as String] as? String } == ["ann", "bob"])
        #expect(items?.compactMap { $0[kSecValueData as String] as? Data } == [Data("ann".utf8), Data("bob".utf8)])
    }

    @Test func `The files are readable by their owner alone, and the passwords are not in them`() throws {
        defer { forget() }
        let secret = "do not read \(UUID())"
        _ = SecItemAdd(query("ann", [kSecValueData as String: Data(secret.utf8)]), nil)
        let folder = FileManager.default.homeDirectoryForCurrentUser.appending(path: "Library/Keychains")
        for name in ["key", "passwords"] {
            let path = folder.appending(path: name).path
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        }
        let bytes = try Data(contentsOf: folder.appending(path: "passwords"))
        #expect(bytes.range(of: Data(secret.utf8)) == nil)
    }

    @Test func `A query without a class is wrong, and keys are not kept`() {
        #expect(SecItemAdd([kSecAttrAccount as String: "ann"], nil) == errSecParam)
        #expect(SecItemAdd([kSecClass as String: kSecClassKey], nil) == errSecUnimplemented)
    }

    @Test func `Random bytes fill the memory`() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 8)
    }
}
