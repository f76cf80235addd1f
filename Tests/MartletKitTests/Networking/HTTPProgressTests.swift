import Foundation
import HTTPTypes
import Hummingbird
import LoopbackServer
import MartletKit
import NIOCore
import Synchronization
import Testing

@Suite("HTTP: progress")
struct HTTPProgressTests {
    private final class Log: Sendable {
        private let lines = Mutex<[HTTPProgress]>([])
        var all: [HTTPProgress] { lines.withLock { $0 } }
        func add(_ progress: HTTPProgress) { lines.withLock { $0.append(progress) } }
    }

    private static let size = 4 * 1024 * 1024

    @Test func `A download tells how much has arrived`() async throws {
        let router = Router()
        router.get("photo") { _, _ in
            Response(
                status: .ok, headers: [.contentLength: "\(Self.size)"],
                body: .init(byteBuffer: ByteBuffer(repeating: 7, count: Self.size)))
        }
        let log = Log()
        try await LoopbackServer.serving(router) { address in
            let client = HTTPClient(baseURL: address).retried().cached()
            let response = try await client.response(to: .get("/photo")) { log.add($0) }
            #expect(response.body == Data(repeating: 7, count: Self.size))
        }
        let received = log.all.map(\.received)
        #expect(received == received.sorted())
        #expect(received.contains { $0 > 0 && $0 < Self.size })
        #expect(log.all.dropLast().last?.toReceive == Self.size)
        #expect(log.all.last?.fractionReceived == 1)
    }

    @Test func `An upload tells how much was sent`() async throws {
        let router = Router()
        router.post("photo") { request, _ in
            var count = 0
            for try await buffer in request.body { count += buffer.readableBytes }
            return "\(count)"
        }
        let log = Log()
        try await LoopbackServer.serving(router) { address in
            let body = HTTPClient.Body(Data(repeating: 7, count: Self.size), type: "image/png")
            let response = try await HTTPClient(baseURL: address).response(to: .post("/photo", body)) { log.add($0) }
            #expect(String(decoding: response.body, as: UTF8.self) == "\(Self.size)")
        }
        let sent = log.all.map(\.sent)
        #expect(sent == sent.sorted())
        #expect(sent.contains { $0 > 0 && $0 < Self.size })
        #expect(log.all.allSatisfy { $0.toSend == Self.size })
        #expect(log.all.last?.fractionSent == 1)
    }

    @Test func `An answer without a network is complete at once`() async throws {
        let log = Log()
        let client = HTTPClient.stub { _ in .init(200, body: Data("soup".utf8)) }
        _ = try await client.response(to: .get("/menu")) { log.add($0) }
        #expect(log.all == [HTTPProgress(received: 4, toReceive: 4)])
    }

    @Test func `A cancelled download ends`() async throws {
        let (requests, arrived) = AsyncStream.makeStream(of: Void.self)
        let router = Router()
        router.get("slow") { _, _ in
            arrived.yield()
            try await Task.sleep(for: .seconds(3600))
            return "late"
        }
        try await LoopbackServer.serving(router) { address in
            let answer = Task { try await HTTPClient(baseURL: address).response(to: .get("/slow")) { _ in } }
            for await _ in requests { break }
            answer.cancel()
            await #expect(throws: CancellationError.self) { try await answer.value }
        }
    }

    @Test func `A refused download is an error with its status`() async throws {
        try await LoopbackServer.serving(Router()) { address in
            await #expect {
                try await HTTPClient(baseURL: address).response(to: .get("/nothing")) { _ in }
            } throws: {
                if case .status(404, _)? = $0 as? MartletKit.HTTPError { true } else { false }
            }
        }
    }
}
