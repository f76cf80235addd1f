#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import MartletTransfers
@testable import MartletWeb

@Suite("The room for a user's files", .serialized, .afterMainActorTests, .timeLimit(.minutes(2)))
struct QuotaTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-quota-\(UUID())").path

    private func withServer(_ body: (ProbeProcess) async throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await withFront("--data", folder, "--max-user-files", "8", body: body)
    }

    /// Waits for a sentence that the page shows to its user.
    private func notice(_ visitor: Visitor) async throws -> String {
        while true {
            guard case .text(let frame) = try await visitor.next() else { return "no page" }
            if let text = frame.firstMatch(of: /"notice","([^"]*)"/) { return String(text.1) }
        }
    }

    @Test func `An app that fills its folder gets errors, its user a sentence, and its operator a line and numbers`() async throws {
        try await withServer { server in
            let user = try await Visitor.visit(server)
            // Each of these files is shorter than the quota, so one look at least finds them too much.
            try await user.press("Fill")
            #expect(try await notice(user) == "There is no room for more files of yours in this app. Delete some of them.")
            #expect(try await user.text(after: "Fill") == "refused: \(EFBIG)")
            var metrics = ""
            while !metrics.contains("martlet_limits_total{limit=\"userFiles\"} 1") {
                metrics = try await server.request("GET", "/metrics").body
            }
            let bytes = metrics.firstMatch(of: /martlet_user_files_bytes (\d+)/).flatMap { Int($0.1) }
            #expect(bytes ?? 0 >= 8 << 20)
        }
    }

    @Test func `Deleting makes room again, and what Martlet keeps is kept all the same`() async throws {
        var cookie = ""
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await withFront("--data", folder, "--max-user-files", "8") { server in
            let user = try await Visitor.visit(server)
            cookie = user.page.cookie
            try await user.press("Fill")
            _ = try await notice(user)
            #expect(try await user.text(after: "Add").hasPrefix("error"))
            server.terminate()
            #expect(await server.exitCode == 0)
        }
        try await withFront("--data", folder, "--max-user-files", "8") { server in
            let user = try await Visitor.visit(server, cookie: cookie)
            // The stored value and the default were written, the app's file was not.
            #expect(user.text.contains("defaults 1, file none, stored 1"))
            // It is measured once a second.
            var text = ""
            repeat {
                #expect(try await user.text(after: "Empty") == "emptied")
                text = try await user.text(after: "Add")
            } while text.hasPrefix("error")
            #expect(text.contains("file 1"))
        }
    }

    @Test func `No file of a user becomes longer than the quota at any time`() async throws {
        try await withServer { server in
            let user = try await Visitor.visit(server)
            let process = try await user.process()
            // While Martlet saves the session, there is no limit.
            var limit: String?
            while limit == nil {
                let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
                limit = limits.firstMatch(of: /Max file size +(\d+)/).map { String($0.1) }
            }
            #expect(limit == "8388608")
        }
    }

    @Test func `Visits without an end leave nothing on the disk, and users who have stored something lose nothing`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let users = try await Users(folder: folder, header: nil, bareLimit: 3)
        var made: [User] = []
        func end(with file: String?) async throws {
            let user = await users.newUser()
            made.append(user)
            await users.hostHasBegun(user)
            try Container(path: user.container).create()
            if let file {
                let path = user.container + "/" + file
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
            }
            await users.hostHasEnded(user, .idle)
        }
        let session = "Library/Preferences/AppStorage/Sessions/a.json"
        try await end(with: "Documents/letter.txt")
        for _ in 0..<5 { try await end(with: session) }
        for _ in 0..<5 { try await end(with: nil) }
        try await end(with: "Library/Preferences/AppStorage/x.json")
        // One who comes back is not among those that can go.
        let isThere = { made.map { FileManager.default.fileExists(atPath: $0.container) } }
        let expected = [true, false, false, true, true, true] + Array(repeating: false, count: 5) + [true]
        while isThere() != expected { try await Task.sleep(for: .milliseconds(5)) }
        await users.hostHasBegun(made[3])
        for _ in 0..<3 { try await end(with: session) }
        while isThere().suffix(3) != [true, true, true] || isThere()[4] || isThere()[5] { try await Task.sleep(for: .milliseconds(5)) }
        #expect(isThere()[3])
    }

    @Test func `A file that a user sends needs room`() throws {
        let uploads = Uploads(in: FileManager.default.temporaryDirectory)
        uploads.limit { 100_000 }
        _ = try uploads.open("a", size: 100_000) { _, _ in }
        #expect(throws: Uploads.Refusal.full) { try uploads.open("b", size: 100_001) { _, _ in } }
    }

    @Test func `The room is that of the files on the disk, and links lead nowhere`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/a", withIntermediateDirectories: true)
        let quota = ContainerQuota(path: folder, limit: 1 << 30)
        quota.measureNow()
        let empty = quota.used
        try Data(count: 3 << 20).write(to: URL(fileURLWithPath: folder + "/a/file"))
        try FileManager.default.createSymbolicLink(atPath: folder + "/a/up", withDestinationPath: "/usr")
        quota.measureNow()
        #expect(3 << 20..<4 << 20 ~= quota.used - empty)
        #expect(quota.room == (1 << 30) - quota.used)
    }
}
#endif
