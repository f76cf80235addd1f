import Foundation
import Hummingbird
import LoopbackServer
import MartletTest
import Synchronization
import Testing
import TodosLiveServices
import TodosServices

@testable import TodosModules

@MainActor
@Suite("Real services with a failing server")
struct ServerTrouble {
    private func show(_ url: URL, clock: TestClock = TestClock()) -> TestHost {
        TodosTests.show(MockServices(api: MyApiService(baseURL: url, clock: clock, load: MyApiService.session().data(for:))), clock: clock)
    }

    private func answering(_ answer: @escaping @Sendable () async throws -> String) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("todos") { _, _ in try await answer() }
        return router
    }

    @Test func `E9 A refusal is shown with its status, and can be retried`() async throws {
        let todos = String(decoding: try HTTP.encode([TodoObject.milk]), as: UTF8.self)
        let isRefusing = Atomic(true)
        let router = answering {
            if isRefusing.load(ordering: .relaxed) { throw Hummingbird.HTTPError(.serviceUnavailable) }
            return todos
        }
        try await LoopbackServer.serving(router) { url in
            let host = show(url)
            await host.settle { host.exists("The server refused") }
            host.find("It answered with status 503. That is not your fault; try again in a while.")
            isRefusing.store(false, ordering: .relaxed)
            host.tap("Try again")
            await host.settle { host.exists("Milk") }
        }
    }

    @Test func `E9 An unreadable answer is shown as such`() async throws {
        try await LoopbackServer.serving(answering { "[{\"id\": 1, " }) { url in
            let host = show(url)
            await host.settle { host.exists("Unreadable answer") }
            host.find("Try again")
        }
    }

    @Test func `E9 A stopped server is shown as no answer`() async throws {
        var gone: URL?
        try await LoopbackServer.serving(Router()) { url in gone = url }
        let host = show(try #require(gone))
        await host.settle { host.exists("No answer") }
        host.find("Try again")
    }

    @Test func `E9 A slow server times out with a message`() async throws {
        let router = answering {
            try await Task.sleep(for: .seconds(3600))
            return "[]"
        }
        try await LoopbackServer.serving(router) { url in
            let clock = TestClock()
            let host = show(url, clock: clock)
            await host.settle { clock.sleeperCount == 1 }
            await host.advance(by: .seconds(9))
            host.find("Fetching your todos…")
            await host.advance(by: .seconds(1))
            await host.settle { host.exists("This takes too long") }
            host.find("Try again")
        }
    }
}
