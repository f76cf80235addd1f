import NIOCore
import TestSupport
import Testing

@testable import MartletWeb

@Suite("Bytes that are no HTTP end their own connection alone", .afterMainActorTests, .timeLimit(.minutes(1)))
struct HostileConnectionTests {
    /// The end of a connection, as an attacker makes it after one good request.
    struct Ending: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let bytes: String
        var closesOutput = false

        init(_ description: String, _ bytes: String, closesOutput: Bool = false) {
            testDescription = description
            self.bytes = bytes
            self.closesOutput = closesOutput
        }
    }

    static let endings: [Ending] = [
        Ending("garbage", "GARBAGE\r\n\r\n"),
        Ending("a NUL byte", "\0\r\n\r\n"),
        Ending("half a request line, then FIN", "GET /hea", closesOutput: true),
        Ending("half a request, then FIN", "GET /health HTTP/1.1\r\nHost: localhost\r\n", closesOutput: true),
        Ending("an upload that is cut", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc", closesOutput: true),
        Ending(
            "a chunked upload that is cut", "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
            closesOutput: true),
        Ending("a bad chunk", "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n0\r\n\r\n"),
        Ending("two lengths", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd"),
        Ending("a negative length", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n"),
        Ending(
            "a length and chunks", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        Ending("100 KB of headers", "GET /health HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n"),
        Ending("a path of 100 KB", "GET /\(String(repeating: "x", count: 100_000)) HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        Ending("10,000 headers", "GET /health HTTP/1.1\r\nHost: localhost\r\n\(String(repeating: "a:b\r\n", count: 10_000))\r\n"),
        Ending("a header without a colon", "GET /health HTTP/1.1\r\nHost: localhost\r\nnonsense\r\n\r\n"),
        Ending("a header name with a blank", "GET /health HTTP/1.1\r\nHo st: x\r\n\r\n"),
        Ending("another version", "GET /health HTTP/9.9\r\nHost: localhost\r\n\r\n"),
        Ending("no version", "GET /health\r\n\r\n"),
        Ending("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
        Ending("a TLS greeting", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\u{FC}\u{3}\u{3}"),
        Ending("CONNECT", "CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\n\r\n\u{16}\u{3}\u{1}"),
        Ending(
            "another protocol", "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\nPRI * HTTP/2.0\r\n\r\n"),
        Ending(
            "five requests, the third of them garbage",
            "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGARBAGE\r\n\r\nGET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        ),
        Ending(
            "a body that an answer does not wait for, then garbage",
            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabcGARBAGE\r\n\r\n"),
        Ending("FIN", "", closesOutput: true),
    ]

    @Test("after a good request on the same connection", arguments: endings)
    func afterGoodRequest(ending: Ending) async throws {
        try await withServer { server in
            let connection = try await TestConnection(port: server.port)
            try await connection.write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(String(buffer: try #require(await connection.read())).hasPrefix("HTTP/1.1 200 OK"))
            try await connection.write(ending.bytes)
            if ending.closesOutput { try await connection.closeOutput() }
            #expect(try await server.request("GET", "/health").status == 200)
            connection.close()
        }
    }

    @Test("in the same packet as a good request", arguments: endings)
    func inSamePacket(ending: Ending) async throws {
        try await withServer { server in
            let connection = try await TestConnection(port: server.port)
            try await connection.write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" + ending.bytes)
            if ending.closesOutput { try await connection.closeOutput() }
            #expect(String(buffer: try #require(await connection.read())).hasPrefix("HTTP/1.1 200 OK"))
            #expect(try await server.request("GET", "/health").status == 200)
            connection.close()
        }
    }

    @Test("at the beginning of a connection", arguments: endings)
    func atBeginning(ending: Ending) async throws {
        try await withServer { server in
            let connection = try await TestConnection(port: server.port)
            try await connection.write(ending.bytes)
            if ending.closesOutput { try await connection.closeOutput() }
            #expect(try await server.request("GET", "/health").status == 200)
            connection.close()
        }
    }

    @Test("are answered with 400 behind the answers to what came before them, and counted")
    func answer() async throws {
        try await withServer { server in
            let connection = try await TestConnection(port: server.port)
            try await connection.write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGARBAGE\r\n\r\n")
            var all = ByteBuffer()
            while let part = await connection.read() { all.writeImmutableBuffer(part) }
            #expect(String(buffer: all).matches(of: /HTTP\/1\.1 (\d+)/).map(\.1) == ["200", "400"])
        }
    }

    @Test("but a socket may send its first frames in the packet of its handshake")
    func eagerSocket() async throws {
        try await withServer { server in
            let page = try await server.load()
            var frames = ByteBuffer()
            frames.writeFrame(.text, ByteBuffer(string: #"[1,"tap",2]"#))
            let socket = try await TestSocket.open(server, page, with: frames)
            #expect(try await socket.texts(2) == ["[0,0]", #"[1,1,[["t",1,"1"]]]"#])
        }
    }
}
