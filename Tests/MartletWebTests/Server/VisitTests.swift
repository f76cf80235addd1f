import Foundation
import TestSupport
import Testing

@testable import MartletWeb

@Suite("A visit", .afterMainActorTests, .timeLimit(.minutes(1)))
struct VisitTests {
    @Test(
        "without a user, such as a prefetch or an embedded page, starts no session",
        arguments: [
            (["sec-purpose": "prefetch"], 503), (["sec-purpose": "prefetch;prerender"], 503), (["x-moz": "prefetch"], 503),
            (["sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe"], 403),
            (["sec-fetch-site": "cross-site", "sec-fetch-dest": "empty"], 403),
        ])
    func nobody(headers: [String: String], status: Int) async throws {
        try await withServer { server in
            let response = try await server.request("GET", "/", headers: headers)
            #expect(response.status == status)
            #expect(await server.app.sessions.isEmpty)
        }
    }

    @Test("of a robot reads the page, and the session ends with it")
    func robot() async throws {
        try await withServer { server in
            let response = try await server.request("GET", "/", headers: ["user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)"])
            #expect(response.status == 200)
            #expect(await server.app.areClosed == [true])
            #expect(try await server.request("GET", "/health").body.contains(#""waiting":0"#))
        }
    }

    @Test(
        "of a person begins one, from wherever the link was",
        arguments: [
            [:], ["sec-fetch-site": "cross-site", "sec-fetch-dest": "document"], ["user-agent": "Mozilla/5.0 (X11) Chrome/140"],
        ])
    func person(headers: [String: String]) async throws {
        try await withServer { server in
            let response = try await server.request("GET", "/", headers: headers)
            #expect(response.status == 200)
            #expect(await server.app.areClosed == [false])
        }
    }

    @Test("at an address longer than any is turned away")
    func longAddress() async throws {
        try await withServer { server in
            let response = try await server.request("GET", "/" + String(repeating: "1/", count: 5_000))
            #expect(response.status == 414)
            #expect(await server.app.sessions.isEmpty)
        }
    }

    @Test("under two names is turned away")
    func twoHosts() async throws {
        try await withServer { server in
            let connection = try await TestConnection(port: server.port)
            try await connection.write("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
            #expect(String(buffer: try #require(await connection.read())).hasPrefix("HTTP/1.1 400"))
            #expect(await server.app.sessions.isEmpty)
        }
    }

    @Test("to a file that is the app's own finds none", arguments: ["secrets.plist", "menu.json", "seed.sqlite", ".hidden.png", "README"])
    func ownFile(name: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in [name, "soup.PNG"] { try Data("x".utf8).write(to: folder.appendingPathComponent(file)) }
        try await withServer(configure: { $0.assets = [AssetFolder(folder.path)] }) { server in
            let response = try await server.request("GET", "/_martlet/assets/\(name)")
            #expect(response.status == 404)
            let picture = try await server.request("GET", "/_martlet/assets/soup.PNG")
            #expect(picture.status == 200)
        }
    }
}
