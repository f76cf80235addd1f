import Foundation
import Testing

@testable import MartletWeb

@Suite("The place of a type in an app's sources")
struct SourceFilesTests {
    private func place(of name: String, in files: [String: String]) throws -> SourceFiles.Place? {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        guard var found = SourceFiles([folder]).place(ofType: name) else { return nil }
        found.path = String(found.path.dropFirst(folder.path.count))
        return found
    }

    @Test func `It is the line of the declaration, in any folder`() throws {
        let text = "import SwiftUI\n\n// struct Row is below.\n@MainActor\npublic struct Row<Item>: View {\n}\nstruct RowStyle {}\n"
        #expect(try place(of: "Row", in: ["Views/Lists/Row.swift": text]) == .init(path: "/Views/Lists/Row.swift", line: 5))
    }

    @Test func `A use, a longer name, another kind of file and a hidden folder do not count`() throws {
        let files = [
            "a.swift": "let row = Row()\nstruct RowStyle {}\nextension Row {}", "b.txt": "struct Row {}", ".build/c.swift": "struct Row {}",
        ]
        #expect(try place(of: "Row", in: files) == nil)
    }

    @Test(arguments: ["", "(", "Row|Other", ".*"]) func `What is no name of a type has no place`(name: String) throws {
        #expect(try place(of: name, in: ["a.swift": "struct Row {}\nstruct Other {}"]) == nil)
    }

    @Test func `A file is read once, and again when it has changed`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = ["a.swift", "b.swift"].map { folder.appending(path: $0) }
        for file in files { try "struct Row {}".write(to: file, atomically: true, encoding: .utf8) }
        let sources = SourceFiles([folder])
        for _ in 0..<3 { #expect(sources.place(ofType: "Missing") == nil) }
        #expect(sources.readCount == 2)
        try "\nstruct Missing {}".write(to: files[1], atomically: true, encoding: .utf8)
        #expect(sources.place(ofType: "Missing")?.line == 2)
        #expect(sources.readCount == 3)
    }

    @Test func `The variable names files and folders`() {
        #expect(SourceFiles(environment: [SourceFiles.variable: "/a b\n/c.swift"]).places.map(\.path) == ["/a b", "/c.swift"])
        #expect(SourceFiles(environment: [:]).places.isEmpty)
    }
}
