import NIOCore
import NIOWebSocket

/// The socket of a page, played by a test.
final class TestSocket {
    enum Message: Equatable {
        case text(String)
        case close(Int, String)
        case pong(String)
        case ping
        /// The connection is over.
        case end
    }

    struct Refused: Error, Equatable {
        var status: Int
    }

    let connection: TestConnection
    private var buffer = ByteBuffer()

    private init(_ connection: TestConnection) { self.connection = connection }

    /// Opens a socket.
    ///
    /// - Parameters:
    ///   - eager: Bytes that follow the handshake in the same packet.
    ///   - connection: One that has been used already; `nil` opens one.
    static func open(
        _ server: some ServerUnderTest, _ page: TestPage, received: Int = 0, sent: Int = 0, headers: [String: String] = [:],
        version: Int = 1, with eager: ByteBuffer = ByteBuffer(), on connection: TestConnection? = nil
    ) async throws -> TestSocket {
        let socket = try await connect(connection, port: server.port)
        let path = "/_martlet/socket?session=\(page.session)&received=\(received)&sent=\(sent)&v=\(version)"
        let standard = [
            "origin": "http://127.0.0.1:\(server.port)", "cookie": page.cookie, "connection": "Upgrade", "upgrade": "websocket",
            "sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        var handshake = ByteBuffer(string: server.head("GET", path, standard.merging(headers) { $1 }))
        handshake.writeImmutableBuffer(eager)
        try await socket.connection.write(handshake)
        let head = try await socket.readHead()
        guard head.status == 101 else {
            socket.connection.close()
            throw Refused(status: head.status)
        }
        return socket
    }

    private static func connect(_ connection: TestConnection?, port: Int) async throws -> TestSocket {
        if let connection { return TestSocket(connection) }
        return TestSocket(try await TestConnection(port: port))
    }

    private func readHead() async throws -> TestResponse {
        while true {
            if let end = buffer.readableBytesView.firstRange(of: Array("\r\n\r\n".utf8)) {
                return TestResponse(buffer.readString(length: end.upperBound - buffer.readerIndex) ?? "")
            }
            guard let part = await connection.read() else { return TestResponse(String(buffer: buffer)) }
            buffer.writeImmutableBuffer(part)
        }
    }

    // MARK: Sending

    func send(_ texts: String...) async throws { try await send(texts) }

    /// Sends messages in one piece, so that they arrive at once.
    func send(_ texts: [String]) async throws {
        var bytes = ByteBuffer()
        for text in texts { bytes.writeFrame(.text, ByteBuffer(string: text)) }
        try await connection.write(bytes)
    }

    func send(_ opcode: WebSocketOpcode, _ payload: String = "", fin: Bool = true, masked: Bool = true) async throws {
        var bytes = ByteBuffer()
        bytes.writeFrame(opcode, ByteBuffer(string: payload), fin: fin, masked: masked)
        try await connection.write(bytes)
    }

    // MARK: Receiving

    func next() async throws -> Message {
        while true {
            if let message = readMessage() { return message }
            guard let part = await connection.read() else { return .end }
            buffer.writeImmutableBuffer(part)
        }
    }

    /// The next texts.
    func texts(_ count: Int) async throws -> [String] {
        var texts: [String] = []
        while texts.count < count {
            guard case .text(let text) = try await next() else { return texts }
            texts.append(text)
        }
        return texts
    }

    private func readMessage() -> Message? {
        var reader = buffer
        guard let first = reader.readInteger(as: UInt8.self), let second = reader.readInteger(as: UInt8.self) else { return nil }
        var length = Int(second)
        if second == 126 {
            guard let long = reader.readInteger(as: UInt16.self) else { return nil }
            length = Int(long)
        } else if second == 127 {
            guard let long = reader.readInteger(as: UInt64.self) else { return nil }
            length = Int(long)
        }
        guard var payload = reader.readSlice(length: length) else { return nil }
        buffer = reader
        switch first {
        case 0x81: return .text(String(buffer: payload))
        case 0x88: return .close(Int(payload.readInteger(as: UInt16.self) ?? 0), String(buffer: payload))
        case 0x89: return .ping
        case 0x8A: return .pong(String(buffer: payload))
        default: return .end
        }
    }
}

extension ByteBuffer {
    /// Writes a frame as a browser would, or nearly so.
    mutating func writeFrame(_ opcode: WebSocketOpcode, _ payload: ByteBuffer, fin: Bool = true, masked: Bool = true) {
        let mask: UInt8 = masked ? 0x80 : 0
        writeInteger((fin ? 0x80 : 0) | UInt8(webSocketOpcode: opcode))
        switch payload.readableBytes {
        case ..<126: writeInteger(mask | UInt8(payload.readableBytes))
        case ..<65536: writeMultipleIntegers(mask | 126, UInt16(payload.readableBytes))
        default: writeMultipleIntegers(mask | 127, UInt64(payload.readableBytes))
        }
        guard masked else {
            writeImmutableBuffer(payload)
            return
        }
        let key: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        writeBytes(key)
        writeBytes(payload.readableBytesView.enumerated().map { $1 ^ key[$0 % 4] })
    }
}
