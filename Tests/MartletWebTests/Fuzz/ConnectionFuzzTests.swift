import NIOCore
import Testing

@testable import MartletWeb

@Suite("Connections that say anything and end anyhow")
struct ConnectionFuzzTests {
    private static let requests = [
        "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n\r\n",
        "HEAD /style.css HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n",
        "GET /_martlet/style.css HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello",
        "PUT /a HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
        "GET /_martlet/assets/a.png HTTP/1.0\r\nRange: bytes=0-1\r\n\r\n",
        "GET /_martlet/socket?session=a&received=0&sent=0&v=1 HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
            + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
    ]
    private static let pieces = [
        "\r\n", "\r\n\r\n", "\0", ":", " ", "HTTP/1.1", "Content-Length: 1\r\n", "Content-Length: 99999999999999999999\r\n",
        "Transfer-Encoding: chunked\r\n", "Host: a\r\n", "Upgrade: h2c\r\nConnection: Upgrade\r\n", "Connection: close\r\n", "zz\r\n",
        "\u{81}\u{FE}\u{7F}", "\u{16}\u{3}\u{1}", "Expect: 100-continue\r\n", "Cookie: martlet=a.b\r\n",
    ]

    private static func bytes(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = (0..<Int.random(in: 1...3, using: &generator)).flatMap { _ in
            Array((requests.randomElement(using: &generator) ?? "").utf8)
        }
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &generator)))
            case 2: bytes.insert(contentsOf: Array((pieces.randomElement(using: &generator) ?? "").utf8), at: place)
            case 3: bytes.insert(contentsOf: [UInt8](repeating: UInt8(ascii: "x"), count: 20_000), at: place)
            default: bytes.removeSubrange(place...)
            }
        }
        return bytes
    }

    @Test("leave the server alone")
    func fuzz() async throws {
        var budget = FuzzBudget(rounds: 150)
        var generator = SeededGenerator(state: budget.seed)
        let seed = generator.state
        try await withServer(configure: { $0.sessions.startsPerSecond = 1_000_000 }) { server in
            while budget.next() {
                let connections = try await server.connect(8)
                for connection in connections {
                    // Most of them are good at first: a kept connection is where answers and requests can get out of step.
                    if Int.random(in: 0..<4, using: &generator) > 0 {
                        // On a busy machine the server may have closed it, because it has been silent for too long.
                        guard (try? await connection.write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")) != nil else { continue }
                        #expect(await connection.read() != nil, "seed \(seed)")
                    }
                    let bytes = Self.bytes(&generator)
                    let cut = Int.random(in: 0...bytes.count, using: &generator)
                    // The server may have closed it by the second part.
                    try? await connection.write(ByteBuffer(bytes: bytes[..<cut]))
                    try? await connection.write(ByteBuffer(bytes: bytes[cut...]))
                    if Bool.random(using: &generator) { try? await connection.closeOutput() }
                }
                for connection in connections { connection.close() }
                #expect(try await server.request("GET", "/health").status == 200, "seed \(seed)")
            }
            let socket = try await TestSocket.open(server, try await server.load())
            try await socket.send(#"[1,"tap",2]"#)
            #expect(try await socket.texts(2) == ["[0,0]", #"[1,1,[["t",1,"1"]]]"#])
        }
    }
}

extension TestServer {
    fileprivate func connect(_ count: Int) async throws -> [TestConnection] {
        var connections: [TestConnection] = []
        for _ in 0..<count { connections.append(try await TestConnection(port: port)) }
        return connections
    }
}
