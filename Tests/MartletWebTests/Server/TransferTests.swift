import Foundation
import HTTPTypes
import HummingbirdCore
import MartletTransfers
import NIOCore
import Synchronization
import Testing

@testable import MartletWeb

/// Keeps the pieces of a body apart.
private struct PieceWriter: ResponseBodyWriter {
    final class Pieces: Sendable {
        let all = Mutex<[Data]>([])
    }

    let pieces: Pieces

    mutating func write(_ buffer: ByteBuffer) async throws {
        let piece = Data(buffer.readableBytesView)
        pieces.all.withLock { $0.append(piece) }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

@Suite("Files between pages and the server")
struct TransferTests {
    private func upload(_ size: Int) throws -> Upload { try Uploads.shared.open("soup.txt", size: size) { _, _ in } }

    private func send(
        _ text: String, to upload: String, at offset: Int = 0, over server: TestServer, origin: String? = nil
    ) async throws -> TestResponse {
        let connection = try await TestConnection(port: server.port)
        defer { connection.close() }
        let headers = [
            "origin": origin ?? "http://127.0.0.1:\(server.port)", "content-length": "\(text.utf8.count)", "connection": "close",
        ]
        try await connection.write(server.head("POST", "/_martlet/upload/\(upload)?offset=\(offset)", headers) + text)
        return try #require(await connection.response())
    }

    @Test func `A part is written, and the answer says how many bytes are there`() async throws {
        try await withServer { server in
            let upload = try upload(5)
            let first = try await send("so", to: upload.token, over: server)
            #expect(first.status == 200)
            #expect(first.body == "2\n")
            let again = try await send("so", to: upload.token, over: server)
            #expect(again.status == 409)
            #expect(again.body == "2\n")
            let last = try await send("ups", to: upload.token, at: 2, over: server)
            #expect(last.body == "5\n")
            #expect(try String(contentsOf: upload.url, encoding: .utf8) == "soups")
        }
    }

    @Test func `Pages of other sites send nothing, and nobody sends what is not expected`() async throws {
        try await withServer { server in
            let upload = try upload(5)
            let foreign = try await send("so", to: upload.token, over: server, origin: "https://evil.example")
            #expect(foreign.status == 403)
            let anonymous = try await server.request("POST", "/_martlet/upload/\(upload.token)?offset=0", headers: ["content-length": "0"])
            #expect(anonymous.status == 403)
            let unknown = try await send("so", to: "../../etc/passwd", over: server)
            #expect(unknown.status == 404)
            let tooMuch = try await send("soup soup", to: upload.token, over: server)
            #expect(tooMuch.status == 413)
            #expect(try Data(contentsOf: upload.url).isEmpty)
        }
    }

    @Test func `A body that is larger than a part is refused`() async throws {
        try await withServer { server in
            let upload = try upload(1 << 20)
            let answer = try await send(String(repeating: "x", count: Uploads.partSize + 1), to: upload.token, over: server)
            #expect(answer.status == 413)
            #expect(try Data(contentsOf: upload.url).isEmpty)
        }
    }

    @Test func `A part whose connection is cut is not written`() async throws {
        try await withServer { server in
            let upload = try upload(5)
            let connection = try await TestConnection(port: server.port)
            let headers = ["origin": "http://127.0.0.1:\(server.port)", "content-length": "5"]
            try await connection.write(server.head("POST", "/_martlet/upload/\(upload.token)?offset=0", headers) + "so")
            try await connection.closeOutput()
            while await connection.read() != nil {}
            #expect(try Data(contentsOf: upload.url).isEmpty)
            let whole = try await send("soups", to: upload.token, over: server)
            #expect(whole.body == "5\n")
        }
    }

    @Test func `Bytes of the app are served to pages of this server, and run nothing`() async throws {
        try await withServer { server in
            let file = ServedFiles.shared.file(Data(repeating: 65, count: 5_000), mediaType: "image/svg+xml")
            let answer = try await server.request("GET", file.address)
            #expect(answer.status == 200)
            #expect(answer.body.utf8.count == 5_000)
            #expect(answer.headers["content-type"] == "image/svg+xml")
            #expect(answer.headers["cache-control"] == "private, max-age=31536000, immutable")
            #expect(answer.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox")
            #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            let part = try await server.request("GET", file.address, headers: ["range": "bytes=4990-"])
            #expect(part.status == 206)
            #expect(part.body == "AAAAAAAAAA")
            let unknown = try await server.request("GET", "/_martlet/data/00")
            #expect(unknown.status == 404)
        }
    }

    @Test func `A large file is copied one piece after another`() async throws {
        let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 100) })
        let file = ServedFiles.shared.file(data, mediaType: "image/png")
        var head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: file.address)
        head.headerFields[.range] = "bytes=10-199989"
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        let response = try #require(ServedFileResponder.respond(to: request))
        #expect(response.body.contentLength == 199_980)
        let writer = PieceWriter(pieces: PieceWriter.Pieces())
        try await response.body.write(writer)
        let pieces = writer.pieces.all.withLock { $0 }
        #expect(pieces.map(\.count) == [65_536, 65_536, 65_536, 3_372])
        #expect(Data(pieces.joined()) == data[10..<199_990])
    }

    @Test func `A file to save is never shown`() async throws {
        try await withServer { server in
            let file = ServedFiles.shared.file(Data("<b>".utf8), mediaType: "application/octet-stream", name: "a.html")
            let answer = try await server.request("GET", file.address)
            #expect(answer.headers["content-disposition"] == "attachment")
            #expect(answer.headers["content-type"] == "application/octet-stream")
        }
    }
}
