#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import MartletWeb

private func temporaryFolder() -> String {
    FileManager.default.temporaryDirectory.appending(path: "martlet-isolation-\(UUID())").path
}

@Suite("A process for each user", .serialized, .afterMainActorTests, .timeLimit(.minutes(2)))
struct IsolationTests {
    @Test func `Statics, defaults, files and stored values do not cross users`() async throws {
        try await withFront { front in
            let first = try await Visitor.visit(front)
            #expect(try await first.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
            #expect(try await first.text(after: "Add") == "static 2, defaults 2, file 2, stored 2")
            let second = try await Visitor.visit(front)
            #expect(second.text == "static 0, defaults 0, file none, stored 0")
            #expect(try await second.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
        }
    }

    @Test func `All tabs of a user live in one process`() async throws {
        try await withFront { front in
            let first = try await Visitor.visit(front)
            #expect(try await first.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
            let second = try await Visitor.visit(front, cookie: first.page.cookie)
            #expect(second.text == "static 1, defaults 1, file 1, stored 1")
            let process = try await first.process()
            #expect(try await second.process() == process)
        }
    }

    @Test func `Foundation's folders lie in the user's container`() async throws {
        try await withFront { front in
            let folders = try await Visitor.visit(front).text(after: "Where").split(separator: "|").map(String.init)
            let home = try #require(folders.first)
            #expect(home.contains("/users/"))
            #expect(
                folders.map { $0.replacing(home, with: "~") } == [
                    "~", "~/tmp/", "~", "~/Documents", "~/Library/Caches", "~/Library/Application Support",
                ])
        }
    }

    @Test func `A user without the right signature is a new user`() async throws {
        try await withFront { front in
            let user = try await Visitor.visit(front)
            _ = try await user.text(after: "Add")
            let forged = try await front.request(headers: ["cookie": user.page.cookie.dropLast(4) + "AAAA"])
            #expect(forged.body.contains("static 0, defaults 0, file none, stored 0"))
            #expect(forged.headers["set-cookie"]?.hasPrefix(user.page.cookie) == false)
        }
    }

    @Test func `A folder for users' files keeps them, and their cookies, beyond the process`() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var cookie = ""
        try await withFront("--data", folder) { front in
            let user = try await Visitor.visit(front)
            cookie = user.page.cookie
            _ = try await user.text(after: "Add")
            front.terminate()
            #expect(await front.exitCode == 0)
        }
        try await withFront("--data", folder) { front in
            let back = try await Visitor.visit(front, cookie: cookie)
            // Foundation writes the defaults when it likes.
            #expect(back.text.hasPrefix("static 0,") && back.text.hasSuffix(", file 1, stored 1"))
        }
    }

    @Test func `A folder for users' files keeps what was stored before a trap`() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await withFront("--data", folder) { front in
            let user = try await Visitor.visit(front)
            let home = try await user.text(after: "Where").prefix { $0 != "|" }
            _ = try await user.text(after: "Add")
            // Stored values reach the disk within a second.
            while try !FileManager.default.contentsOfDirectory(atPath: home + "/Library/Preferences/AppStorage").contains(where: {
                $0.hasSuffix(".json")
            }) {
                _ = try await front.request("GET", "/health")
            }
            try await user.press("Trap")
            try await user.waitForLoss()
            let back = try await Visitor.visit(front, cookie: user.page.cookie)
            // Foundation writes the defaults when it likes.
            #expect(back.text.hasPrefix("static 0,") && back.text.hasSuffix(", file 1, stored 1"))
        }
    }

    @Test func `A folder is one front's alone, and a user's folder one process's`() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await withFront("--data", folder) { front in
            await #expect(throws: ServerStartError.dataNotAvailable(folder, reason: "another server uses it")) {
                _ = try await Users(folder: folder, header: nil)
            }
            let home = try await Visitor.visit(front).text(after: "Where").prefix { $0 != "|" }
            let descriptor = open(String(home), O_RDONLY)
            defer { close(descriptor) }
            #expect(flock(descriptor, LOCK_EX | LOCK_NB) == -1)
        }
    }
}

@Suite("A process that fails", .serialized, .afterMainActorTests, .timeLimit(.minutes(2)))
struct HostFailureTests {
    /// One user's page ends its process; another user's page goes on meanwhile, and the first gets a working page again.
    private func check(
        _ button: String, _ options: [String] = [], hears reason: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await withProbe("IsolationProbe", ["--isolation", "process", "--data", folder] + options) { front in
            let victim = try await Visitor.visit(front)
            let other = try await Visitor.visit(front)
            _ = try await victim.text(after: "Add")
            let process = try await other.process()
            await waitForFile("Library/Preferences/AppStorage/Sessions/\(victim.page.session).json", in: folder)
            try await victim.press(button)
            #expect(try await other.text(after: "Add") == "static 1, defaults 1, file 1, stored 1", sourceLocation: sourceLocation)
            #expect(try await front.request("GET", "/health").status == 200, sourceLocation: sourceLocation)
            try await victim.waitForLoss()
            #expect(try await victim.reconnect(front) == reason, sourceLocation: sourceLocation)
            let back = try await Visitor.visit(front, cookie: victim.page.cookie)
            // Files stay; what the process had in memory is gone.
            let found = try await back.text(after: "Add")
            #expect(found.contains("static 1,") && found.contains("file 2,"), "\(found)", sourceLocation: sourceLocation)
            #expect(try await other.text(after: "Add") == "static 2, defaults 2, file 2, stored 2", sourceLocation: sourceLocation)
            #expect(try await other.process() == process, sourceLocation: sourceLocation)
        }
    }

    @Test func `A trap ends the process of its user alone`() async throws {
        try await check("Trap", hears: "The app has ended because of an error in it.")
    }

    @Test func `An exit ends the process of its user alone`() async throws {
        try await check("Exit", hears: "The app has ended because of an error in it.")
    }

    @Test func `A main thread that does not answer ends with its process`() async throws {
        try await check(
            "Loop", ["--host-answer-time", "2"], hears: "The app did not answer any more and was ended.")
    }

    @Test func `The log says what a process that has failed was doing, without the words on the screen`() async throws {
        let folder = temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data().write(to: URL(filePath: folder + "/log"))
        let log = try #require(FileHandle(forWritingAtPath: folder + "/log"))
        try await withProbe("IsolationProbe", ["--isolation", "process", "--log-level", "error"], log: log) { front in
            let victim = try await Visitor.visit(front)
            _ = try await victim.text(after: "Add")
            try await victim.press("Trap")
            try await victim.waitForLoss()
            _ = try await victim.reconnect(front)
        }
        let lines = try String(contentsOfFile: folder + "/log", encoding: .utf8)
        #expect(lines.contains("The host ended during tap on button in ProbeView"), "\(lines)")
        #expect(!lines.contains("“Trap”"))
    }

    @Test func `A process that uses more memory than it may is ended, and its user reads why`() async throws {
        try await check("Hoard", ["--max-host-memory", "96"], hears: "The app used too much memory and was ended.")
    }

    @Test func `A process that asks for more memory than there is ends`() async throws {
        try await withFront("--max-host-memory", "96") { front in
            let victim = try await Visitor.visit(front)
            let other = try await Visitor.visit(front)
            try await victim.press("Allocate")
            try await victim.waitForLoss()
            let back = try await Visitor.visit(front, cookie: victim.page.cookie)
            #expect(back.text == "static 0, defaults 0, file none, stored 0")
            #expect(try await other.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
        }
    }

    @Test func `A process that outlives the one that has started it is replaced like any other`() async throws {
        try await withFront { front in
            let user = try await Visitor.visit(front)
            let process = try await user.process()
            let template = try front.children
            for process in template { kill(process, SIGKILL) }
            // Until the front has started another one, and waited for the first.
            while try front.children == template || front.children.isEmpty { _ = try await front.request("GET", "/health") }
            #expect(try front.children.count == 1)
            kill(process, SIGKILL)
            try await user.waitForLoss()
            let back = try await Visitor.visit(front, cookie: user.page.cookie)
            #expect(try await back.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
        }
    }

    @Test func `An answer that has begun is not followed by another when its process ends`() async throws {
        try await withFront { front in
            let user = try await Visitor.visit(front)
            _ = try await user.text(after: "Long")
            let connection = try await TestConnection(port: front.port)
            try await connection.write(front.head("GET", "/", ["cookie": user.page.cookie]))
            let begin = try #require(await connection.read())
            try await connection.setReading(false)
            try await user.press("Trap")
            try await user.waitForLoss()
            // The front has heard of the end when it gives the user a new process.
            #expect(try await front.request(headers: ["cookie": user.page.cookie]).status == 200)
            try await connection.setReading(true)
            var text = String(buffer: begin)
            while let part = await connection.read() { text += String(buffer: part) }
            #expect(text.components(separatedBy: "HTTP/1.1 ").count == 2)
        }
    }

    @Test func `Connections that a process cannot take are answered or closed, and none waits for ever`() async throws {
        try await withFront("--max-host-files", "128") { front in
            let user = try await Visitor.visit(front)
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<200 {
                    group.addTask { [cookie = user.page.cookie] in try await front.request(headers: ["cookie": cookie]).status }
                }
                for try await status in group { #expect([200, 503, 0].contains(status)) }
            }
            #expect(try await user.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
        }
    }

    @Test func `A process that its front has left behind ends, though its main thread is stuck`() async throws {
        try await withFront("--host-answer-time", "1") { front in
            let user = try await Visitor.visit(front)
            try await user.press("Loop")
            front.killIt()
            try await user.waitForLoss()
        }
    }

    @Test func `Requests that wait for a process which ends are answered by the next`() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await withFront("--host-answer-time", "2", "--data", folder) { front in
            let user = try await Visitor.visit(front)
            try await user.press("Loop")
            await waitForFile("tmp/looping", in: folder)
            let again = try await Visitor.visit(front, cookie: user.page.cookie)
            #expect(again.text == "static 0, defaults 0, file none, stored 0")
        }
    }

    @Test func `A request whose process ends before its answer is answered by the front`() async throws {
        try await withFront { front in
            let user = try await Visitor.visit(front)
            _ = try await user.text(after: "Trap later")
            let answer = try await front.request(headers: ["cookie": user.page.cookie])
            #expect(answer.status == 500)
            #expect(answer.body.contains("The app has ended because of an error in it."))
            let again = try await front.request(headers: ["cookie": user.page.cookie])
            #expect(again.status == 200)
        }
    }

    @Test func `An app that fails again and again has to wait`() async throws {
        try await withFront { front in
            let cookie = try await front.load().cookie
            for _ in 0..<5 {
                let user = try await Visitor.visit(front, cookie: cookie)
                try await user.press("Trap")
                try await user.waitForLoss()
            }
            let answer = try await front.request(headers: ["cookie": cookie])
            #expect(answer.status == 503)
            #expect(answer.headers["retry-after"] == "60")
            let other = try await front.request()
            #expect(other.status == 200)
        }
    }

    @Test func `The front counts what has ended, and why`() async throws {
        try await withFront { front in
            let user = try await Visitor.visit(front)
            try await user.press("Trap")
            try await user.waitForLoss()
            _ = try await Visitor.visit(front, cookie: user.page.cookie)
            #expect(try await front.request("GET", "/health").body.contains(#""ended":{"crash":1},"old":0,"serving":1"#))
            #expect(try await front.request("GET", "/metrics").body.contains("martlet_hosts_ended_total{reason=\"crash\"} 1\n"))
        }
    }
}

@Suite("The way to a user's process", .serialized, .afterMainActorTests, .timeLimit(.minutes(2)))
struct HandoverTests {
    @Test func `A kept connection never serves another user`() async throws {
        try await withFront { front in
            let first = try await Visitor.visit(front)
            let second = try await Visitor.visit(front)
            let connection = try await TestConnection(port: front.port)
            try await connection.write(front.head("GET", "/", ["cookie": first.page.cookie]))
            #expect(await connection.response()?.status == 200)
            try await connection.write(front.head("GET", "/there?a=b", ["cookie": second.page.cookie]))
            let answer = try #require(await connection.response())
            #expect(answer.status == 307)
            #expect(answer.headers["location"] == "/there?a=b")
            #expect(answer.headers["connection"] == "close")
            #expect(await connection.read() == nil)
        }
    }

    @Test func `A kept connection never leads to another server`() async throws {
        try await withFront { front in
            let first = try await Visitor.visit(front)
            let second = try await Visitor.visit(front)
            let connection = try await TestConnection(port: front.port)
            try await connection.write(front.head("GET", "/", ["cookie": first.page.cookie]))
            _ = await connection.response()
            try await connection.write(front.head("GET", "//elsewhere.example/", ["cookie": second.page.cookie]))
            #expect(await connection.response()?.status == 400)
        }
    }

    @Test func `Behind a proxy each connection ends after a page`() async throws {
        try await withFront("--behind-proxy") { front in
            let connection = try await TestConnection(port: front.port)
            try await connection.write(front.head("GET", "/", [:]))
            let answer = try #require(await connection.response())
            #expect(answer.status == 200)
            #expect(answer.headers["connection"] == "close")
            #expect(await connection.read() == nil)
        }
    }

    @Test func `A request that comes in pieces is read from its beginning`() async throws {
        try await withFront { front in
            let connection = try await TestConnection(port: front.port)
            for character in front.head("GET", "/", ["connection": "close"]) { try await connection.write(String(character)) }
            #expect(await connection.response()?.status == 200)
        }
    }

    @Test(arguments: [
        ("HELLO\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n", 403),
        ("POST / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405), ("PUT /_martlet/upload/0 HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "y", count: 40_000))\r\n\r\n", 431),
    ])
    func `The front answers what no host should see`(request: String, status: Int) async throws {
        try await withFront { front in
            let connection = try await TestConnection(port: front.port)
            try await connection.write(request)
            let answer = try #require(await connection.response())
            #expect(answer.status == status)
            let health = try await front.request("GET", "/health")
            #expect(health.body.contains(#""serving":0"#))
        }
    }

    @Test func `A part of a file comes to a host, which knows whether it is expected`() async throws {
        try await withFront { front in
            let origin = "http://127.0.0.1:\(front.port)"
            let answer = try await front.request(
                "POST", "/_martlet/upload/00?offset=0", headers: ["origin": origin, "content-length": "0"])
            #expect(answer.status == 404)
            #expect(answer.body.contains("Nobody expects this file."))
        }
    }

    @Test func `A proxy can name the user`() async throws {
        try await withFront("--behind-proxy", "--user-header", "X-User") { front in
            let serving = { try await front.request("GET", "/health").body.firstMatch(of: /"serving":(\d+)/)?.1 }
            for (user, count) in [("ann", "1"), ("ann", "1"), ("bob", "2")] {
                let page = try await front.request(headers: ["x-user": user])
                #expect(page.status == 200)
                let processes = try await serving()
                #expect(processes == count[...])
            }
            let stranger = try await front.request()
            #expect(stranger.status == 403)
        }
    }

    @Test func `SIGTERM to the front lets pages hear that the server stops, and ends all processes`() async throws {
        try await withFront { front in
            let user = try await Visitor.visit(front)
            let process = try await user.process()
            front.terminate()
            #expect(try await user.lastMessage() == .close(1001, "the server stops"))
            #expect(await front.exitCode == 0)
            #expect(kill(process, 0) == -1)
        }
    }

    @Test func `Hosts end when their front has been killed`() async throws {
        try await withFront { front in
            let user = try await Visitor.visit(front)
            front.killIt()
            #expect(try await user.lastMessage() == .close(1001, "the server stops"))
            try await user.waitForLoss()
        }
    }
}
#endif
