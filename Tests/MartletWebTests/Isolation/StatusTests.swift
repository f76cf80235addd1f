#if os(Linux)
import Foundation
import MartletProject
import TestSupport
import Testing

@testable import MartletWeb

@Suite("The status of a server", .serialized, .afterMainActorTests, .timeLimit(.minutes(2)))
struct StatusTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-status-\(UUID())")

    private func withServer(_ body: (ProbeProcess) async throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withProbe("IsolationProbe", ["--isolation", "process", "--data", folder.path], body)
    }

    /// Asks until the server has heard from its processes.
    private func status(where isExpected: (ServerStatus.Process) -> Bool) async throws -> ServerStatus {
        while true {
            let status = try ServerStatus(ofServerWith: folder)
            if status.processes.contains(where: isExpected) { return status }
            await Task.yield()
        }
    }

    @Test func `It names users as the log does, with their processes and pages`() async throws {
        try await withServer { server in
            let user = try await Visitor.visit(server)
            let process = try await user.process()
            let status = try await status { $0.pages == 1 && $0.quietTime != nil }
            let found = try #require(status.processes.first { $0.user != nil })
            #expect(found.process == process)
            #expect(FileManager.default.fileExists(atPath: folder.path + "/users/" + (try container(named: found.user))))
            #expect(!found.isOld && found.end == nil && found.memory ?? 0 > 100_000 && found.files ?? 0 > 1000)
            #expect(status.lines.count == 3)
            #expect(
                status.lines[0].split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } == [
                    "USER", "PROCESS", "PAGES", "WAITING", "MEMORY", "FILES", "LAST ACTION",
                ])
            #expect(status.lines[1].contains("\(process)") && status.lines[1].hasSuffix("s ago"))
            #expect(status.lines[2].hasPrefix("1 process of a user, "))
        }
    }

    @Test func `Asking does not keep a new version from taking over`() async throws {
        try await withServer { server in
            _ = try await Visitor.visit(server)
            for _ in 0..<3 { _ = try ServerStatus(ofServerWith: folder) }
            try await withProbe("IsolationProbe", ["--isolation", "process", "--data", folder.path, "--takeover"]) { _ in
                #expect(await server.exitCode == 0)
                let status = try await status { $0.user != nil }
                #expect(status.processes.contains { $0.isOld })
            }
        }
    }

    @Test func `A folder that no server uses has none`() {
        #expect(throws: ServerStatus.NotRunning.self) { try ServerStatus(ofServerWith: folder) }
    }

    private func container(named prefix: String?) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/users")
        return try #require(names.first { $0.hasPrefix(prefix ?? "none") })
    }
}
#endif
