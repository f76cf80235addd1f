import Foundation
import Testing

@testable import MartletProject

struct FileStampsTests {
    @Test func `Files that are added, changed, replaced or removed are noticed, and no others`() throws {
        let folder = try TemporaryFolder(["A.swift": "a", "Views/B.swift": "b", "Views/C.swift": "c", "D.swift": "d", "E.swift": "e"])
        let before = FileStamps(of: [folder.url])
        try Data("longer".utf8).write(to: folder.url.appending(path: "Views/B.swift"))
        // An editor writes another file, and gives it the name of the first.
        try Data("z".utf8).write(to: folder.url.appending(path: "C.tmp"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "Views/C.swift"))
        try FileManager.default.moveItem(at: folder.url.appending(path: "C.tmp"), to: folder.url.appending(path: "Views/C.swift"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "D.swift"))
        try Data().write(to: folder.url.appending(path: "New.swift"))
        let paths = FileStamps(of: [folder.url]).paths(changedSince: before)
        #expect(paths.map { $0.dropFirst(folder.url.path.count + 1) } == ["D.swift", "New.swift", "Views/B.swift", "Views/C.swift"])
    }

    @Test func `Hidden files, products of builds and what Xcode writes while it is open are no files of the project`() throws {
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": "", "A.swift": ""])
        let before = FileStamps(of: [folder.url])
        for path in [".git/index", ".build/debug.yaml", "build/App.o", "Pods/Pod.swift", "App.xcodeproj/xcuserdata/me.plist"] {
            let file = folder.url.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        #expect(FileStamps(of: [folder.url]) == before)
        try Data("x".utf8).write(to: folder.url.appending(path: "App.xcodeproj/project.pbxproj"))
        #expect(FileStamps(of: [folder.url]) != before)
    }
}
