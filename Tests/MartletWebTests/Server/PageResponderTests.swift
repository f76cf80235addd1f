import Foundation
import TestSupport
import Testing

@testable import MartletWeb

@Suite("The server answers", .afterMainActorTests, .timeLimit(.minutes(1)))
struct PageTests {
    @Test("any path with the app at that location")
    func page() async throws {
        try await withServer { server in
            let response = try await server.request("GET", "/menu/3?x=1", headers: ["accept-language": "fr-CH, en;q=0.5"])
            #expect(response.status == 200)
            #expect(response.headers["content-type"] == "text/html; charset=utf-8")
            #expect(response.headers["cache-control"] == "no-store")
            #expect(response.body.contains(#"data-version="1" data-seq="0" lang="fr-CH""#))
            #expect(await server.app.sessions.map(\.start.location) == ["/menu/3?x=1"])
        }
    }

    @Test("with security headers")
    func securityHeaders() async throws {
        try await withServer { server in
            let headers = try await server.request().headers
            let policy = try #require(headers["content-security-policy"])
            let nonce = try #require(policy.firstMatch(of: #/'nonce-([\w-]{22})'/#)?.output.1)
            #expect(
                policy
                    == "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-\(nonce)'; style-src-attr 'unsafe-inline'; img-src * data: blob:; font-src 'self' data:; media-src * data: blob:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
                    + SecurityHeaders.frames
            )
            #expect(headers["x-content-type-options"] == "nosniff")
            #expect(headers["referrer-policy"] == "same-origin")
            #expect(headers["cross-origin-opener-policy"] == "same-origin")
        }
    }

    @Test("that may contain frames only if the app is built with web views")
    func frames() {
        #expect(SecurityHeaders.frames(hasWebViews: false) == "")
        #expect(SecurityHeaders.frames(hasWebViews: true) == "; frame-src 'self' http: https:")
    }

    @Test("that may be in frames of each other only if the app is a collection of pages")
    func ownFrames() async throws {
        try await withServer(configure: { $0.framesOwnPages = true }) { server in
            let policy = try #require(try await server.request().headers["content-security-policy"])
            #expect(policy.contains("; frame-ancestors 'self'; frame-src 'self'"))
            #expect(!policy.contains("frame-ancestors 'none'"))
        }
    }

    @Test("with an HttpOnly cookie, which is the same for the same browser")
    func cookie() async throws {
        try await withServer { server in
            let cookie = try #require(try await server.request().headers["set-cookie"])
            #expect(cookie.hasPrefix("martlet="))
            #expect(cookie.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"))
            let again = try await server.request("GET", "/", headers: ["cookie": "other=1; " + cookie.prefix { $0 != ";" }])
            #expect(again.headers["set-cookie"] == cookie)
            let forged = try await server.request("GET", "/", headers: ["cookie": "martlet=chosen"])
            #expect(forged.headers["set-cookie"]?.hasPrefix("martlet=chosen") == false)
        }
    }

    @Test("with a Secure cookie over TLS")
    func secureCookie() async throws {
        try await withServer(configure: { $0.origins = ["https://app.example"] }) { server in
            let cookie = try await server.request("GET", "/", headers: ["host": "app.example"]).headers["set-cookie"]
            #expect(cookie?.hasPrefix("__Host-martlet=") == true)
            #expect(cookie?.hasSuffix("; Secure") == true)
        }
    }

    @Test("HEAD without a session")
    func head() async throws {
        try await withServer { server in
            let response = try await server.request("HEAD")
            #expect(response.status == 200)
            #expect(response.headers["content-type"] == "text/html; charset=utf-8")
            #expect(response.body == "")
            #expect(await server.app.sessions.isEmpty)
        }
    }

    @Test("a request for a missing image without a session")
    func favicon() async throws {
        try await withServer { server in
            let picture = try await server.request("GET", "/favicon.ico", headers: ["accept": "image/avif,*/*;q=0.8"])
            let script = try await server.request("GET", "/a.js", headers: ["sec-fetch-dest": "script"])
            #expect(picture.status == 404)
            #expect(script.status == 404)
            #expect(await server.app.sessions.isEmpty)
        }
    }

    @Test("other methods with 405")
    func methods() async throws {
        try await withServer { server in
            let response = try await server.request("DELETE")
            #expect(response.status == 405)
            #expect(response.headers["allow"] == "GET, HEAD")
        }
    }

    @Test("a request for an unsupported upgrade as an ordinary request")
    func otherUpgrade() async throws {
        try await withServer { server in
            let newer = try await server.request("GET", "/", headers: ["connection": "Upgrade", "upgrade": "h2c"])
            let socket = try await server.request("GET", "/", headers: ["connection": "Upgrade", "upgrade": "websocket"])
            #expect(newer.status == 200)
            #expect(socket.status == 200)
        }
    }

    @Test("resources, cacheable without limit if the URL contains their version")
    func resources() async throws {
        try await withServer { server in
            let page = try await server.load()
            let address = try #require(page.html.split(separator: "src=\"").dropFirst().first?.prefix { $0 != "\"" })
            #expect(address.hasPrefix("/_martlet/client.js?v="))
            let versioned = try await server.request("GET", String(address))
            #expect(versioned.body == "let page")
            #expect(versioned.headers["content-type"] == "text/javascript")
            #expect(versioned.headers["cache-control"] == "public, max-age=31536000, immutable")
            let plain = try await server.request("GET", "/_martlet/client.js")
            #expect(plain.headers["cache-control"] == "no-cache")
            let tag = try #require(plain.headers["etag"])
            #expect(try await server.request("GET", "/_martlet/client.js", headers: ["if-none-match": tag]).status == 304)
            #expect(try await server.request("GET", "/_martlet/other.js").status == 404)
        }
    }

    @Test("with the app's files, but with no files outside their folder")
    func assets() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("assets/pictures"), withIntermediateDirectories: true)
        try Data("<svg/>".utf8).write(to: folder.appendingPathComponent("assets/pictures/soup.svg"))
        try Data("secret".utf8).write(to: folder.appendingPathComponent("secret.txt"))
        try await withServer(configure: { $0.assets = [AssetFolder(folder.path + "/none"), AssetFolder(folder.path + "/assets")] }) {
            server in
            let picture = try await server.request("GET", "/_martlet/assets/pictures/soup.svg")
            #expect(picture.body == "<svg/>")
            #expect(picture.headers["content-type"] == "image/svg+xml")
            #expect(try await server.request("GET", "/_martlet/assets/../secret.txt").status != 200)
            #expect(try await server.request("GET", "/_martlet/assets/%2e%2e/secret.txt").status != 200)
            #expect(try await server.request("GET", "/_martlet/assets/none.svg").status == 404)
        }
    }

    @Test("health requests")
    func health() async throws {
        try await withServer { server in
            let page = try await server.load()
            _ = try await server.load()
            let socket = try await TestSocket.open(server, page)
            #expect(try await socket.next() == .text("[0,0]"))
            let response = try await server.request("GET", "/health", headers: ["host": "10.0.0.1"])
            #expect(response.headers["content-type"] == "application/json")
            #expect(
                response.body.hasPrefix(#"{"sessions":{"active":1,"parked":0,"waiting":1},"status":"ok","uptime":"#))
            #expect(response.body.hasSuffix(#","version":"0.1.0"}"#))
        }
    }

    @Test("a waiting connection's end when it stops")
    func stopWithWaitingConnection() async throws {
        let server = try await TestServer.start()
        let connection = try await TestConnection(port: server.port)
        _ = try await server.load()
        try await server.stop()
        #expect(await connection.read() == nil)
    }

    @Test("no requests on a port in use, and names the port and the option")
    func portInUse() async throws {
        try await withServer { server in
            await #expect(throws: ServerStartError.portInUse(server.port)) {
                try await TestServer.start(configure: { $0.port = server.port })
            }
            #expect(
                ServerStartError.portInUse(8080).description
                    == "Port 8080 is in use by another program. Choose another port, for example with --port 8081.")
        }
    }

    @Test("no requests on an address that the machine does not have")
    func badAddress() async throws {
        await #expect(throws: ServerStartError.addressNotAvailable("203.0.113.1")) {
            try await TestServer.start(configure: { $0.host = "203.0.113.1" })
        }
    }
}

@Suite("The number of sessions", .afterMainActorTests, .timeLimit(.minutes(1)))
struct CapacityTests {
    @Test("that wait is limited: the oldest ends")
    func waiting() async throws {
        try await withServer(configure: { $0.sessions.waitingSessions = 2 }) { server in
            for _ in 0..<3 { _ = try await server.load() }
            #expect(await server.app.areClosed == [true, false, false])
        }
    }

    @Test("that are parked is limited: the oldest ends")
    func parked() async throws {
        try await withServer(configure: { $0.sessions.parkedSessions = 1 }) { server in
            for count in 1...2 {
                let socket = try await TestSocket.open(server, try await server.load())
                #expect(try await socket.next() == .text("[0,0]"))
                socket.connection.close()
                try await server.waitForHealth(#""active":0,"parked":1"#)
                #expect(await server.app.sessions.count == count)
            }
            #expect(await server.app.areClosed == [true, false])
        }
    }

    @Test("of one browser is limited: sessions without a socket end first")
    func ofOneBrowser() async throws {
        try await withServer(configure: { $0.sessions.sessionsPerBrowser = 1 }) { server in
            let first = try await server.load()
            let second = try await server.load("/", cookie: first.cookie)
            #expect(await server.app.areClosed == [true, false])
            let socket = try await TestSocket.open(server, second)
            #expect(try await socket.next() == .text("[0,0]"))
            #expect(try await server.request("GET", "/", headers: ["cookie": first.cookie]).status == 503)
            #expect(try await server.request("GET", "/").status == 200)
        }
    }

    @Test("in total is limited")
    func all() async throws {
        try await withServer(configure: { $0.sessions.sessions = 1 }) { server in
            let socket = try await TestSocket.open(server, try await server.load())
            #expect(try await socket.next() == .text("[0,0]"))
            let refused = try await server.request()
            #expect(refused.status == 503)
            #expect(refused.headers["retry-after"] == "5")
        }
    }
}
