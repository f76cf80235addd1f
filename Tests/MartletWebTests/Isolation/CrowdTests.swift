#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import MartletWeb

@Suite("Many visitors", .serialized, .afterMainActorTests, .timeLimit(.minutes(2)))
struct CrowdTests {
    @Test func `Where there are too many processes, the one that is idle longest makes room`() async throws {
        try await withFront("--max-hosts", "1") { front in
            let first = try await Visitor.visit(front)
            // A page that is open does not make room.
            let stranger = try await front.request()
            #expect(stranger.status == 503)
            first.close()
            // Until the front has heard that the page is closed.
            while try await front.request().status == 503 {}
            let back = try await front.request(headers: ["cookie": first.page.cookie])
            #expect(back.status == 503)
        }
    }

    @Test func `Robots, HEAD requests and requests for files take no user's place`() async throws {
        try await withFront("--max-hosts", "1") { front in
            let robot = try await front.request(headers: ["user-agent": "Googlebot/2.1"])
            #expect(robot.status == 200)
            #expect(robot.body.contains("static 0, defaults 0, file none, stored 0"))
            #expect(robot.headers["set-cookie"] == nil)
            #expect(try await front.request("HEAD").headers["set-cookie"] == nil)
            let script = try #require(robot.body.firstMatch(of: /src='(\/_martlet\/client[^']*)/)).1
            #expect(try await front.request("GET", String(script)).status == 200)
            #expect(try await front.request("GET", "/favicon.ico", headers: ["sec-fetch-dest": "image"]).status == 200)
            #expect(try await front.request("GET", "/none.png", headers: ["accept": "image/*"]).status == 404)
            #expect(try await front.request("GET", "/health").body.contains(#""serving":0"#))
            #expect(try await Visitor.visit(front).text == "static 0, defaults 0, file none, stored 0")
        }
    }

    @Test func `A robot's connection never serves a person`() async throws {
        try await withFront { front in
            let connection = try await TestConnection(port: front.port)
            try await connection.write(front.head("GET", "/", ["user-agent": "Googlebot/2.1"]))
            #expect(await connection.response()?.status == 200)
            try await connection.write(front.head("GET", "/there", [:]))
            let answer = try #require(await connection.response())
            #expect(answer.status == 307)
            #expect(answer.headers["location"] == "/there")
        }
    }

    @Test func `A flood from one address takes no place from others`() async throws {
        try await withFront("--behind-proxy", "--max-hosts", "4") { front in
            let user = try await Visitor.visit(front)
            #expect(try await user.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
            user.close()
            while try await !front.request("GET", "/health").body.contains(#""active":0"#) {}
            for _ in 0..<6 { _ = try await front.request(headers: ["x-forwarded-for": "192.0.2.1"]) }
            #expect(try await front.request(headers: ["x-forwarded-for": "192.0.2.2"]).status == 200)
            let back = try await Visitor.visit(front, cookie: user.page.cookie)
            #expect(back.text == "static 1, defaults 1, file 1, stored 1")
        }
    }

    @Test func `An address has only so many processes`() async throws {
        try await withFront("--behind-proxy", "--max-hosts-per-address", "1") { front in
            let address = ["x-forwarded-for": "192.0.2.1"]
            #expect(try await front.request(headers: address).status == 200)
            // What a proxy writes stands below what the visitor has sent.
            let connection = try await TestConnection(port: front.port)
            try await connection.write(
                "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(front.port)\r\nX-Forwarded-For: 192.0.2.7\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n")
            #expect(await connection.response()?.status == 429)
            #expect(try await front.request(headers: ["x-forwarded-for": "192.0.2.2"]).status == 200)
            let metrics = try await front.request("GET", "/metrics")
            #expect(metrics.body.contains("martlet_limits_total{limit=\"addressHosts\"} 1\n"))
        }
    }

    @Test func `Idle connections make room for others`() async throws {
        try await withFront("--max-connections", "40") { front in
            var idle: [TestConnection] = []
            for _ in 0..<60 { idle.append(try await TestConnection(port: front.port)) }
            #expect(try await front.request("GET", "/health").status == 200)
            #expect(try await front.request().status == 200)
            let metrics = try await front.request("GET", "/metrics")
            // Of 40, 16 are kept for reports. So each from the 25th on takes the place of one.
            let times = metrics.body.firstMatch(of: /limit="connections"} (\d+)/).flatMap { Int($0.1) } ?? 0
            #expect(times >= 36)
            #expect(await idle[0].read() == nil)
            for connection in idle { connection.close() }
        }
    }
}
#endif
