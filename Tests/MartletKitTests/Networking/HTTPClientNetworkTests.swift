import Foundation
import Hummingbird
import LoopbackServer
import MartletKit
import Testing

@Suite("HTTP client over a network")
struct HTTPClientNetworkTests {
    private struct Dish: Codable, Equatable { var name: String }

    @Test func `C13: A request reaches the server, and the answer returns`() async throws {
        let (requests, arrived) = AsyncStream.makeStream(of: Request.self)
        let router = Router()
        router.get("v1/dishes/1") { request, _ in
            arrived.yield(request)
            return #"{"name": "Soup"}"#
        }
        try await LoopbackServer.serving(router) { address in
            let client = HTTPClient(baseURL: address.appending(path: "v1"), headers: ["X-Token": "t"])
            let dish: Dish = try await client.value(of: .get("/dishes/1", query: [.init(name: "full", value: "yes")]))
            #expect(dish == Dish(name: "Soup"))
        }
        let request = try #require(await requests.first { _ in true })
        #expect(request.uri.query == "full=yes")
        #expect(request.headers.first { $0.name.rawName == "X-Token" }?.value == "t")
    }

    @Test func `Cancelling the task cancels the request`() async throws {
        let (requests, arrived) = AsyncStream.makeStream(of: Request.self)
        let router = Router()
        router.get("slow") { request, _ in
            arrived.yield(request)
            try await Task.sleep(for: .seconds(3600))
            return "late"
        }
        try await LoopbackServer.serving(router) { address in
            let client = HTTPClient(baseURL: address)
            let answer = Task { try await client.response(to: .get("/slow")) }
            _ = await requests.first { _ in true }
            answer.cancel()
            await #expect(throws: CancellationError.self) { try await answer.value }
        }
    }
}
