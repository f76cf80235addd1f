import Foundation
import Logging
import MartletElements
import TestSupport
import Testing

@testable import MartletWeb

@Suite("A saved session", .afterMainActorTests, .timeLimit(.minutes(1)))
struct RestoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)").path
    private static let content = #"<p id=\"e1\">3</p><p id=\"e2\"></p><p id=\"e3\"></p><p id=\"e4\">/</p>"#

    /// Starts a server, counts to three in a page of it, and stops the server.
    private func interrupted() async throws -> TestPage {
        var found: TestPage?
        try await withServer(configure: { $0.storage = folder }) { server in
            let page = try await server.load()
            let socket = try await TestSocket.open(server, page)
            try await socket.send(#"[1,"tap",2]"#, #"[2,"tap",2]"#, #"[3,"tap",2]"#)
            _ = try await socket.texts(4)
            found = page
        }
        return try #require(found)
    }

    private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

    @Test func `A page goes on in the next process, with the state that it had`() async throws {
        defer { removeFolder() }
        let page = try await interrupted()
        try await withServer(configure: { $0.storage = folder }) { server in
            let socket = try await TestSocket.open(server, page, received: 3, sent: 3)
            #expect(try await socket.texts(1) == [#"[0,3,"reset","\#(Self.content)",4,""]"#])
            try await socket.send(#"[0,"ack",4]"#, #"[4,"tap",2]"#)
            #expect(try await socket.next() == .text(#"[5,4,[["t",1,"4"]]]"#))
        }
    }

    @Test func `Events that came too late for a process which ended in order are handled by the next`() async throws {
        defer { removeFolder() }
        let page = try await interrupted()
        try await withServer(configure: { $0.storage = folder }) { server in
            let socket = try await TestSocket.open(server, page, received: 2, sent: 5)
            // The page does not know the new ids yet, and sends again when it does.
            try await socket.send(#"[4,"tap",99]"#, #"[5,"tap",99]"#)
            #expect(try await socket.texts(1) == [#"[0,3,"reset","\#(Self.content)",4,""]"#])
            try await socket.send(#"[0,"ack",4]"#, #"[4,"tap",2]"#, #"[5,"tap",2]"#)
            #expect(try await socket.texts(2) == [#"[5,4,[["t",1,"4"]]]"#, #"[6,5,[["t",1,"5"]]]"#])
        }
    }

    @Test func `A page that loses its connection before it has the content gets it again`() async throws {
        defer { removeFolder() }
        let page = try await interrupted()
        try await withServer(configure: { $0.storage = folder }) { server in
            let first = try await TestSocket.open(server, page, received: 3, sent: 3)
            _ = try await first.texts(1)
            first.connection.close()
            try await server.waitForHealth(#""parked":1"#)
            let second = try await TestSocket.open(server, page, received: 3, sent: 3)
            #expect(try await second.texts(1) == [#"[0,3,"reset","\#(Self.content)",4,""]"#])
        }
    }

    @Test func `A page of another browser does not get it`() async throws {
        defer { removeFolder() }
        var page = try await interrupted()
        try await withServer(configure: { $0.storage = folder }) { server in
            page.cookie = try await server.load().cookie
            let socket = try await TestSocket.open(server, page, received: 3, sent: 3)
            #expect(try await socket.next() == .text(#"[0,0,"reload","The session has ended."]"#))
        }
    }

    @Test func `A session whose time is over is restored when its page comes back, without events that may have been its end`() async throws
    {
        defer { removeFolder() }
        let clock = TestClock()
        try await withServer(clock: { clock }, configure: { $0.storage = folder }) { server in
            let page = try await server.load()
            let first = try await TestSocket.open(server, page)
            try await first.send(#"[1,"tap",2]"#)
            _ = try await first.texts(2)
            first.connection.close()
            try await server.waitForHealth(#""parked":1"#)
            await clock.advance(by: .seconds(301))
            #expect(await server.app.areClosed == [true])
            let back = try await TestSocket.open(server, page, received: 1, sent: 2)
            #expect(try await back.texts(1)[0].hasPrefix(#"[0,2,"reset","<p id=\"e1\">1"#))
            try await back.send(#"[0,"ack",2]"#, #"[2,"tap",2]"#, #"[3,"tap",2]"#)
            #expect(try await back.next() == .text(#"[3,3,[["t",1,"2"]]]"#))
        }
    }

    @Test func `A property that cannot be saved is named in the log, once`() async throws {
        defer { removeFolder() }
        try await withServer(configure: { $0.storage = folder }) { server in
            let socket = try await TestSocket.open(server, try await server.load())
            _ = try await socket.next()
            socket.connection.close()
            try await server.waitForHealth(#""parked":1"#)
            #expect(server.log.count(where: { $0.hasPrefix("debug: Field.draft: Draft cannot be saved") }) == 1)
        }
    }
}

@Suite("The store of saved sessions")
struct SnapshotStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)").path
    private let browser = BrowserID.random()
    private let log = TestLog()

    private func store(limits: StoredFolder.Limits = .init()) throws -> SnapshotStore {
        let logger = Logger(label: "test") { _ in log }
        return try SnapshotStore(
            folder: folder, limits: limits, logger: logger, limitLog: LimitLog(metrics: ServerMetrics(), logger: logger))
    }

    private func session(_ id: String) -> SavedSession {
        SavedSession(
            id: id, browser: browser.token, sequence: 7,
            snapshot: SessionSnapshot(location: "/a?b=c", traits: ClientTraits(width: 500), values: [], nextElement: 9, unsaved: []))
    }

    private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

    @Test func `A session is returned once, so that one that ends the process does so once`() async throws {
        defer { removeFolder() }
        let first = try store()
        first.save(session("a"))
        await first.flush()
        let second = try store()
        #expect(second.take("a", of: browser) == session("a"))
        #expect(second.take("a", of: browser) == nil)
        #expect(try store().take("a", of: browser) == nil)
    }

    @Test func `A session is returned to its browser alone`() throws {
        defer { removeFolder() }
        let store = try store()
        store.save(session("a"))
        #expect(store.take("a", of: .random()) == nil)
        #expect(store.take("a", of: browser) != nil)
    }

    @Test func `A session of yesterday is not returned`() async throws {
        defer { removeFolder() }
        let first = try store()
        first.save(session("a"))
        await first.flush()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -SnapshotStore.keptTime - 1)], ofItemAtPath: folder + "/a.json")
        #expect(try store().take("a", of: browser) == nil)
    }

    private func session(_ id: String, values: [Int: String], sequence: Int = 7, location: String = "/") -> SavedSession {
        var session = session(id)
        session.sequence = sequence
        session.snapshot.location = location
        session.snapshot.values = values.sorted { $0.key < $1.key }.map {
            .init(place: UInt64($0.key), name: UInt64($0.key % 10), json: "\"\($0.value)\"")
        }
        return session
    }

    private func size(_ name: String) -> Int { (try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))?.count ?? 0 }

    @Test func `Only what has changed is written, and read back by the next process`() async throws {
        defer { removeFolder() }
        var values = Dictionary(uniqueKeysWithValues: (1...1000).map { ($0, "value \($0)") })
        let first = try store()
        first.save(session("a", values: values))
        await first.flush()
        let whole = size("a.json")
        values[5] = "another"
        values[1001] = "a new one"
        values[7] = nil
        first.save(session("a", values: values, sequence: 8))
        first.save(session("a", values: values, sequence: 8))
        await first.flush()
        #expect(size("a.json") == whole)
        #expect(whole > 40_000 && 1..<500 ~= size("a.deltas"))
        first.save(session("a", values: values, sequence: 9, location: "/there"))
        await first.flush()
        let restored = try #require(try store().take("a", of: browser))
        #expect(restored.sequence == 9 && restored.snapshot.location == "/there" && restored.generation == nil)
        #expect(Set(restored.snapshot.values) == Set(session("a", values: values).snapshot.values))
        #expect(size("a.json") == 0 && size("a.deltas") == 0)
    }

    @Test func `A torn write loses the last change and no other`() async throws {
        defer { removeFolder() }
        let first = try store()
        for number in 1...4 { first.save(session("a", values: [1: "\(number)"], sequence: number)) }
        await first.flush()
        let file = URL(fileURLWithPath: folder + "/a.deltas")
        let lines = try Data(contentsOf: file)
        for length in [lines.count - 1, lines.count - 20] {
            try lines.prefix(length).write(to: file)
            let copy = folder + "-copy"
            try FileManager.default.copyItem(atPath: folder, toPath: copy)
            defer { try? FileManager.default.removeItem(atPath: copy) }
            let logger = Logger(label: "test") { _ in log }
            let store = try SnapshotStore(folder: copy, logger: logger, limitLog: LimitLog(metrics: ServerMetrics(), logger: logger))
            #expect(store.take("a", of: browser)?.sequence == 3)
        }
        // A line that is whole and says something else is none either.
        var changed = lines
        changed[lines.count - 10] ^= 1
        try changed.write(to: file)
        #expect(try store().take("a", of: browser)?.sequence == 3)
    }

    @Test func `Changes that belong to an earlier whole are not read`() async throws {
        defer { removeFolder() }
        let first = try store()
        first.save(session("a", values: [1: "old"]))
        first.save(session("a", values: [1: "older"], sequence: 8))
        await first.flush()
        let deltas = try Data(contentsOf: URL(fileURLWithPath: folder + "/a.deltas"))
        let second = try store()
        second.save(session("a", values: [1: "new"], sequence: 9))
        await second.flush()
        #expect(size("a.deltas") == 0)
        // As if the process had been killed between the two files.
        try deltas.write(to: URL(fileURLWithPath: folder + "/a.deltas"))
        #expect(try store().take("a", of: browser)?.snapshot.values.map(\.json) == ["\"new\""])
    }

    @Test func `A disk that takes nothing is reported once, and when it takes something again all is written`() async throws {
        defer { removeFolder() }
        let first = try store()
        first.save(session("a", values: [1: "old"]))
        first.save(session("a", values: [1: "older"], sequence: 8))
        await first.flush()
        // Neither file can be written now.
        try FileManager.default.removeItem(atPath: folder)
        try Data().write(to: URL(fileURLWithPath: folder))
        for number in 9..<20 { first.save(session("a", values: [1: "\(number)"], sequence: number)) }
        await first.flush()
        #expect(log.count(where: { $0.hasPrefix("error: A session cannot be saved") }) == 1)
        try FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        first.save(session("a", values: [1: "new"], sequence: 20))
        await first.flush()
        #expect(try store().take("a", of: browser)?.sequence == 20)
    }

    @Test func `Many changes do not take more room than the whole`() async throws {
        defer { removeFolder() }
        let store = try store()
        for number in 0..<1000 { store.save(session("a", values: [1: String(repeating: "x", count: 200) + "\(number)"], sequence: number)) }
        await store.flush()
        #expect(size("a.deltas") <= 16 * 1024)
        #expect(store.take("a", of: browser)?.sequence == 999)
    }

    @Test func `A damaged file is reported, and no session`() async throws {
        defer { removeFolder() }
        let first = try store()
        first.save(session("a"))
        await first.flush()
        try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/a.json"))
        #expect(try store().take("a", of: browser) == nil)
        #expect(log.contains(where: { $0.hasPrefix("error: \(folder)/a.json cannot be read") }))
    }

    @Test func `Sessions that changed least recently give way`() throws {
        defer { removeFolder() }
        let store = try store(limits: .init(files: 10))
        for number in 0..<11 { store.save(session("\(number)")) }
        #expect((0..<11).map { store.take("\($0)", of: browser) != nil } == [false, false] + Array(repeating: true, count: 9))
    }
}
