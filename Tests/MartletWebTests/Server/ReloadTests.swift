import Foundation
import TestSupport
import Testing

@testable import MartletWeb

@Suite("A page that is loaded again", .afterMainActorTests, .timeLimit(.minutes(1)))
struct ReloadTests {
    /// Opens a page, counts to two, and moves it to another address, as a user does who then reloads.
    private func used(_ server: TestServer) async throws -> (page: TestPage, socket: TestSocket) {
        let page = try await server.load("/menu")
        let socket = try await TestSocket.open(server, page)
        try await socket.send(#"[1,"tap",2]"#, #"[2,"tap",2]"#, #"[3,"navigate",0,"/menu/3"]"#)
        _ = try await socket.texts(4)
        return (page, socket)
    }

    private func request(
        _ server: TestServer, _ page: TestPage, _ path: String = "/menu/3!", session: String? = nil, cacheControl: String? = "max-age=0"
    ) async throws -> TestResponse {
        var headers = ["cookie": "\(page.cookie); martlet-session=\(session ?? page.session)"]
        headers["cache-control"] = cacheControl
        return try await server.request("GET", path, headers: headers)
    }

    @Test func `Its session goes on, with the state that it had`() async throws {
        try await withServer { server in
            let (page, old) = try await used(server)
            let response = try await request(server, page)
            #expect(try await old.next() == .close(1000, "the page is loaded again"))
            #expect(response.body.contains(#"data-session="\#(page.session)" data-version="1" data-seq="3""#))
            #expect(response.body.contains(#"<p id="e1">2</p>"#))
            let socket = try await TestSocket.open(server, page, received: 3)
            _ = try await socket.texts(1)
            try await socket.send(#"[1,"tap",2]"#)
            #expect(try await socket.next() == .text(#"[4,1,[["t",1,"3"]]]"#))
            #expect(await server.app.sessions.count == 1)
        }
    }

    @Test(arguments: [(true, false, true), (true, true, false), (false, false, false)])
    func `A page goes on in a frame that is made anew, unless another frame shows it`(
        framesOwnPages: Bool, isOpen: Bool, goesOn: Bool
    ) async throws {
        try await withServer(configure: { $0.framesOwnPages = framesOwnPages }) { server in
            let (page, socket) = try await used(server)
            if !isOpen {
                socket.connection.close()
                try await server.waitForHealth(#""parked":1"#)
            }
            // The frame begins at its first location, and the session is at one below.
            let headers = ["cookie": "\(page.cookie); martlet-session=\(page.session)", "sec-fetch-dest": "iframe"]
            let response = try await server.request("GET", "/menu", headers: headers)
            #expect(response.body.contains(#"data-session="\#(page.session)""#) == goesOn)
        }
    }

    @Test func `What happened without a page is in it`() async throws {
        try await withServer { server in
            let (page, old) = try await used(server)
            old.connection.close()
            try await server.waitForHealth(#""parked":1"#)
            await server.app.sessions[0].ask(.title("Menu"))
            await server.app.sessions[0].increment()
            let response = try await request(server, page)
            #expect(response.body.contains("<title>Menu</title>"))
            #expect(response.body.contains(#"<p id="e1">3</p>"#))
            let socket = try await TestSocket.open(server, page, received: 5)
            #expect(try await socket.next() == .text("[0,0]"))
        }
    }

    @Test func `A session of an earlier process goes on`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var found: TestPage?
        try await withServer(configure: { $0.storage = folder }) { found = try await used($0).page }
        let page = try #require(found)
        try await withServer(configure: { $0.storage = folder }) { server in
            // The session of the test app is saved where it began.
            let response = try await request(server, page, "/menu")
            #expect(response.body.contains(#"data-session="\#(page.session)""#))
            #expect(response.body.contains(#"<p id="e1">2</p>"#))
            let socket = try await TestSocket.open(server, page, received: 4)
            #expect(try await socket.next() == .text("[0,0]"))
        }
    }

    @Test func `A session whose page does not come is there for the next process`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var found: TestPage?
        try await withServer(configure: { $0.storage = folder }) { found = try await used($0).page }
        let page = try #require(found)
        for _ in 1...2 {
            try await withServer(configure: { $0.storage = folder }) { server in
                let response = try await request(server, page, "/menu")
                #expect(response.body.contains(#"<p id="e1">2</p>"#))
            }
        }
    }

    @Test(arguments: [nil, "no-cache"]) func `An address that is opened anew begins a session`(cacheControl: String?) async throws {
        try await withServer { server in
            let page = try await used(server).page
            let response = try await request(server, page, cacheControl: cacheControl)
            #expect(response.body.contains(#"<p id="e1">0</p>"#))
            #expect(await server.app.sessions.count == 2)
        }
    }

    @Test func `Another address begins a session`() async throws {
        try await withServer { server in
            let page = try await used(server).page
            #expect(try await request(server, page, "/menu").body.contains(#"<p id="e1">0</p>"#))
        }
    }

    @Test func `Another browser does not get the session`() async throws {
        try await withServer { server in
            let page = try await used(server).page
            var other = page
            other.cookie = try await server.load().cookie
            #expect(try await request(server, other).body.contains(#"<p id="e1">0</p>"#))
        }
    }

    @Test(arguments: ["", "../../cookie.key", "%2e%2e", String(repeating: "a", count: 10_000)])
    func `A name that no session has begins one`(name: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await withServer(configure: { $0.storage = folder }) { server in
            let page = try await used(server).page
            let response = try await request(server, page, session: name)
            #expect(response.status == 200)
            #expect(response.body.contains(#"<p id="e1">0</p>"#))
        }
    }

    @Test func `A session whose page does not come after all ends with its time`() async throws {
        let clock = TestClock()
        try await withServer(clock: { clock }) { server in
            let page = try await used(server).page
            _ = try await request(server, page)
            await clock.advance(by: .seconds(14))
            #expect(await server.app.areClosed == [false])
            await clock.advance(by: .seconds(2))
            #expect(await server.app.areClosed == [true])
        }
    }
}
