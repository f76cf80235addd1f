import Foundation
import Testing

@testable import MartletProject

@Suite("The files for VS Code")
struct EditorFilesTests {
    private let folder: URL
    private var files: EditorFiles {
        EditorFiles(forPackageIn: folder, app: "Shop", martlet: URL(fileURLWithPath: "/src/martlet"))
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func json(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: folder.appending(path: path))
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func `They run, build, test and debug the app`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try files.write() == [.written(path: ".vscode/tasks.json"), .written(path: ".vscode/launch.json")])
        let tasks = try #require(json(".vscode/tasks.json")["tasks"] as? [[String: Any]])
        #expect(tasks.map { $0["label"] as? String } == ["martlet run", "martlet build", "martlet test"])
        #expect(tasks[0]["args"] as? [String] == ["run", "--package-path", "/src/martlet", "martlet", "run", "${workspaceFolder}"])
        #expect(tasks[0]["isBackground"] as? Bool == true)
        let launch = try #require((json(".vscode/launch.json")["configurations"] as? [[String: Any]])?.first)
        #expect(launch["program"] as? String == "${workspaceFolder}/.build/debug/Shop")
        #expect(launch["preLaunchTask"] as? String == "swift: Build Debug Shop")
    }

    @Test func `The pattern of the tasks finds a compiler's message`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try files.write()
        let tasks = try #require(json(".vscode/tasks.json")["tasks"] as? [[String: Any]])
        let pattern = try #require((tasks[0]["problemMatcher"] as? [String: Any])?["pattern"] as? [String: Any])
        let regex = try Regex(#require(pattern["regexp"] as? String))
        let match = try #require("/a/b.swift:3:14: error: no such thing".wholeMatch(of: regex))
        #expect(match.output.dropFirst().map { $0.substring } == ["/a/b.swift", "3", "14", "error", "no such thing"])
    }

    @Test func `A file that is there stays, and the author learns what to add`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = folder.appending(path: ".vscode/tasks.json")
        try FileManager.default.createDirectory(at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: own)
        let outcome = try files.write()
        guard case .kept(".vscode/tasks.json", "tasks", let addition) = outcome[0] else {
            Issue.record("\(outcome[0])")
            return
        }
        #expect(addition.contains("\"label\": \"martlet run\""))
        #expect(outcome[1] == .written(path: ".vscode/launch.json"))
        #expect(try String(contentsOf: own, encoding: .utf8) == "{}")
    }

    @Test func `Files that have it all are left alone, without advice`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try files.write()
        #expect(try files.write() == [.complete(path: ".vscode/tasks.json"), .complete(path: ".vscode/launch.json")])
    }
}
