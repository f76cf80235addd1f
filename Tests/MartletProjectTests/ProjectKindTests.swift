import Foundation
import Testing

@testable import MartletProject

struct ProjectKindTests {
    @Test func `A folder with an Xcode project is that project, also beside a package`() throws {
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": "", "Package.swift": ""])
        #expect(try ProjectKind(at: folder.url) == .xcode(folder.url.appending(path: "App.xcodeproj")))
    }

    @Test func `A project one folder down is found`() throws {
        let folder = try TemporaryFolder(["App/App.xcodeproj/project.pbxproj": "", "docs/readme.md": ""])
        guard case .xcode(let project) = try ProjectKind(at: folder.url) else { return #expect(Bool(false), "no Xcode project was found") }
        #expect(project.lastPathComponent == "App.xcodeproj")
    }

    @Test func `A workspace is the project that it contains`() throws {
        let folder = try TemporaryFolder([
            "All.xcworkspace/contents.xcworkspacedata": #"<Workspace><FileRef location = "group:App/App.xcodeproj"></FileRef></Workspace>"#
        ])
        #expect(
            try ProjectKind(at: folder.url.appending(path: "All.xcworkspace"))
                == .xcode(folder.url.appending(path: "App/App.xcodeproj", directoryHint: .notDirectory)))
    }

    @Test func `A folder of Swift files is an app of all of them, and other files are its resources`() throws {
        let folder = try TemporaryFolder([
            "My App/App.swift": "", "My App/Views/List.swift": "", "My App/Data/menu.json": "", "My App/README.md": "",
        ])
        guard case .looseFiles(let place) = try ProjectKind(at: folder.url.appending(path: "My App")) else {
            return #expect(Bool(false), "the files were not found")
        }
        let app = try AppProject(looseFilesIn: place)
        #expect(app.app?.name == "My_App")
        #expect(app.app?.sources.map(\.lastPathComponent) == ["App.swift", "List.swift"])
        #expect(app.app?.resources.map(\.path) == ["menu.json"])
    }

    @Test func `A folder without an app is an error that says what to type`() throws {
        let folder = try TemporaryFolder(["notes.txt": ""])
        let path = folder.url.path
        let empty = ProjectError(
            "\(path) has no Xcode project, no Package.swift and no Swift files. Name the folder of an app: martlet run PATH")
        #expect(throws: empty) { try AppProject(looseFilesIn: folder.url) }
        #expect(throws: ProjectError("There is no \(path)/App. Name the folder of an app: martlet run PATH")) {
            try ProjectKind(at: folder.url.appending(path: "App"))
        }
    }

    @Test func `A file is found though the project writes its path with other capitals`() throws {
        let folder = try TemporaryFolder(["BucketList/ContentView.swift": ""])
        #expect(
            ProjectFolder.file(at: folder.url.appending(path: "Bucketlist/contentView.swift")).path
                == folder.url.appending(path: "BucketList/ContentView.swift").path)
    }
}
