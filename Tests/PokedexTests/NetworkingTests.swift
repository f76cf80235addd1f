import Foundation
import Hummingbird
import LoopbackServer
import PokedexNetworking
import Testing

@Suite("Networking")
struct NetworkingTests {
    private struct Page: Codable, Equatable, Sendable { var title: String }

    @Test func `B18 A value is loaded over the network`() async throws {
        try await LoopbackServer.serving(.answering("api/pages/3", with: "{\"title\": \"Three\"}")) { base in
            let client = Client(base: base.appending(path: "api"), transport: HTTPTransport(load: URLSession.ephemeral.data(from:)))
            let page = try await client.get("pages/3", as: Page.self)
            #expect(page == Page(title: "Three"))
        }
    }

    @Test func `B18 A refusal contains its status`() async throws {
        try await LoopbackServer.serving(Router()) { base in
            let client = Client(base: base, transport: HTTPTransport(load: URLSession.ephemeral.data(from:)))
            await #expect(throws: NetworkError.refused(status: 404)) { try await client.get("pages/3", as: Page.self) }
        }
    }

    @Test func `B18 An answer of the wrong type is unreadable`() async throws {
        try await LoopbackServer.serving(.answering("pages/3", with: "[1, 2")) { base in
            let client = Client(base: base, transport: HTTPTransport(load: URLSession.ephemeral.data(from:)))
            await #expect(throws: NetworkError.unreadable) { try await client.get("pages/3", as: Page.self) }
        }
    }

    @Test func `B18 A stopped server is unreachable`() async throws {
        var gone: URL?
        try await LoopbackServer.serving(Router()) { gone = $0 }
        let client = Client(base: try #require(gone), transport: HTTPTransport(load: URLSession.ephemeral.data(from:)))
        await #expect(throws: NetworkError.unreachable) { try await client.get("pages/3", as: Page.self) }
    }

    @Test func `A relative URL in an answer is resolved against the base URL`() {
        let client = Client(base: URL(filePath: "/data/api/"), transport: FileTransport())
        #expect(client.address(of: "pictures/a.svg")?.absoluteString == "file:///data/api/pictures/a.svg")
        #expect(client.address(of: "https://example.org/a.svg")?.absoluteString == "https://example.org/a.svg")
    }

    @Test func `Each error has a description`() {
        #expect(NetworkError.unreachable.localizedDescription == "The server does not answer. Check your connection.")
        #expect(NetworkError.refused(status: 404).localizedDescription == "The server has no data at this address.")
        #expect(NetworkError.refused(status: 503).localizedDescription == "The server refused the request (503).")
        #expect(NetworkError.unreadable.localizedDescription == "The answer could not be read.")
    }
}

extension Router<BasicRequestContext> {
    fileprivate static func answering(_ path: RouterPath, with page: String) -> Router {
        let router = Router()
        router.get(path) { _, _ in page }
        return router
    }
}

extension URLSession {
    fileprivate static var ephemeral: URLSession { URLSession(configuration: .ephemeral) }
}
