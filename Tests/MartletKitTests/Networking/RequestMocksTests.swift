import Foundation
import MartletTest
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct RequestMocksTests {
    private func get(_ url: String, from mocks: RequestMocks) async throws -> (Data, HTTPURLResponse) {
        let (data, response) = try await mocks.session().data(from: #require(URL(string: url)))
        return (data, try #require(response as? HTTPURLResponse))
    }

    @Test func `C15: A mock answers with status, headers and body`() async throws {
        let mocks = RequestMocks(
            .init("GET", "https://api.example.com/dishes", status: 202, headers: ["X-Page": "1"], body: Data("soup".utf8)))
        let (data, response) = try await get("https://api.example.com/dishes", from: mocks)
        #expect(String(decoding: data, as: UTF8.self) == "soup")
        #expect(response.statusCode == 202)
        #expect(response.value(forHTTPHeaderField: "X-Page") == "1")
    }

    @Test func `C15: A request without a mock is blocked`() async throws {
        let mocks = RequestMocks(.init("GET", "https://api.example.com/dishes"))
        let error = await #expect(throws: BlockedRequest.self) { try await get("https://api.example.com/orders", from: mocks) }
        #expect(error?.description == "There is no mock for GET https://api.example.com/orders, so the request was blocked.")
    }

    @Test func `C15: A mock matches only its method`() async throws {
        let mocks = RequestMocks(.init("POST", "https://api.example.com/dishes"))
        await #expect(throws: BlockedRequest.self) { try await get("https://api.example.com/dishes", from: mocks) }
    }

    @Test func `C15: A mock can fail the request`() async throws {
        let mocks = RequestMocks(.init("GET", "https://api.example.com/dishes", failure: URLError(.timedOut)))
        let error = await #expect(throws: URLError.self) { try await get("https://api.example.com/dishes", from: mocks) }
        #expect(error?.code == .timedOut)
    }

    @Test func `C15: A mock can delay its answer`() async throws {
        let clock = TestClock()
        let mocks = RequestMocks(.init("GET", "https://api.example.com/dishes", delay: .seconds(2)), clock: clock)
        let request = Task { try await get("https://api.example.com/dishes", from: mocks).1.statusCode }
        while clock.sleeperCount == 0 { await Task.yield() }
        await clock.advance(by: .seconds(2))
        #expect(try await request.value == 200)
    }

    @Test func `C15: A mock can answer with any response`() async throws {
        let mocks = RequestMocks(
            .init(where: { $0.url?.host == "files" }) { request in
                let url = try #require(request.url)
                return (URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 2, textEncodingName: nil), Data("hi".utf8))
            })
        let (data, response) = try await mocks.session().data(from: #require(URL(string: "https://files/1")))
        #expect(String(decoding: data, as: UTF8.self) == "hi")
        #expect(!(response is HTTPURLResponse))
        #expect(response.mimeType == "text/plain")
    }

    @Test func `C15: The mocks record the requests`() async throws {
        let mocks = RequestMocks(.init("PUT", "https://api.example.com/dishes/1", status: 204))
        var request = URLRequest(url: try #require(URL(string: "https://api.example.com/dishes/1")))
        request.httpMethod = "PUT"
        request.httpBody = Data("soup".utf8)
        _ = try await mocks.session().data(for: request)
        #expect(mocks.requests.map(\.httpMethod) == ["PUT"])
        #expect(mocks.requests.map(\.httpBody) == [Data("soup".utf8)])
    }

    @Test func `C15: Two sets of mocks for the same URL are independent`() async throws {
        let one = RequestMocks(.init("GET", "https://api.example.com/dishes", body: Data("soup".utf8)))
        let two = RequestMocks(.init("GET", "https://api.example.com/dishes", body: Data("cake".utf8)))
        async let first = get("https://api.example.com/dishes", from: one).0
        async let second = get("https://api.example.com/dishes", from: two).0
        #expect(try await (first, second) == (Data("soup".utf8), Data("cake".utf8)))
    }
}
