import Foundation
import Hummingbird
import LoopbackServer
import PokedexNetworking
import Testing

@Suite("Networking")
struct NetworkingTests {
    private struct Page: Codable, Equatable, Sendable { var title: String }

    private func client(_ base: URL) -> Client { Client(transport: HTTPTransport { base }) }

    @Test func `B18 A value is loaded over the network`() async throws {
        try await LoopbackServer.serving(.answering("api/pages/3", with: "{\"title\": \"Three\"}")) { base in
            let page = try await client(base.appending(path: "api")).get("pages/3", as: Page.self)
            #expect(page == Page(title: "Three"))
        }
    }

    @Test func `B18 A query and header fields reach the server`() async throws {
        let router = Router()
        router.get("echo") { request, _ in "\(request.uri.queryParameters["a"] ?? "") \(request.headers[.ifNoneMatch] ?? "")" }
        try await LoopbackServer.serving(router) { base in
            let request = PokedexNetworking.Request(
                "echo", query: [URLQueryItem(name: "a", value: "x&y=z")], headers: ["if-none-match": "tag"])
            let answer = try await HTTPTransport { base }.answer(to: request)
            #expect(answer.body == Data("x&y=z tag".utf8))
        }
    }

    @Test func `B18 A refusal contains its status`() async throws {
        try await LoopbackServer.serving(Router()) { base in
            await #expect(throws: NetworkError.refused(status: 404)) { try await client(base).get("pages/3", as: Page.self) }
        }
    }

    @Test func `B18 An answer of the wrong type is unreadable`() async throws {
        try await LoopbackServer.serving(.answering("pages/3", with: "[1, 2")) { base in
            await #expect(throws: NetworkError.unreadable) { try await client(base).get("pages/3", as: Page.self) }
        }
    }

    @Test func `B18 A stopped server is unreachable`() async throws {
        var gone: URL?
        try await LoopbackServer.serving(Router()) { gone = $0 }
        let client = client(try #require(gone))
        await #expect(throws: NetworkError.unreachable) { try await client.get("pages/3", as: Page.self) }
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
