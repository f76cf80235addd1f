import Foundation
import TestSupport
import Testing

@testable import MartletProject

@ProgramActor
struct RemotePackageTests {
    /// Makes a repository with a package of one module.
    private func repository(_ name: String, source: String, in folder: TemporaryFolder) throws -> URL {
        let place = folder.url.appending(path: name)
        try FileManager.default.createDirectory(at: place.appending(path: "Sources/\(name)"), withIntermediateDirectories: true)
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], targets: [.target(name: "\(name)")])
            """
        try Data(manifest.utf8).write(to: place.appending(path: "Package.swift"))
        try Data(source.utf8).write(to: place.appending(path: "Sources/\(name)/\(name).swift"))
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
        for arguments in [["init", "-q"], ["add", "."], identity + ["commit", "-q", "-m", "One"], ["tag", "1.0.0"]] {
            try #require(try Command(["git", "-C", place.path] + arguments).output().status == 0)
        }
        return place
    }

    @Test func `A fetched package that imports SwiftUI is copied with the app, and one that does so on Apple's platforms alone is not`()
        throws
    {
        let folder = try TemporaryFolder()
        let badge = try repository("Badge", source: "import SwiftUI\npublic struct Badge: View {}", in: folder)
        let tools = try repository("Tools", source: "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport Foundation", in: folder)
        let app = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(url: "file://\(badge.path)", from: "1.0.0"), .package(url: "file://\(tools.path)", from: "1.0.0")],
                targets: [.target(name: "App", dependencies: [.product(name: "Badge", package: "badge"), .product(name: "Tools", package: "tools")])])
            """, "Sources/App/App.swift": "",
        ])
        let scratch = try TemporaryFolder()
        let remote = try RemotePackages(of: app.url, scratch: scratch.url)
        #expect(remote.checkouts.keys.sorted() == ["badge"])

        let copy = try TemporaryFolder()
        var project = try orchard().app("Orchard")
        project.packages = [
            .remote(url: "file://\(badge.path)", requirement: "from: \"1.0.0\""),
            .remote(url: "file://\(tools.path)", requirement: "from: \"1.0.0\""),
        ]
        _ = try AppWorkspace(folder: copy.url, martlet: URL(fileURLWithPath: "/martlet")).prepare(project, copying: remote.checkouts)
        let manifest = try #require(copy.text("App/Package.swift"))
        #expect(!manifest.contains("file://\(badge.path)"))
        #expect(manifest.contains(".package(path: \"\(copy.url.path)/Packages\(scratch.url.path)/checkouts/Badge\")"))
        #expect(manifest.contains("file://\(tools.path)"))
    }

    @Test func `A second run writes neither the manifest nor the packages that are copied anew`() throws {
        let folder = try TemporaryFolder()
        let badge = try repository("Badge", source: "import SwiftUI\npublic struct Badge: View {}", in: folder)
        let (copy, scratch) = (try TemporaryFolder(), try TemporaryFolder())
        var project = try orchard().app("Orchard")
        project.packages = [.remote(url: "file://\(badge.path)", requirement: "from: \"1.0.0\"")]
        // Any package will do for Martlet: it is read, and not built.
        let martlet = try TemporaryFolder([
            "martlet/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "martlet")
            """
        ])
        let workspace = AppWorkspace(folder: copy.url, martlet: martlet.url.appending(path: "martlet"))
        _ = try workspace.prepare(project, copying: workspace.fetch(project, scratch: scratch.url))
        let files = ["App/Package.swift", "Packages\(scratch.url.path)/checkouts/Badge/Sources/Badge/Badge.swift"]
            .map { copy.url.appending(path: $0).path }
        let old = Date(timeIntervalSince1970: 1_000_000)
        for file in files { try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file) }
        _ = try workspace.prepare(project, copying: workspace.fetch(project, scratch: scratch.url))
        for file in files { #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == old) }
    }
}
