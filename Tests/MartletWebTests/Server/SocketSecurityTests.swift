import NIOCore
import TestSupport
import Testing

@testable import MartletWeb

/// What the list of OWASP for WebSockets asks for and no other suite shows. docs/security.md names the test of each item.
@Suite("The security of sockets", .afterMainActorTests, .timeLimit(.minutes(1)))
struct SocketSecurityTests {
    @Test(arguments: ["0", "8", "12", "14", "x"])
    func `Only the standard's version of the protocol is spoken`(version: String) async throws {
        try await withServer { server in
            let page = try await server.load()
            await #expect(throws: TestSocket.Refused(status: 426)) {
                try await TestSocket.open(server, page, headers: ["sec-websocket-version": version])
            }
        }
    }

    @Test func `No compression is agreed on, so no small message becomes a large one`() async throws {
        try await withServer { server in
            let page = try await server.load()
            let connection = try await TestConnection(port: server.port)
            let path = "/_martlet/socket?session=\(page.session)&received=0&sent=0&v=1"
            try await connection.write(
                server.head(
                    "GET", path,
                    [
                        "origin": "http://127.0.0.1:\(server.port)", "cookie": page.cookie, "connection": "Upgrade", "upgrade": "websocket",
                        "sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
                        "sec-websocket-extensions": "permessage-deflate; client_max_window_bits", "sec-websocket-protocol": "chat",
                    ]))
            let head = String(buffer: try #require(await connection.read())).lowercased()
            #expect(head.hasPrefix("http/1.1 101"))
            #expect(!head.contains("sec-websocket-extensions") && !head.contains("sec-websocket-protocol"))
            connection.close()
        }
    }

    @Test func `The name of a session alone opens no socket to it, and no cookie does not either`() async throws {
        try await withServer { server in
            let page = try await server.load()
            let stranger = try await TestSocket.open(server, page, headers: ["cookie": "a=b"])
            #expect(try await stranger.next() == .text(#"[0,0,"reload","The session has ended."]"#))
            let owner = try await TestSocket.open(server, page)
            #expect(try await owner.next() == .text("[0,0]"))
        }
    }

    @Test(arguments: ["null", "file://", "http://localhost.evil.example", "http://127.0.0.1@evil.example", "http://127.0.0.1.evil.example"])
    func `A page whose origin only looks like the server's opens none`(origin: String) async throws {
        try await withServer { server in
            let page = try await server.load()
            await #expect(throws: TestSocket.Refused(status: 403)) {
                try await TestSocket.open(server, page, headers: ["origin": origin])
            }
        }
    }

    @Test func `A socket ends with its session`() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            #expect(try await socket.next() == .text("[0,0]"))
            try await server.stop()
            #expect(try await socket.next() == .close(1001, "the server stops"))
        }
    }

    @Test func `A page that says nothing is asked, and then given up`() async throws {
        try await withServer(configure: {
            $0.sockets.pingInterval = .milliseconds(100)
            $0.sockets.silence = .seconds(2)
        }) { server in
            let socket = try await TestSocket.open(server, try await server.load())
            // A session begins on the main actor, where others may be: the first question can come before its first frame.
            var heard: [TestSocket.Message] = []
            while heard.last != .end { heard.append(try await socket.next()) }
            #expect(heard.contains(.ping))
        }
    }

    @Test func `The log names a session by its beginning, and says nothing of cookies and of what users type`() async throws {
        try await withServer { server in
            let page = try await server.load()
            let socket = try await TestSocket.open(server, page)
            try await socket.send(#"[1,"tap",2,"a secret word"]"#, #"[2,"tap",2]"#, "{a secret word")
            while try await socket.next() != .end {}
            let cookie = page.cookie.split(separator: "=").last.map(String.init) ?? ""
            #expect(server.log.contains(where: { $0.hasPrefix("warning: The page violated the protocol") }))
            for secret in [page.session, cookie, "secret word"] { #expect(!server.log.contains(where: { $0.contains(secret) })) }
        }
    }
}
