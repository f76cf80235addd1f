import NIOCore
import Testing

@testable import MartletWeb

@Suite("Bad input ends one connection, says why, and leaves the others alone", .timeLimit(.minutes(1)))
struct BadInputTests {
    /// Two pages of two browsers; a body does something bad through the first. It must have been closed as expected and logged, and the
    /// other must go on.
    private func expectClose(
        _ code: Int, _ reason: String, log: String, configure: (inout WebConfiguration) -> Void = { _ in },
        after misdeed: (TestSocket) async throws -> Void
    ) async throws {
        try await withServer(configure: configure) { server in
            let bad = try await TestSocket.open(server, try await server.load())
            let good = try await TestSocket.open(server, try await server.load())
            #expect(try await bad.next() == .text("[0,0]"))
            try await misdeed(bad)
            var message = try await bad.next()
            while case .text = message { message = try await bad.next() }
            #expect(message == .close(code, reason))
            #expect(server.log.contains(log))
            try await good.send(#"[1,"tap",2]"#)
            #expect(try await good.texts(2) == ["[0,0]", #"[1,1,[["t",1,"1"]]]"#])
        }
    }

    @Test("a frame that is no JSON")
    func malformed() async throws {
        try await expectClose(
            1002, "expected ',' at byte 2", log: "warning: The page broke the protocol: expected ',' at byte 2"
        ) { try await $0.send("[1tap") }
    }

    @Test("an event that leaves a gap")
    func gap() async throws {
        try await expectClose(
            1002, "event 3 came where 2 was expected", log: "warning: The page broke the protocol: event 3 came where 2 was expected"
        ) { try await $0.send(#"[1,"tap",2]"#, #"[3,"tap",2]"#) }
    }

    @Test("events out of order")
    func outOfOrder() async throws {
        try await expectClose(
            1002, "event 2 came where 1 was expected", log: "warning: The page broke the protocol: event 2 came where 1 was expected"
        ) { try await $0.send(#"[2,"tap",2]"#, #"[1,"tap",2]"#) }
    }

    @Test("an acknowledgement of a frame that was never sent")
    func falseAcknowledgement() async throws {
        try await expectClose(
            1002, "frame 7 was acknowledged and never sent",
            log: "warning: The page broke the protocol: frame 7 was acknowledged and never sent"
        ) { try await $0.send(#"[0,"ack",7]"#) }
    }

    @Test("a binary frame")
    func binary() async throws {
        try await expectClose(1002, "a frame is binary", log: "warning: The page broke the protocol: a frame is binary") {
            try await $0.send(.binary, "[]")
        }
    }

    @Test("a frame that is not masked")
    func unmasked() async throws {
        try await expectClose(1002, "a frame was not masked", log: "warning: The page broke the protocol: a frame was not masked") {
            try await $0.send(.text, #"[1,"tap",2]"#, masked: false)
        }
    }

    @Test("a fragment of nothing")
    func strayFragment() async throws {
        try await expectClose(
            1002, "a fragment is out of place", log: "warning: The page broke the protocol: a fragment is out of place"
        ) { try await $0.send(.continuation, "]") }
    }

    @Test("a text that is not UTF-8")
    func notUTF8() async throws {
        try await expectClose(
            1002, "a string is not UTF-8", log: "warning: The page broke the protocol: a string is not UTF-8"
        ) { socket in
            var frame = ByteBuffer()
            frame.writeFrame(.text, ByteBuffer(bytes: Array(#"[1,""#.utf8) + [0xFF, 0xFE] + Array(#"",2]"#.utf8)))
            try await socket.connection.write(frame)
        }
    }

    @Test("a frame that is larger than any event")
    func oversized() async throws {
        try await expectClose(
            1008, "a frame has more than 4000 bytes", log: "warning: The page went over a limit: a frame has more than 4000 bytes",
            configure: { $0.sockets.messageSize = 1000 }
        ) { try await $0.send(.text, String(repeating: " ", count: 4001)) }
    }

    @Test("a message that is larger than any event in all its fragments")
    func oversizedFragments() async throws {
        try await expectClose(
            1008, "a message has more than 4000 bytes", log: "warning: The page went over a limit: a message has more than 4000 bytes",
            configure: { $0.sockets.messageSize = 1000 }
        ) { socket in
            for index in 0..<5 { try await socket.send(index == 0 ? .text : .continuation, String(repeating: " ", count: 900), fin: false) }
        }
    }

    @Test("a large message that is no event")
    func oversizedControl() async throws {
        try await expectClose(
            1002, "a control frame has more than 1000 bytes",
            log: "warning: The page broke the protocol: a control frame has more than 1000 bytes",
            configure: { $0.sockets.messageSize = 1000 }
        ) { try await $0.send(.text, #"[0,"ack","# + String(repeating: "1", count: 1000)) }
    }

    @Test("a session of somebody else")
    func unknownCookie() async throws {
        try await withServer { server in
            let page = try await server.load()
            let other = try await server.load()
            let thief = try await TestSocket.open(server, page, headers: ["cookie": other.cookie])
            #expect(try await thief.next() == .text(#"[0,0,"reload","The session has ended."]"#))
            let owner = try await TestSocket.open(server, page)
            #expect(try await owner.next() == .text("[0,0]"))
        }
    }

    @Test("a page from elsewhere")
    func forgedOrigin() async throws {
        try await withServer { server in
            let page = try await server.load()
            await #expect(throws: TestSocket.Refused(status: 403)) {
                try await TestSocket.open(server, page, headers: ["origin": "http://evil.example"])
            }
            #expect(server.log.contains("warning: A socket for a page from 'http://evil.example' was refused"))
            let socket = try await TestSocket.open(server, page)
            #expect(try await socket.next() == .text("[0,0]"))
        }
    }

    @Test("a name that somebody else gave to this machine")
    func rebinding() async throws {
        try await withServer { server in
            let page = try await server.load()
            let headers = ["host": "evil.example:\(server.port)", "origin": "http://evil.example:\(server.port)"]
            await #expect(throws: TestSocket.Refused(status: 403)) { try await TestSocket.open(server, page, headers: headers) }
            #expect(try await server.request("GET", "/", headers: ["host": "evil.example"]).status == 403)
            #expect(server.log.contains("warning: A request for the host 'evil.example' was refused"))
        }
    }

    @Test("an address without numbers")
    func badQuery() async throws {
        try await withServer { server in
            let page = try await server.load()
            await #expect(throws: TestSocket.Refused(status: 400)) { try await TestSocket.open(server, page, received: -1) }
        }
    }
}
