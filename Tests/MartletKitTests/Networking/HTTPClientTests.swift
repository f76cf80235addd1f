import Foundation
import MartletKit
import MartletTest
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

private struct Dish: Codable, Equatable { var name: String }

/// Records whether it is decoded on the main thread's queue.
private struct Placed: Decodable {
    let isOnMain: Bool

    init(from decoder: any Decoder) throws {
        isOnMain = DispatchQueue.getSpecific(key: mark) != nil
    }
}

private let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

@Suite struct HTTPClientTests {
    private let soup = HTTPClient.stub { request in
        switch (request.method, request.path) {
        case (.get, "/dishes/1"): try .json(Dish(name: "Soup"))
        case (.get, "/broken"): .init(body: Data("<html>".utf8))
        case (.post, "/orders"): .init(409, body: Data("sold out".utf8))
        default: nil
        }
    }

    @Test func `C13: The answer is decoded to a value`() async throws {
        let dish: Dish = try await soup.value(of: .get("/dishes/1"))
        #expect(dish == Dish(name: "Soup"))
    }

    @Test @MainActor func `C14: Decoding does not run on the main actor`() async throws {
        #expect(DispatchQueue.getSpecific(key: mark) != nil)
        let client = HTTPClient.stub { _ in .init(body: Data("{}".utf8)) }
        #expect(try await client.value(of: .get("/x"), as: Placed.self).isOnMain == false)
    }

    @Test func `E5: A status that is not accepted is an error with the body`() async {
        let error = await #expect(throws: HTTPError.self) { try await soup.response(to: .post("/orders")) }
        #expect(error?.description == "The server answered 409: sold out")
        guard case .status(409, let body) = error else {
            Issue.record("It was another error.")
            return
        }
        #expect(body == Data("sold out".utf8))
    }

    @Test func `C13: The client determines which statuses are accepted`() async throws {
        var client = soup
        client.accepted = 200..<500
        #expect(try await client.response(to: .post("/orders")).status == 409)
    }

    @Test func `E5: A decoding error contains the beginning of the answer`() async {
        let error = await #expect(throws: HTTPError.self) { try await soup.value(of: .get("/broken"), as: Dish.self) }
        guard case .decoding(_, let excerpt) = error else {
            Issue.record("It was another error.")
            return
        }
        #expect(excerpt == "<html>")
    }

    @Test func `The excerpt of a long body is short`() async {
        let client = HTTPClient.stub { _ in .init(500, body: Data(String(repeating: "x", count: 1000).utf8)) }
        let error = await #expect(throws: HTTPError.self) { try await client.response(to: .get("/x")) }
        #expect(error?.description == "The server answered 500: " + String(repeating: "x", count: 200) + "…")
    }

    @Test func `A stub throws for a request without an answer`() async {
        let error = await #expect(throws: HTTPError.self) { try await soup.response(to: .get("/nothing")) }
        #expect(error?.description == "No answer arrived: The stub has no answer for GET /nothing.")
    }

    @Test func `E8: A delayed client waits for its clock before it sends`() async throws {
        let clock = TestClock()
        let recorder = HTTPRecorder()
        let client = soup.recorded(by: recorder).delayed(by: .seconds(1), clock: clock)
        let answer = Task { try await client.value(of: .get("/dishes/1"), as: Dish.self) }
        await clock.advance(by: .milliseconds(999))
        #expect(recorder.requests.isEmpty)
        await clock.advance(by: .milliseconds(1))
        #expect(try await answer.value == Dish(name: "Soup"))
    }

    @Test func `A cancelled request throws CancellationError`() async {
        let clock = TestClock()
        let client = soup.delayed(by: .seconds(1), clock: clock)
        let answer = Task { try await client.response(to: .get("/dishes/1")) }
        await clock.advance(by: .milliseconds(1))
        answer.cancel()
        await #expect(throws: CancellationError.self) { try await answer.value }
    }

    @Test func `A recorded client records requests and answers`() async throws {
        let recorder = HTTPRecorder()
        let client = soup.recorded(by: recorder)
        _ = try? await client.response(to: .post("/orders"))
        _ = try? await client.response(to: .get("/nothing"))
        #expect(recorder.requests == [.post("/orders"), .get("/nothing")])
        #expect(try recorder.exchanges.first?.outcome.get().status == 409)
        #expect(throws: UnexpectedRequest.self) { try recorder.exchanges.last?.outcome.get() }
    }

    // MARK: With a URLSession

    @Test func `E5: An unreachable server is a transport error`() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1"))
        let error = await #expect(throws: HTTPError.self) { try await HTTPClient(baseURL: url).response(to: .get("/x")) }
        guard case .transport(let reason) = error else {
            Issue.record("It was another error.")
            return
        }
        #expect((reason as? URLError)?.code == .cannotConnectToHost)
    }

    @Test func `E5: A non-HTTP answer is an error of its own`() async throws {
        let mocks = RequestMocks(
            .init(where: { _ in true }) { request in
                let url = try #require(request.url)
                return (URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil), Data())
            })
        let client = HTTPClient(baseURL: try #require(URL(string: "https://api.example.com")), session: mocks.session())
        let error = await #expect(throws: HTTPError.self) { try await client.response(to: .get("/x")) }
        guard case .invalidResponse = error else {
            Issue.record("It was another error.")
            return
        }
    }
}
