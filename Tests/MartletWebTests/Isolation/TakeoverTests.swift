#if os(Linux)
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import MartletWeb

/// Runs a body with a front that keeps its users' files, in a folder that is removed behind it.
private func withDeployment(
    _ arguments: String..., body: (_ front: ProbeProcess, _ options: [String]) async throws -> Void
) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-takeover-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let options = ["--isolation", "process", "--data", folder] + arguments
    try await withProbe("IsolationProbe", options) { try await body($0, options) }
}

/// A socket as systemd has one for the messages of a service.
private final class DatagramSocket: Sendable {
    private let path: String
    private let descriptor: CInt

    init(path: String) throws {
        self.path = path
        descriptor = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0)
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    /// Waits for the next message.
    func next() async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [descriptor] in
                var bytes = [UInt8](repeating: 0, count: 1024)
                let count = recv(descriptor, &bytes, bytes.count, 0)
                continuation.resume(returning: String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
            }
        }
    }
}

@Suite("A server that takes the place of another", .serialized, .afterMainActorTests, .timeLimit(.minutes(2)))
struct TakeoverTests {
    @Test func `Pages go on in their processes, and new visitors come to the new server`() async throws {
        try await withDeployment { old, options in
            let user = try await Visitor.visit(old)
            _ = try await user.text(after: "Add")
            let process = try await user.process()
            try await withProbe("IsolationProbe", options + ["--takeover"]) { new in
                #expect(new.port == old.port)
                #expect(await old.exitCode == 0)
                #expect(try await user.text(after: "Add") == "static 2, defaults 2, file 2, stored 2")
                #expect(try await user.process() == process)
                let tab = try await Visitor.visit(new, cookie: user.page.cookie)
                #expect(try await tab.process() == process)
                let other = try await Visitor.visit(new)
                #expect(other.text == "static 0, defaults 0, file none, stored 0")
            }
        }
    }

    @Test func `A user who does nothing goes on in a process of the new server, with the state of before`() async throws {
        try await withDeployment { old, options in
            let user = try await Visitor.visit(old)
            _ = try await user.text(after: "Add")
            let process = try await user.process()
            try await withProbe("IsolationProbe", options + ["--takeover", "--takeover-idle-time", "1"]) { new in
                #expect(try await user.lastMessage() == .close(1001, "the server stops"))
                // The page is told nothing: there is nothing to tell.
                #expect(try await user.reconnect(new) == "")
                let back = try await Visitor.visit(new, cookie: user.page.cookie)
                #expect(try await back.process() != process)
                #expect(try await back.text(after: "Add") == "static 1, defaults 2, file 2, stored 2")
                let health = try await new.request("GET", "/health").body
                #expect(health.contains(#""replaced":1"#), "\(health)")
            }
        }
    }

    @Test func `No request is lost while servers take over from each other`() async throws {
        try await withDeployment("--max-starts-per-second", "100000") { first, options in
            let cookie = try await first.load().cookie
            try await withThrowingTaskGroup(of: Int.self) { group in
                let areDone = Atomic(false)
                group.addTask {
                    var failures = 0
                    while !areDone.load(ordering: .relaxed) {
                        for headers in [["cookie": cookie], ["user-agent": "Googlebot/2.1"]] {
                            if try await first.request(headers: headers).status != 200 { failures += 1 }
                        }
                    }
                    return failures
                }
                try await withProbe("IsolationProbe", options + ["--takeover"]) { _ in
                    #expect(await first.exitCode == 0)
                    try await withProbe("IsolationProbe", options + ["--takeover"]) { last in
                        let other = try await last.load().cookie
                        #expect(other != cookie)
                        areDone.store(true, ordering: .relaxed)
                        let failures = try await group.reduce(0, +)
                        #expect(failures == 0)
                    }
                }
            }
        }
    }

    @Test func `A request of which one half has come is answered by the new server`() async throws {
        try await withDeployment { old, options in
            let connection = try await TestConnection(port: old.port)
            let head = old.head("GET", "/", [:])
            try await connection.write(String(head.prefix(20)))
            // The old server has accepted it before it answers this.
            #expect(try await old.request("GET", "/health").status == 200)
            try await withProbe("IsolationProbe", options + ["--takeover"]) { _ in
                #expect(await old.exitCode == 0)
                try await connection.write(String(head.dropFirst(20)))
                #expect(await connection.response()?.status == 200)
            }
        }
    }

    @Test func `A request that a process holds is answered when the servers have changed`() async throws {
        try await withDeployment("--host-answer-time", "3") { old, options in
            let user = try await Visitor.visit(old)
            try await user.press("Loop")
            await waitForFile("tmp/looping", in: options[3])
            let connection = try await TestConnection(port: old.port)
            try await connection.write(old.head("GET", "/", ["cookie": user.page.cookie]))
            #expect(try await old.request("GET", "/health").status == 200)
            try await withProbe("IsolationProbe", options + ["--takeover"]) { _ in
                #expect(await old.exitCode == 0)
                // The new server ends the process, and starts one of its own.
                #expect(await connection.response()?.status == 200)
            }
        }
    }

    @Test func `A process of before that fails is replaced by one of the new server`() async throws {
        try await withDeployment { old, options in
            let user = try await Visitor.visit(old)
            try await withProbe("IsolationProbe", options + ["--takeover"]) { new in
                #expect(await old.exitCode == 0)
                try await user.press("Trap")
                try await user.waitForLoss()
                let back = try await Visitor.visit(new, cookie: user.page.cookie)
                #expect(try await back.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
                #expect(try await new.request("GET", "/health").body.contains(#""crash":1"#))
            }
        }
    }

    @Test func `A version that cannot start leaves the old one in its place`() async throws {
        try await withDeployment { old, options in
            let user = try await Visitor.visit(old)
            await #expect(throws: ProbeProcess.NotServing.self) {
                try await withProbe("IsolationProbe", options + ["--takeover"], environment: ["PROBE_FAILS": "1"]) { _ in }
            }
            #expect(try await user.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
            #expect(try await Visitor.visit(old).text == "static 0, defaults 0, file none, stored 0")
        }
    }

    @Test func `A version that hangs at its start leaves the old one in its place`() async throws {
        try await withDeployment("--host-answer-time", "2") { old, options in
            await #expect(throws: ProbeProcess.NotServing.self) {
                try await withProbe("IsolationProbe", options + ["--takeover"], environment: ["PROBE_HANGS": "1"]) { _ in }
            }
            let text = try await Visitor.visit(old).text
            #expect(text == "static 0, defaults 0, file none, stored 0")
        }
    }

    @Test func `A server whose successor ends before it serves goes on`() async throws {
        try await withDeployment { old, options in
            let user = try await Visitor.visit(old)
            try await MainActor.run {
                let folder = open(options[3], O_RDONLY | O_DIRECTORY)
                defer { close(folder) }
                let predecessor = try #require(try Predecessor(folder: folder))
                let estate = try predecessor.takeOver(isBehindProxy: false)
                #expect(estate.hosts.map(\.0.user.container).allSatisfy { $0.hasPrefix(options[3]) })
                for descriptor in [estate.lock, estate.listener] + estate.arrivals.map(\.descriptor) { close(descriptor) }
            }
            #expect(try await user.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
            #expect(try await Visitor.visit(old).text == "static 0, defaults 0, file none, stored 0")
        }
    }

    @Test func `Without a server to take over, it simply serves`() async throws {
        try await withDeployment("--takeover") { front, _ in
            let text = try await Visitor.visit(front).text
            #expect(text == "static 0, defaults 0, file none, stored 0")
        }
    }

    @Test func `systemd hears which process serves`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "notify-\(UUID().uuidString.prefix(8))").path
        let supervisor = try DatagramSocket(path: folder)
        try await withDeployment { _, options in
            try await withProbe("IsolationProbe", options + ["--takeover"], environment: ["NOTIFY_SOCKET": folder]) { new in
                let message = await supervisor.next()
                #expect(message == "READY=1\nMAINPID=\(new.identifier)")
            }
        }
    }

    @Test func `SIGTERM to the new server ends the processes of before in order`() async throws {
        try await withDeployment { old, options in
            let user = try await Visitor.visit(old)
            let process = try await user.process()
            try await withProbe("IsolationProbe", options + ["--takeover"]) { new in
                #expect(await old.exitCode == 0)
                new.terminate()
                let message = try await user.lastMessage()
                #expect(message == .close(1001, "the server stops"))
                #expect(await new.exitCode == 0)
                #expect(kill(process, 0) == -1)
            }
        }
    }
}
#endif
