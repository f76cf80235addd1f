import Foundation
import Testing

@testable import MartletProject

struct AppWorkspaceTests {
    private let martlet = URL(fileURLWithPath: "/martlet")

    private func project(in folder: TemporaryFolder) throws -> AppProject {
        var project = try AppProject(looseFilesIn: folder.url)
        project.name = "App"
        project.modules[0].name = "App"
        return project
    }

    @Test func `A copy is brought up to date: new files come, old ones go, and unchanged ones are not written`() throws {
        let original = try TemporaryFolder(["A.swift": "let a = 1", "B.swift": "let b = 1"])
        let copy = try TemporaryFolder()
        let workspace = AppWorkspace(folder: copy.url, martlet: martlet)
        let first = try workspace.prepare(project(in: original)).stamps
        #expect(try workspace.prepare(project(in: original)).stamps == first)
        let unchanged = copy.url.appending(path: "App/Sources/App/A.swift")
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: unchanged.path)

        try FileManager.default.removeItem(at: original.url.appending(path: "B.swift"))
        try Data("let c = 1".utf8).write(to: original.url.appending(path: "C.swift"))
        #expect(try workspace.prepare(project(in: original)).stamps != first)

        #expect(ProjectFolder.files(in: copy.url.appending(path: "App/Sources")) == ["App/A.swift", "App/C.swift"])
        #expect(try FileManager.default.attributesOfItem(atPath: unchanged.path)[.modificationDate] as? Date == old)
    }

    @Test func `Nothing is written into the user's folder`() throws {
        let original = try TemporaryFolder(["A.swift": "import UIKit", "menu.json": "{}"])
        let copy = try TemporaryFolder()
        _ = try AppWorkspace(folder: copy.url, martlet: martlet).prepare(project(in: original))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: original.url.path).sorted() == ["A.swift", "menu.json"])
        #expect(original.text("A.swift") == "import UIKit")
    }

    @Test func `What is not fit for a server is reported with its place in the user's file`() throws {
        let original = try TemporaryFolder(["A.swift": "import Foundation\nRunLoop.main.run()"])
        let copy = try TemporaryFolder()
        let prepared = try AppWorkspace(folder: copy.url, martlet: martlet).prepare(project(in: original))
        #expect(prepared.serverReport.relative(to: original.url).uses == [ServerReport.Use(hazard: .loop, file: "A.swift", line: 2)])
    }

    @Test func `The manifest has the settings, the resources and the packages of the app`() throws {
        let copy = try TemporaryFolder()
        var project = try orchard().app("Orchard")
        project.packages = [.remote(url: "https://example.org/Fruit.git", requirement: "from: \"1.0.0\"")]
        project.modules[0].products = [PackageProduct("Fruit", package: "fruit")]
        _ = try AppWorkspace(folder: copy.url, martlet: martlet).prepare(project)
        let manifest = try #require(copy.text("App/Package.swift"))
        #expect(manifest.contains(#".package(url: "https://example.org/Fruit.git", from: "1.0.0")"#))
        #expect(manifest.contains(#".product(name: "Fruit", package: "fruit")"#))
        #expect(manifest.contains(#".product(name: "MartletPreviews", package: "martlet")"#))
        for alias in ["SwiftUI=Martlet", "Combine=MartletCombine", "CryptoKit=Crypto"] {
            #expect(manifest.contains("\"-module-alias\", \"\(alias)\""))
        }
        #expect(manifest.contains(#"resources: [.copy("Resources/Assets.xcassets"), .copy("Resources/Help")"#))
        #expect(manifest.contains(#".swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define("ORCHARD")"#))
        #expect(copy.text("App/Sources/Orchard/Resources/Help/first.txt") == "Water the young trees.\n")
    }

    @Test func `An app that uses UIKit links its module, and the report has the types that the module lacks`() throws {
        let martlet = try TemporaryFolder([
            "Sources/MartletUIKit/UIApplication.swift": "@MainActor @preconcurrency\nopen class UIApplication: UIResponder {\n}"
        ])
        for (source, isLinked) in [
            ("import SwiftUI\nlet a = UIApplication.shared\nlet b = UITableView()", true), ("import UIKit", true),
            ("import SwiftUI", false),
            ("#if canImport(UIKit)\nimport UIKit\n#endif", false),
            ("#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif", true),
            ("#if canImport(AppKit)\nimport AppKit\n#elseif canImport(UIKit)\nimport UIKit\n#endif", true),
            ("#if os(macOS)\nimport AppKit\n#elseif canImport(UIKit)\nimport UIKit\n#endif", true),
            ("#if os(Linux)\nlet a = 1\n#elseif canImport(UIKit)\nlet a = 2\n#endif", false),
            ("#if canImport(UIKit)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#else\nlet a = 3\n#endif", false),
        ] {
            let original = try TemporaryFolder(["A.swift": source])
            let copy = try TemporaryFolder()
            let prepared = try AppWorkspace(folder: copy.url, martlet: martlet.url).prepare(project(in: original))
            let manifest = try #require(copy.text("App/Package.swift"))
            #expect(manifest.contains(#""-module-alias", "UIKit=MartletUIKit""#) == isLinked)
            #expect(manifest.contains(#".product(name: "MartletUIKit", package: "martlet")"#) == isLinked)
            #expect(prepared.report.entries.flatMap(\.types).map(\.name) == (source.contains("UITableView") ? ["UITableView"] : []))
            #expect(prepared.report.entries.flatMap(\.imports).isEmpty)
        }
    }

    @Test func `A file that imports MapKit alone sees the types of CoreLocation, as with Apple's`() throws {
        let original = try TemporaryFolder(["A.swift": "import MapKit\nlet a = CLLocationCoordinate2D(latitude: 1, longitude: 2)"])
        let copy = try TemporaryFolder()
        _ = try AppWorkspace(folder: copy.url, martlet: martlet).prepare(project(in: original))
        #expect(copy.text("App/Package.swift")?.contains(#""-module-alias", "CoreLocation=MartletCoreLocation""#) == true)
        #expect(copy.text("App/Sources/App/A.swift")?.contains("\nimport MapKit; import CoreLocation\n") == true)
    }

    @Test func `A package that uses UIKit links its module`() throws {
        let original = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", targets: [.executableTarget(name: "App")])
            """,
            "Sources/App/App.swift": "import UIKit",
        ])
        let copy = try TemporaryFolder()
        _ = try AppWorkspace(folder: copy.url, martlet: martlet).prepare(package: original.url, target: nil)
        let manifest = try #require(copy.text("Packages\(original.url.path)/Package.swift"))
        #expect(manifest.contains(#""-module-alias", "UIKit=MartletUIKit""#))
        #expect(manifest.contains(#"let libraries = ["Martlet", "MartletUIKit"]"#))
        #expect(copy.text("Packages\(original.url.path)/Sources/App/App.swift")?.hasSuffix("\nimport UIKit") == true)
    }

    @Test func `A file that the project lists and that does not exist is an error that names it`() throws {
        let original = try TemporaryFolder(["A.swift": ""])
        let copy = try TemporaryFolder()
        let project = try project(in: original)
        try FileManager.default.removeItem(at: original.url.appending(path: "A.swift"))
        #expect(throws: ProjectError.self) { try AppWorkspace(folder: copy.url, martlet: martlet).prepare(project) }
    }

    @Test func `A resource that does not exist is left out of the package, with a warning`() throws {
        let original = try TemporaryFolder(["A.swift": "", "bell.wav": "", "gong.wav": ""])
        let copy = try TemporaryFolder()
        let project = try project(in: original)
        try FileManager.default.removeItem(at: original.url.appending(path: "bell.wav"))
        let prepared = try AppWorkspace(folder: copy.url, martlet: martlet).prepare(project)
        #expect(prepared.notices.map(\.message) == ["This file of the project does not exist."])
        let manifest = try #require(copy.text("App/Package.swift"))
        #expect(manifest.contains(#"resources: [.copy("Resources/gong.wav")]"#))
    }

    @Test func `The app of a Swift Playground becomes an executable product`() {
        let manifest = """
            import PackageDescription
            import AppleProductTypes

            let package = Package(
                name: "Game",
                products: [
                    .iOSApplication(
                        name: "Game", targets: ["AppModule"], bundleIdentifier: "org.example", appIcon: .placeholder(icon: .leaf),
                        supportedDeviceFamilies: [.pad, .phone])
                ],
                targets: [.executableTarget(name: "AppModule", path: ".")])
            """
        let rewritten = PlaygroundsManifest.rewritten(manifest)
        #expect(!rewritten.contains("AppleProductTypes"))
        #expect(rewritten.contains(#".executable(name: "Game", targets: ["AppModule"])"#))
        #expect(rewritten.split(separator: "\n", omittingEmptySubsequences: false).count == 11)
    }

    @Test func `An app of the same name in another folder has a copy of its own`() {
        let cache = AppCache(URL(fileURLWithPath: "/cache"))
        #expect(cache.app("App", at: URL(fileURLWithPath: "/a")).path == "/cache/apps/App-e1869992")
        #expect(cache.app("App", at: URL(fileURLWithPath: "/a")) != cache.app("App", at: URL(fileURLWithPath: "/b")))
    }
}
