import TestSupport
import Testing

@testable import MartletWeb

@Suite("A session", .afterMainActorTests, .timeLimit(.minutes(1)))
struct ResumeTests {
    /// Opens a socket, has it count to three, and breaks it. The session is parked when this returns.
    private func interrupted(_ server: TestServer) async throws -> TestPage {
        let page = try await server.load()
        let socket = try await TestSocket.open(server, page)
        try await socket.send(#"[1,"tap",2]"#, #"[2,"tap",2]"#, #"[3,"tap",2]"#)
        #expect(
            try await socket.texts(4) == ["[0,0]", #"[1,1,[["t",1,"1"]]]"#, #"[2,2,[["t",1,"2"]]]"#, #"[3,3,[["t",1,"3"]]]"#])
        socket.connection.close()
        try await server.waitForHealth(#""parked":1"#)
        return page
    }

    @Test("replays the frames that its page missed")
    func replay() async throws {
        try await withServer { server in
            let page = try await interrupted(server)
            let socket = try await TestSocket.open(server, page, received: 1, sent: 3)
            #expect(try await socket.texts(3) == [#"[2,2,[["t",1,"2"]]]"#, #"[3,3,[["t",1,"3"]]]"#, "[0,3]"])
        }
    }

    @Test("replays no frame that its page has")
    func upToDate() async throws {
        try await withServer { server in
            let page = try await interrupted(server)
            let socket = try await TestSocket.open(server, page, received: 3, sent: 4)
            try await socket.send(#"[4,"tap",2]"#)
            #expect(try await socket.texts(2) == ["[0,3]", #"[4,4,[["t",1,"4"]]]"#])
        }
    }

    @Test("does nothing twice when events are sent again")
    func repeatedEvents() async throws {
        try await withServer { server in
            let page = try await interrupted(server)
            let socket = try await TestSocket.open(server, page, received: 3, sent: 4)
            try await socket.send(#"[2,"tap",2]"#, #"[3,"tap",2]"#, #"[4,"tap",2]"#)
            #expect(try await socket.texts(2) == ["[0,3]", #"[4,4,[["t",1,"4"]]]"#])
        }
    }

    @Test("sends everything anew when the missed frames are no longer kept")
    func overflow() async throws {
        try await withServer(configure: { $0.sessions.replay.frames = 4 }) { server in
            let page = try await interrupted(server)
            await server.app.sessions[0].ask(.copy("kept"))
            for _ in 0..<6 { await server.app.sessions[0].increment() }
            let socket = try await TestSocket.open(server, page, received: 3, sent: 3)
            let content = #"<p id=\"e1\">9</p><p id=\"e2\"></p><p id=\"e3\"></p><p id=\"e4\">/</p>"#
            #expect(try await socket.texts(2) == [#"[0,3,"reset","\#(content)",8]"#, #"[9,3,[],[["copy","kept"]]]"#])
            try await socket.send(#"[4,"tap",2]"#)
            #expect(try await socket.next() == .text(#"[10,4,[["t",1,"10"]]]"#))
        }
    }

    @Test("belongs to the last socket that attached")
    func takeover() async throws {
        try await withServer { server in
            let page = try await server.load()
            let first = try await TestSocket.open(server, page)
            #expect(try await first.next() == .text("[0,0]"))
            let second = try await TestSocket.open(server, page)
            #expect(try await first.next() == .close(4000, "taken over by another socket"))
            try await second.send(#"[1,"tap",2]"#)
            #expect(try await second.texts(2) == ["[0,0]", #"[1,1,[["t",1,"1"]]]"#])
        }
    }

    @Test("ends when its page does not reconnect in time")
    func parkedExpiry() async throws {
        let clock = TestClock()
        try await withServer(clock: { clock }) { server in
            let page = try await interrupted(server)
            await clock.advance(by: .seconds(299))
            #expect(await server.app.areClosed == [false])
            await clock.advance(by: .seconds(1))
            #expect(await server.app.areClosed == [true])
            let socket = try await TestSocket.open(server, page, received: 3, sent: 3)
            #expect(try await socket.next() == .text(#"[0,0,"reload","The session has ended."]"#))
            #expect(try await socket.next() == .close(1000, ""))
        }
    }

    @Test("ends when its page never connects")
    func waitingExpiry() async throws {
        let clock = TestClock()
        try await withServer(clock: { clock }) { server in
            _ = try await server.load()
            await clock.advance(by: .seconds(14))
            #expect(await server.app.areClosed == [false])
            await clock.advance(by: .seconds(1))
            #expect(await server.app.areClosed == [true])
        }
    }

    @Test("continues when its page reconnects in time")
    func savedFromExpiry() async throws {
        let clock = TestClock()
        try await withServer(clock: { clock }) { server in
            let page = try await interrupted(server)
            let socket = try await TestSocket.open(server, page, received: 3, sent: 3)
            #expect(try await socket.next() == .text("[0,3]"))
            await clock.advance(by: .seconds(3600))
            #expect(await server.app.areClosed == [false])
        }
    }

    @Test("tells a page that is out of sync to reload")
    func outOfStep() async throws {
        try await withServer { server in
            let page = try await interrupted(server)
            let ahead = try await TestSocket.open(server, page, received: 4, sent: 3)
            #expect(try await ahead.next() == .text(#"[0,0,"reload","The page and its session are out of sync."]"#))
            let behind = try await TestSocket.open(server, page, received: 3, sent: 2)
            #expect(try await behind.next() == .text(#"[0,0,"reload","The page and its session are out of sync."]"#))
            let inStep = try await TestSocket.open(server, page, received: 3, sent: 3)
            #expect(try await inStep.next() == .text("[0,3]"))
        }
    }

    @Test("tells a page of another version to reload")
    func otherVersion() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load(), version: 2)
            #expect(try await socket.next() == .text(#"[0,0,"reload","This page is of another version than its server."]"#))
        }
    }

    @Test("stores values for the next session of the same browser, not for other browsers")
    func storage() async throws {
        try await withServer { server in
            let page = try await server.load()
            let socket = try await TestSocket.open(server, page)
            try await socket.send(#"[1,"change",4,"kept"]"#)
            #expect(try await socket.texts(2) == ["[0,0]", #"[1,1,[["t",4,"kept"]]]"#])
            _ = try await server.load("/", cookie: page.cookie)
            _ = try await server.load("/")
            #expect(await server.app.sessions.map(\.start.stored) == [[:], ["text": "kept"], [:]])
        }
    }
}

extension TestServer {
    /// Returns once `/health` tells this.
    func waitForHealth(_ text: String) async throws {
        while try await !request("GET", "/health").body.contains(text) {}
    }
}
