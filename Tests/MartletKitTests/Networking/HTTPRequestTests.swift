import Foundation
import MartletKit
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct HTTPRequestTests {
    private func url(_ request: HTTPClient.Request, _ base: String = "https://api.example.com") throws -> String? {
        try request.urlRequest(to: #require(URL(string: base))).url?.absoluteString
    }

    @Test(arguments: ["https://api.example.com/v2", "https://api.example.com/v2/"], ["dishes", "/dishes", "//dishes"])
    func `E9: Base URL and path are joined with one slash`(base: String, path: String) throws {
        #expect(try url(.get(.init(path)), base) == "https://api.example.com/v2/dishes")
    }

    @Test func `E9: A base URL without a path keeps its host`() throws {
        #expect(try url(.get("todos")) == "https://api.example.com/todos")
    }

    @Test func `An empty path means the base URL itself`() throws {
        #expect(try url(.get(""), "https://api.example.com/v2/") == "https://api.example.com/v2/")
    }

    @Test func `A path never leads to another host`() throws {
        #expect(try url(.get("//evil.com/x")) == "https://api.example.com/evil.com/x")
        #expect(try url(.get("https://evil.com/x")) == "https://api.example.com/https%3A//evil.com/x")
    }

    @Test func `C13: A path is plain text and encoded once`() throws {
        #expect(try url(.get("/crème brûlée/100%?")) == "https://api.example.com/cr%C3%A8me%20br%C3%BBl%C3%A9e/100%25%3F")
    }

    @Test func `An interpolated value is one component of the path`() throws {
        let name = "Fish & chips / large"
        #expect(try url(.get("/dishes/\(name)/photo")) == "https://api.example.com/dishes/Fish%20%26%20chips%20%2F%20large/photo")
    }

    @Test(arguments: ["..", ".", ""]) func `An interpolated value cannot leave the path`(name: String) {
        let error = #expect(throws: HTTPError.self) { try url(.get("/dishes/\(name)/photo")) }
        #expect(
            error?.description == "“\(name)” cannot be a component of the path /dishes/\(name)/photo. "
                + "Interpolate a value that is not empty, “.” or “..”.")
    }

    @Test func `C13: The query keeps its order, and plus signs are encoded`() throws {
        let query = [URLQueryItem(name: "q", value: "a+b & c=d"), .init(name: "page", value: "2"), .init(name: "all", value: nil)]
        #expect(try url(.get("/search", query: query)) == "https://api.example.com/search?q=a%2Bb%20%26%20c%3Dd&page=2&all")
    }

    @Test func `The query of the base URL comes first`() throws {
        let request = HTTPClient.Request.get("/search", query: [.init(name: "q", value: "x")])
        #expect(try url(request, "https://api.example.com/v1?key=abc") == "https://api.example.com/v1/search?key=abc&q=x")
    }

    @Test func `C13: Method, headers and body are those of the request`() throws {
        let request = HTTPClient.Request(.patch, "/dishes/1", headers: ["X-Token": "t"], body: try .json(["name": "Soup"]))
        let made = try request.urlRequest(to: #require(URL(string: "https://api.example.com")))
        #expect(made.httpMethod == "PATCH")
        #expect(made.allHTTPHeaderFields == ["X-Token": "t", "Content-Type": "application/json"])
        #expect(made.httpBody == Data(#"{"name":"Soup"}"#.utf8))
    }

    @Test func `A base URL without a host is an error`() {
        let error = #expect(throws: HTTPError.self) { try url(.get("/x"), "/v2") }
        #expect(error?.description == "The base URL “/v2” has no scheme or no host. Use an absolute URL.")
    }
}
