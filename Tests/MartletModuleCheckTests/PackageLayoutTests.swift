import Foundation
import MartletModuleCheck
import Testing

/// A package in a temporary folder, deleted after the test.
private final class FixturePackage {
    let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "fixture-\(UUID().uuidString)")
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}

@Suite struct PackageLayoutTests {
    @Test func `B2, C4: A package on disk is read from its manifest and sources`() throws {
        let package = try FixturePackage([
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Data"),
                    .target(name: "Screens", dependencies: ["Data"], path: "UI"),
                ])
            """,
            "Sources/Data/Web/Client.swift": "import Foundation\n\n@testable import Screens\n",
            "UI/List.swift": "import Data\n",
        ])
        let layout = try PackageLayout(of: package.folder)
        #expect(
            Set(layout.targets) == [
                .init(
                    "Data",
                    files: [.init("Sources/Data/Web/Client.swift", imports: [Import("Foundation", line: 1), Import("Screens", line: 3)])]),
                .init("Screens", dependencies: ["Data"], files: [.init("UI/List.swift", imports: [Import("Data", line: 1)])]),
            ])
        let rules = ModuleRules(rules: [.init(["Data"], mayNotImport: ["Screens"], because: "Data does not know what shows it.")])
        #expect(
            try ModuleCheck(rules, of: layout).violations.first?.description
                == "Sources/Data/Web/Client.swift:3: error: Data imports Screens. Data does not know what shows it.")
    }

    @Test func `A folder without a package is an error`() throws {
        let error = #expect(throws: PackageLayout.NotDescribed.self) { try PackageLayout(of: URL(fileURLWithPath: "/nowhere")) }
        #expect(error?.description == "There is no Package.swift in /nowhere.")
    }

    @Test func `An unreadable package is an error with the package manager's message`() throws {
        let package = try FixturePackage(["Package.swift": "// swift-tools-version: 6.1\nlet package = "])
        let error = #expect(throws: PackageLayout.NotDescribed.self) { try PackageLayout(of: package.folder) }
        #expect(error?.description.contains("Package.swift:2") == true)
    }
}
