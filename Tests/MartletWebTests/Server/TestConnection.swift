import NIOCore
import NIOPosix
import NIOWebSocket

/// A plain connection to a server, to which a test may say anything.
final class TestConnection: Sendable {
    private let channel: any Channel
    private let inbound: AsyncStream<ByteBuffer>

    init(port: Int, reading: Bool = true) async throws {
        let (inbound, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
        self.inbound = inbound
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.socketOption(.so_rcvbuf), value: 65536)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Collector(continuation))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
    }

    private final class Collector: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let continuation: AsyncStream<ByteBuffer>.Continuation

        init(_ continuation: AsyncStream<ByteBuffer>.Continuation) { self.continuation = continuation }
        func channelRead(context: ChannelHandlerContext, data: NIOAny) { continuation.yield(unwrapInboundIn(data)) }
        func channelInactive(context: ChannelHandlerContext) { continuation.finish() }
        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }

    func write(_ bytes: ByteBuffer) async throws { try await channel.writeAndFlush(bytes) }
    func write(_ text: String) async throws { try await write(ByteBuffer(string: text)) }

    /// Whether the connection takes in what the server sends.
    func setReading(_ isReading: Bool) async throws { try await channel.setOption(.autoRead, value: isReading).get() }

    /// What came next; `nil` at the end of the connection. Only one task may ask.
    func read() async -> ByteBuffer? {
        for await buffer in inbound { return buffer }
        return nil
    }

    /// Reads a response with its body; `nil` if the connection ends before it.
    func response() async -> TestResponse? {
        var all = ByteBuffer()
        while let part = await read() {
            all.writeImmutableBuffer(part)
            let response = TestResponse(String(buffer: all))
            guard all.readableBytesView.firstRange(of: Array("\r\n\r\n".utf8)) != nil else { continue }
            if response.body.utf8.count >= Int(response.headers["content-length"] ?? "") ?? 0 { return response }
        }
        return nil
    }

    func close() { channel.close(promise: nil) }

    /// Sends FIN, and goes on reading.
    func closeOutput() async throws { try await channel.close(mode: .output) }
}

/// What a server answered.
struct TestResponse {
    var status: Int
    var headers: [String: String]
    var body: String
}

/// A server of this process, or of another.
protocol ServerUnderTest {
    var port: Int { get }
}

extension ServerUnderTest {
    /// Makes one request and reads the answer.
    func request(_ method: String = "GET", _ path: String = "/", headers: [String: String] = [:]) async throws -> TestResponse {
        let connection = try await TestConnection(port: port)
        defer { connection.close() }
        try await connection.write(head(method, path, ["connection": "close"].merging(headers) { $1 }))
        var all = ByteBuffer()
        while let part = await connection.read() { all.writeImmutableBuffer(part) }
        return TestResponse(String(buffer: all))
    }

    func head(_ method: String, _ path: String, _ headers: [String: String]) -> String {
        let all = ["host": "127.0.0.1:\(port)"].merging(headers) { $1 }
        return "\(method) \(path) HTTP/1.1\r\n" + all.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
    }

    /// Loads a page as a browser does.
    func load(_ path: String = "/", cookie: String? = nil) async throws -> TestPage {
        let response = try await request("GET", path, headers: cookie.map { ["cookie": $0] } ?? [:])
        return TestPage(
            session: String(response.body.firstMatch(of: /data-session="?([\w-]+)/)?.1 ?? ""),
            cookie: cookie ?? String(response.headers["set-cookie"]?.prefix { $0 != ";" } ?? ""), html: response.body)
    }
}

extension TestResponse {
    init(_ text: String) {
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let lines = parts[0].split(separator: "\r\n")
        status = lines.first.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
        headers = [:]
        for line in lines.dropFirst() {
            let field = line.split(separator: ":", maxSplits: 1)
            headers[field[0].lowercased()] = field[1].drop { $0 == " " }.description
        }
        body = parts.count > 1 ? String(parts[1]) : ""
    }
}

struct TestPage {
    var session: String
    var cookie: String
    var html: String
}
