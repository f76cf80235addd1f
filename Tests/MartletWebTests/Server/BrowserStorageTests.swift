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

    @Test("gives back what was stored, and forgets what was taken back")
    func memory() async throws {
        let storage = try storage()
        storage.store(1, forKey: "a", of: browser)
        storage.store("x", forKey: "b", of: browser)
        storage.store(nil, forKey: "a", of: browser)
        #expect(await storage.values(of: browser) == ["b": "x"])
        #expect(await storage.values(of: .random()) == [:])
    }

    @Test("keeps every sort of value in a file, for the next process")
    func file() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let values: [String: Value] = ["bool": true, "int": 1, "double": 1.0, "string": "é\"", "list": [1, [2.5], "x"]]
        let first = try storage(folder: folder)
        for (key, value) in values { first.store(value, forKey: key, of: browser) }
        await first.flush()
        #expect(await (try storage(folder: folder)).values(of: browser) == values)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [browser.token + ".json"])
    }

    @Test("says so when a file cannot be read, and begins anew")
    func brokenFile() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let storage = try storage(folder: folder)
        try Data("{".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(browser.token).json"))
        #expect(await storage.values(of: browser) == [:])
        #expect(log.contains(where: { $0.hasPrefix("error: What was kept in \(folder)/\(browser.token).json cannot be read") }))
    }

    @Test("does not keep more for a browser than it may have")
    func bytes() async throws {
        let storage = try storage(limits: .init(bytes: 20))
        storage.store("0123456789", forKey: "a", of: browser)
        storage.store("0123456789", forKey: "b", of: browser)
        #expect(await storage.values(of: browser) == ["a": "0123456789"])
        #expect(log.contains("warning: 'b' is not kept: a browser has more than 20 bytes"))
    }

    @Test("forgets the browsers not seen for longest")
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

    @Test("knows a browser by nothing but a token of ours")
    func tokens() {
        #expect(BrowserID(cookie: browser.token) == browser)
        #expect(BrowserID(cookie: "../../etc/passwd") == nil)
        #expect(BrowserID(cookie: String(repeating: "/", count: 43)) == nil)
        #expect(BrowserID(cookie: "") == nil)
    }
}
