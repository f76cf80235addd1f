import Crypto
import Foundation
import Logging
import MartletElements
import Testing

@testable import MartletWeb

@Suite("The storage of browsers")
struct BrowserStorageTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)").path
    private let log = TestLog()
    private let browser = BrowserID.random()

    private func storage(limits: BrowserStorage.Limits = .init(), folder: String? = nil) throws -> BrowserStorage {
        try BrowserStorage(folder: folder, limits: limits, logger: Logger(label: "test") { _ in log })
    }

    @Test("returns stored values, and none that were removed")
    func memory() async throws {
        let storage = try storage()
        storage.store(1, forKey: "a", of: browser)
        storage.store("x", forKey: "b", of: browser)
        storage.store(nil, forKey: "a", of: browser)
        #expect(await storage.values(of: browser) == ["b": "x"])
        #expect(await storage.values(of: .random()) == [:])
    }

    @Test("stores values of all types in a file for the next process")
    func file() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let values: [String: Value] = ["bool": true, "int": 1, "double": 1.0, "string": "é\"", "list": [1, [2.5], "x"]]
        let first = try storage(folder: folder)
        for (key, value) in values { first.store(value, forKey: key, of: browser) }
        await first.flush()
        #expect(await (try storage(folder: folder)).values(of: browser) == values)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [browser.token + ".json"])
    }

    @Test("logs an unreadable file and starts empty")
    func brokenFile() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let storage = try storage(folder: folder)
        try Data("{".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(browser.token).json"))
        #expect(await storage.values(of: browser) == [:])
        #expect(log.contains(where: { $0.hasPrefix("error: What was kept in \(folder)/\(browser.token).json cannot be read") }))
    }

    @Test("limits the values of a browser")
    func bytes() async throws {
        let storage = try storage(limits: .init(bytes: 20))
        storage.store("0123456789", forKey: "a", of: browser)
        storage.store("0123456789", forKey: "b", of: browser)
        #expect(await storage.values(of: browser) == ["a": "0123456789"])
        #expect(log.contains("warning: 'b' is not kept: a browser has more than 20 bytes"))
    }

    @Test("drops the values of the browsers not seen for longest")
    func browsers() async throws {
        let storage = try storage(limits: .init(browsers: 2))
        let others = [BrowserID.random(), BrowserID.random()]
        storage.store(1, forKey: "a", of: browser)
        storage.store(1, forKey: "a", of: others[0])
        _ = await storage.values(of: browser)
        storage.store(1, forKey: "a", of: others[1])
        #expect(await storage.values(of: browser) == ["a": 1])
        #expect(await storage.values(of: others[0]) == [:])
    }

    @Test("accepts only well-formed browser ids")
    func tokens() {
        #expect(BrowserID(token: browser.token) == browser)
        #expect(BrowserID(token: "../../etc/passwd") == nil)
        #expect(BrowserID(token: String(repeating: "/", count: 43)) == nil)
        #expect(BrowserID(token: "") == nil)
    }

    @Test("removes the oldest files when their number or size exceeds the limit")
    func files() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let few = try storage(limits: .init(folder: .init(files: 10)), folder: folder)
        for _ in 0..<25 {
            few.store(1, forKey: "a", of: .random())
            await few.flush()
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count <= 10)
        let small = try storage(limits: .init(folder: .init(bytes: 300)), folder: folder)
        small.store(.string(String(repeating: "x", count: 100)), forKey: "a", of: browser)
        await small.flush()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).contains(browser.token + ".json"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count < 8)
    }

    @Test("drops the oldest values when they exceed the memory limit")
    func memoryBytes() async throws {
        let storage = try storage(limits: .init(memory: 1_000))
        for _ in 0..<20 { storage.store(.string(String(repeating: "x", count: 100)), forKey: "a", of: .random()) }
        storage.store("last", forKey: "a", of: browser)
        #expect(await storage.values(of: browser) == ["a": "last"])
        let first = BrowserID.random()
        storage.store("first", forKey: "a", of: first)
        for _ in 0..<20 { storage.store(.string(String(repeating: "x", count: 100)), forKey: "a", of: .random()) }
        #expect(await storage.values(of: first) == [:])
    }
}

@Suite("The cookie of a browser")
struct BrowserCookieTests {
    private let cookies = BrowserCookies(key: SymmetricKey(data: Data(repeating: 7, count: 32)))
    private let browser = BrowserID.random()

    @Test("identifies the browser that received it")
    func own() {
        let header = cookies.header(for: browser, isSecure: false)
        let pair = String(header.prefix { $0 != ";" })
        #expect(pair == "martlet=" + cookies.value(for: browser))
        #expect(cookies.browser(in: "a=b; \(pair)", isSecure: false) == browser)
        #expect(header.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"))
    }

    @Test("is invalid if it is forged or from another server")
    func forged() {
        let other = BrowserCookies(key: SymmetricKey(size: .bits256))
        #expect(cookies.browser(in: "martlet=" + browser.token, isSecure: false) == nil)
        #expect(cookies.browser(in: "martlet=" + browser.token + ".", isSecure: false) == nil)
        #expect(cookies.browser(in: "martlet=" + other.value(for: browser), isSecure: false) == nil)
        let stolen = cookies.value(for: .random()).drop { $0 != "." }
        #expect(cookies.browser(in: "martlet=" + browser.token + stolen, isSecure: false) == nil)
        #expect(cookies.browser(in: nil, isSecure: false) == nil)
    }

    @Test("has the __Host- prefix over TLS, where other cookies are ignored")
    func secure() {
        let header = cookies.header(for: browser, isSecure: true)
        #expect(header == "__Host-martlet=\(cookies.value(for: browser)); Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure")
        #expect(cookies.browser(in: "martlet=" + cookies.value(for: browser), isSecure: true) == nil)
        #expect(cookies.browser(in: "__Host-martlet=" + cookies.value(for: browser), isSecure: true) == browser)
    }

    @Test("is signed with a key stored in the folder")
    func key() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try BrowserStorage(folder: folder, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let first = try SigningKey.load(folder: folder)
        #expect(try SigningKey.load(folder: folder) == first)
        #expect(try SigningKey.load(folder: nil) != first)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/cookie.key")
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test("is never signed with another key because the file is damaged or cannot be read")
    func damagedKey() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("cookie.key")
        try Data("short".utf8).write(to: file)
        #expect(throws: (any Error).self) { try SigningKey.load(folder: folder.path) }
        #expect(try Data(contentsOf: file) == Data("short".utf8))
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(throws: (any Error).self) { try SigningKey.load(folder: folder.path) }
    }
}
