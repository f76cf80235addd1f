import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import MartletWeb

@Suite("Long texts", .afterMainActorTests, .timeLimit(.minutes(1)))
struct CompressionTests {
    @Test func `Resources go out compressed to whoever can read that`() async throws {
        try await withServer { server in
            let answer = try await server.request("GET", "/_martlet/style.css", headers: ["accept-encoding": "gzip, br"])
            #expect(answer.headers["content-encoding"] == "gzip")
            #expect(answer.headers["vary"] == "accept-encoding")
            #expect(try #require(answer.headers["content-length"].flatMap { Int($0) }) < 100)
        }
    }

    @Test(arguments: [[:], ["accept-encoding": "br"], ["accept-encoding": "gzip;q=0"]])
    func `and as they are to everybody else`(headers: [String: String]) async throws {
        try await withServer { server in
            let answer = try await server.request("GET", "/_martlet/style.css", headers: headers)
            #expect(answer.headers["content-encoding"] == nil)
            #expect(answer.headers["vary"] == "accept-encoding")
            #expect(answer.headers["content-length"] == "3200")
            #expect(answer.body == TestServer.styleSheet)
        }
    }

    @Test func `Pages go out compressed too`() async throws {
        try await withServer { server in
            // The test's page shows its location.
            let path = "/" + String(repeating: "menu/", count: 1_000)
            let answer = try await server.request("GET", path, headers: ["accept-encoding": "gzip"])
            #expect(answer.headers["content-encoding"] == "gzip")
            #expect(try #require(answer.headers["content-length"].flatMap { Int($0) }) < 1_000)
        }
    }

    @Test func `What was compressed is read as it was`() async throws {
        try await withServer { server in
            let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/_martlet/style.css"))
            let (data, answer) = try await URLSession.shared.data(from: url)
            // Which of the two forms it prefers is the client's affair.
            let encoding = (answer as? HTTPURLResponse)?.value(forHTTPHeaderField: "content-encoding")
            #expect(encoding == "deflate" || encoding == "gzip")
            #expect(String(decoding: data, as: UTF8.self) == TestServer.styleSheet)
        }
    }

    @Test func `A file that is sent piece by piece is read as it was`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let picture = "<svg>" + String(repeating: "<path d='M0 0h1v1z'/>", count: 10_000) + "</svg>"
        try Data(picture.utf8).write(to: folder.appending(path: "soup.svg"))
        try await withServer(configure: { $0.assets = [AssetFolder(folder.path)] }) { server in
            let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/_martlet/assets/soup.svg"))
            let (data, answer) = try await URLSession.shared.data(from: url)
            #expect((answer as? HTTPURLResponse)?.value(forHTTPHeaderField: "content-encoding") != nil)
            #expect(String(decoding: data, as: UTF8.self) == picture)
        }
    }

    @Test func `A short text, and a head without its text, have nothing to compress`() async throws {
        try await withServer { server in
            let short = try await server.request("GET", "/_martlet/client.js", headers: ["accept-encoding": "gzip"])
            #expect(short.headers["content-encoding"] == nil)
            #expect(short.body == "let page")
            let head = try await server.request("HEAD", "/_martlet/style.css", headers: ["accept-encoding": "gzip"])
            #expect(head.headers["content-encoding"] == nil)
            #expect(head.body.isEmpty)
        }
    }

    @Test func `A tag that was given with one form is known with the other`() async throws {
        try await withServer { server in
            let tag = try #require(try await server.request("GET", "/_martlet/style.css").headers["etag"])
            for headers in [["if-none-match": tag], ["if-none-match": tag, "accept-encoding": "gzip"]] {
                #expect(try await server.request("GET", "/_martlet/style.css", headers: headers).status == 304)
            }
        }
    }
}
