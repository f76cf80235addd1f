import NIOCore
import TestSupport
import Testing

@testable import MartletWeb

@Suite(
    "The server closes a connection that sends invalid input, logs the reason, and keeps the others", .afterMainActorTests,
    .timeLimit(.minutes(1)))
struct BadInputTests {
    /// Opens the pages of two browsers, and sends invalid input through the first. Expects that the server closes the first connection with
    /// this code and reason, logs it, and still answers the second.
    private func expectClose(
        _ code: Int, _ reason: String, log: String, configure: (inout WebConfiguration) -> Void = { _ in },
        sending sendInput: (TestSocket) async throws -> Void
    ) async throws {
        try await withServer(configure: configure) { server in
            let bad = try await TestSocket.open(server, try await server.load())
            let good = try await TestSocket.open(server, try await server.load())
            #expect(try await bad.next() == .text("[0,0]"))
            try await sendInput(bad)
            var message = try await bad.next()
            while case .text = message { message = try await bad.next() }
            #expect(message == .close(code, reason))
            #expect(server.log.contains(log))
            try await good.send(#"[1,"tap",2]"#)
            #expect(try await good.texts(2) == ["[0,0]", #"[1,1,[["t",1,"1"]]]"#])
        }
    }

    @Test("a frame that is not JSON")
    func malformed() async throws {
        try await expectClose(
            1002, "expected ',' at byte 2", log: "warning: The page violated the protocol: expected ',' at byte 2"
        ) { try await $0.send("[1tap") }
    }

    @Test("an event after a missing one")
    func gap() async throws {
        try await expectClose(
            1002, "received event 3, expected event 2", log: "warning: The page violated the protocol: received event 3, expected event 2"
        ) { try await $0.send(#"[1,"tap",2]"#, #"[3,"tap",2]"#) }
    }

    @Test("events out of order")
    func outOfOrder() async throws {
        try await expectClose(
            1002, "received event 2, expected event 1", log: "warning: The page violated the protocol: received event 2, expected event 1"
        ) { try await $0.send(#"[2,"tap",2]"#, #"[1,"tap",2]"#) }
    }

    @Test("an acknowledgement of a frame that was never sent")
    func falseAcknowledgement() async throws {
        try await expectClose(
            1002, "acknowledged frame 7, which was never sent",
            log: "warning: The page violated the protocol: acknowledged frame 7, which was never sent"
        ) { try await $0.send(#"[0,"ack",7]"#) }
    }

    @Test("a binary frame")
    func binary() async throws {
        try await expectClose(1002, "received a binary frame", log: "warning: The page violated the protocol: received a binary frame") {
            try await $0.send(.binary, "[]")
        }
    }

    @Test("a frame that is not masked")
    func unmasked() async throws {
        try await expectClose(
            1002, "received an unmasked frame", log: "warning: The page violated the protocol: received an unmasked frame"
        ) { try await $0.send(.text, #"[1,"tap",2]"#, masked: false) }
    }

    @Test("a continuation without a first fragment")
    func strayFragment() async throws {
        try await expectClose(
            1002, "received an unexpected fragment", log: "warning: The page violated the protocol: received an unexpected fragment"
        ) { try await $0.send(.continuation, "]") }
    }

    @Test("a text that is not UTF-8")
    func notUTF8() async throws {
        try await expectClose(
            1002, "a string is not UTF-8", log: "warning: The page violated the protocol: a string is not UTF-8"
        ) { socket in
            var frame = ByteBuffer()
            frame.writeFrame(.text, ByteBuffer(bytes: Array(#"[1,""#.utf8) + [0xFF, 0xFE] + Array(#"",2]"#.utf8)))
            try await socket.connection.write(frame)
        }
    }

    @Test("a frame that exceeds the maximum size")
    func oversized() async throws {
        try await expectClose(
            1008, "a frame has more than 4000 bytes", log: "warning: The page exceeded a limit: a frame has more than 4000 bytes",
            configure: { $0.sockets.messageSize = 1000 }
        ) { try await $0.send(.text, String(repeating: " ", count: 4001)) }
    }

    @Test("a fragmented message that exceeds the maximum size")
    func oversizedFragments() async throws {
        try await expectClose(
            1008, "a message has more than 4000 bytes", log: "warning: The page exceeded a limit: a message has more than 4000 bytes",
            configure: { $0.sockets.messageSize = 1000 }
        ) { socket in
            for index in 0..<5 { try await socket.send(index == 0 ? .text : .continuation, String(repeating: " ", count: 900), fin: false) }
        }
    }

    @Test("a large message that is not an event")
    func oversizedControl() async throws {
        try await expectClose(
            1002, "a control frame has more than 1000 bytes",
            log: "warning: The page violated the protocol: a control frame has more than 1000 bytes",
            configure: { $0.sockets.messageSize = 1000 }
        ) { try await $0.send(.text, #"[0,"ack","# + String(repeating: "1", count: 1000)) }
    }

    @Test("the session of another browser")
    func unknownCookie() async throws {
        try await withServer { server in
            let page = try await server.load()
            let other = try await server.load()
            let stranger = try await TestSocket.open(server, page, headers: ["cookie": other.cookie])
            #expect(try await stranger.next() == .text(#"[0,0,"reload","The session has ended."]"#))
            let owner = try await TestSocket.open(server, page)
            #expect(try await owner.next() == .text("[0,0]"))
        }
    }

    @Test("a page of another origin")
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

    @Test("a host name that is not one of the server's")
    func rebinding() async throws {
        try await withServer { server in
            let page = try await server.load()
            let headers = ["host": "evil.example:\(server.port)", "origin": "http://evil.example:\(server.port)"]
            await #expect(throws: TestSocket.Refused(status: 403)) { try await TestSocket.open(server, page, headers: headers) }
            #expect(try await server.request("GET", "/", headers: ["host": "evil.example"]).status == 403)
            #expect(server.log.contains("warning: A request for the host 'evil.example' was refused"))
        }
    }

    @Test("a socket URL with an invalid number")
    func badQuery() async throws {
        try await withServer { server in
            let page = try await server.load()
            await #expect(throws: TestSocket.Refused(status: 400)) { try await TestSocket.open(server, page, received: -1) }
        }
    }
}
