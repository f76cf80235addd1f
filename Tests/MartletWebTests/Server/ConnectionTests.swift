import TestSupport
import Testing

@testable import MartletWeb

@Suite("A connection", .afterMainActorTests, .timeLimit(.minutes(1)))
struct ConnectionTests {
    private static let health = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"

    private func answers(_ connection: TestConnection, to request: String) async throws -> String {
        try await connection.write(request)
        return String(buffer: try #require(await connection.read()))
    }

    @Test("whose request does not end in time is closed")
    func slowBody() async throws {
        try await withServer(configure: { $0.connections.requestTime = .milliseconds(20) }) { server in
            let connection = try await TestConnection(port: server.port)
            #expect(try await answers(connection, to: Self.health).hasPrefix("HTTP/1.1 200"))
            try await connection.write("GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nslow")
            while await connection.read() != nil {}
            #expect(try await server.request("GET", "/health").status == 200)
        }
    }

    @Test("can become a socket with whichever of its requests")
    func laterUpgrade() async throws {
        try await withServer { server in
            let page = try await server.load()
            let connection = try await TestConnection(port: server.port)
            for _ in 0..<3 { #expect(try await answers(connection, to: Self.health).hasPrefix("HTTP/1.1 200")) }
            let socket = try await TestSocket.open(server, page, on: connection)
            try await socket.send(#"[1,"tap",2]"#)
            #expect(try await socket.texts(2) == ["[0,0]", #"[1,1,[["t",1,"1"]]]"#])
            try await socket.send(.connectionClose, "\u{3}\u{68}")
            #expect(try await socket.next() == .close(0x0368, ""))
            #expect(try await socket.next() == .end)
        }
    }

    @Test("that has been idle longest is closed for a new one when the maximum is reached")
    func idle() async throws {
        try await withServer(configure: { $0.connections.all = Connections.reserved + 2 }) { server in
            let silent = try await TestConnection(port: server.port)
            let kept = try await TestConnection(port: server.port)
            #expect(try await answers(kept, to: Self.health).hasPrefix("HTTP/1.1 200"))
            let third = try await TestConnection(port: server.port)
            #expect(try await answers(third, to: Self.health).hasPrefix("HTTP/1.1 200"))
            #expect(await silent.read() == nil)
            #expect(try await answers(kept, to: Self.health).hasPrefix("HTTP/1.1 200"))
            for _ in 0..<50 { _ = try await TestConnection(port: server.port) }
            #expect(try await server.request("GET", "/health").status == 200)
            #expect(server.log.count { $0 == "warning: The maximum of 2 connections is reached" } == 1)
        }
    }

    @Test("can request only /health when sockets use the maximum of connections")
    func healthOnly() async throws {
        try await withServer(configure: { $0.connections.all = Connections.reserved + 2 }) { server in
            let first = try await TestSocket.open(server, try await server.load())
            let second = try await TestSocket.open(server, try await server.load())
            for socket in [first, second] { #expect(try await socket.next() == .text("[0,0]")) }
            #expect(try await server.request("GET", "/").status == 503)
            #expect(try await server.request("GET", "/health").status == 200)
            try await first.send(#"[1,"tap",2]"#)
            #expect(try await first.next() == .text(#"[1,1,[["t",1,"1"]]]"#))
            second.connection.close()
            while try await server.request("GET", "/").status != 200 { await Task.yield() }
        }
    }

    @Test("is closed if its address has reached its maximum")
    func perAddress() async throws {
        try await withServer(configure: { $0.connections.perAddress = 2 }) { server in
            let first = try await TestConnection(port: server.port)
            let second = try await TestConnection(port: server.port)
            for connection in [first, second] { #expect(try await answers(connection, to: Self.health).hasPrefix("HTTP/1.1 200")) }
            let third = try await TestConnection(port: server.port)
            #expect(await third.read() == nil)
            #expect(try await answers(first, to: Self.health).hasPrefix("HTTP/1.1 200"))
            #expect(server.log.contains("warning: 127.0.0.1 has reached its maximum of 2 connections"))
        }
    }
}

@Suite("An address")
struct AddressTests {
    @Test(
        "tells visitors apart",
        arguments: [
            ("10.1.2.3", "10.1.2.3"), ("::ffff:10.1.2.3", "10.1.2.3"), ("2001:db8:1:2:3:4:5:6", "20010db800010002/64"),
            ("fe80::1%eth0", "fe80000000000000/64"), ("nonsense", nil),
        ])
    func description(text: String, description: String?) { #expect(ClientAddress(text)?.description == description) }

    @Test("behind a proxy is the last one in the proxy's header")
    func forwarded() {
        #expect(ClientAddress(forwarded: "1.1.1.1, 2.2.2.2")?.description == "2.2.2.2")
        #expect(ClientAddress(forwarded: "2.2.2.2:4711")?.description == "2.2.2.2")
        #expect(ClientAddress(forwarded: "[2001:db8::1]:80")?.description == "20010db800000000/64")
        #expect(ClientAddress(forwarded: nil) == nil)
        #expect(ClientAddress(forwarded: "unknown") == nil)
    }

    @Test("that begins more sessions than it may waits, and is then turned away; another does not wait")
    func starts() throws {
        let limiter = StartLimiter(rate: 10, burst: 2)
        let flood = try #require(ClientAddress("10.0.0.1"))
        let other = try #require(ClientAddress("10.0.0.2"))
        #expect(limiter.wait(of: flood, at: .zero) == .zero)
        #expect(limiter.wait(of: flood, at: .zero) == .zero)
        #expect(limiter.wait(of: flood, at: .zero) == .milliseconds(100))
        #expect(limiter.wait(of: flood, at: .zero) == .milliseconds(200))
        let waits = (0..<100).map { _ in limiter.wait(of: flood, at: .zero) }
        #expect(waits.count { $0 != nil } == 48)
        #expect(limiter.wait(of: other, at: .zero) == .zero)
        #expect(limiter.wait(of: flood, at: .seconds(60)) == .zero)
    }
}
