import Foundation
import Testing

@testable import MartletProject

struct FolderCopyTests {
    private let manager = FileManager.default

    @Test func `A link in the copy is removed, and what it leads to stays`() throws {
        let user = try TemporaryFolder(["Sources/App.swift": "let a = 1"])
        let folder = try TemporaryFolder(["Kept.swift": "let b = 1"])
        try manager.createSymbolicLink(at: folder.url.appending(path: "Link"), withDestinationURL: user.url)
        var copy = FolderCopy(folder.url)
        try copy.put("let b = 1", at: "Kept.swift")
        try copy.removeOthers()
        #expect(try user.texts == ["Sources/App.swift": "let a = 1"])
        #expect(try manager.contentsOfDirectory(atPath: folder.url.path) == ["Kept.swift"])
    }

    @Test func `A file is never written through a link`() throws {
        let user = try TemporaryFolder(["A.swift": "let a = 1", "B.json": "1"])
        let folder = try TemporaryFolder()
        for (name, target) in [("Folder", user.url), ("A.swift", user.url.appending(path: "A.swift"))] {
            try manager.createSymbolicLink(at: folder.url.appending(path: name), withDestinationURL: target)
        }
        let other = try TemporaryFolder(["B.json": "2"])
        var copy = FolderCopy(folder.url)
        try copy.put("let a = 2", at: "Folder/A.swift")
        try copy.put("let a = 3", at: "A.swift")
        try copy.copy(other.url.appending(path: "B.json"), to: "Folder/B.json")
        #expect(try user.texts == ["A.swift": "let a = 1", "B.json": "1"])
        #expect(try folder.texts == ["Folder/A.swift": "let a = 2", "A.swift": "let a = 3", "Folder/B.json": "2"])
    }

    @Test func `The copy of a link to a file is a file`() throws {
        let user = try TemporaryFolder(["Shared/menu.json": "{}", "App/A.swift": ""])
        try manager.createSymbolicLink(
            atPath: user.url.appending(path: "App/menu.json").path, withDestinationPath: "../Shared/menu.json")
        let folder = try TemporaryFolder()
        var copy = FolderCopy(folder.url)
        try copy.copy(user.url.appending(path: "App"), to: "App")
        #expect(try folder.texts == ["App/A.swift": "", "App/menu.json": "{}"])
        let type = try manager.attributesOfItem(atPath: folder.url.appending(path: "App/menu.json").path)[.type] as? FileAttributeType
        #expect(type == .typeRegular)
    }

    @Test func `Links that lead round in a circle end`() throws {
        let user = try TemporaryFolder(["A/a.txt": "a", "B/b.txt": "b"])
        for (link, target) in [("A/b", "../B"), ("B/a", "../A"), ("A/all", "..")] {
            try manager.createSymbolicLink(atPath: user.url.appending(path: link).path, withDestinationPath: target)
        }
        #expect(ProjectFolder.files(in: user.url) == ["A/a.txt", "A/b/b.txt", "B/a/a.txt", "B/b.txt"])
        let folder = try TemporaryFolder()
        var copy = FolderCopy(folder.url)
        try copy.copy(user.url, to: "Copy")
        #expect(try folder.texts == ["Copy/A/a.txt": "a", "Copy/A/b/b.txt": "b", "Copy/B/a/a.txt": "a", "Copy/B/b.txt": "b"])
    }
}
