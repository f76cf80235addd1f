import Foundation
import TestSupport
import Testing

@testable import MartletProject

/// These ask the package manager for the contents of manifests, which takes a second each.
@ProgramActor
struct LocalPackageTests {
    private let martlet = URL(fileURLWithPath: "/martlet")

    @Test func `A package is copied with those that it names by a path, each where it lies on the machine`() throws {
        let original = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", dependencies: [.package(path: "../Kit")], targets: [.executableTarget(name: "App")])
            """,
            "App/Sources/App/App.swift": "import CloudKit", "App/Sources/App/Assets.xcassets/Contents.json": "{}",
            "Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """,
            "Kit/Sources/Kit/Kit.swift": "let a = 1",
        ])
        let copy = try TemporaryFolder()
        let workspace = AppWorkspace(folder: copy.url, martlet: martlet)
        let prepared = try workspace.prepare(package: original.url.appending(path: "App"), target: nil)
        #expect(prepared.product == "App")
        #expect(prepared.originals.map(\.lastPathComponent) == ["App", "Kit"])
        let stamps = prepared.stamps
        // The manifests are written once, though a catalogue is added to one of them.
        #expect(try workspace.prepare(package: original.url.appending(path: "App"), target: nil).stamps == stamps)
        #expect(prepared.fileCount == 2)
        let place = "Packages\(original.url.path)"
        let manifest = try #require(copy.text("\(place)/App/Package.swift"))
        #expect(manifest.contains(#"package.dependencies.append(.package(name: "martlet", path: "/martlet"))"#))
        #expect(manifest.contains(#"[.copy("Assets.xcassets")]"#))
        #expect(copy.text("\(place)/App/Sources/App/App.swift")?.hasSuffix("import Foundation") == true)
        #expect(copy.text("\(place)/Kit/Sources/Kit/Kit.swift")?.hasSuffix("let a = 1") == true)
        #expect(copy.text("\(place)/Kit/Package.swift")?.contains("-module-alias") == true)
    }

    @Test func `Images, colours and texts of a package have names in its code`() throws {
        let original = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", dependencies: [.package(path: "../Art")], targets: [.executableTarget(name: "App")])
            """,
            "App/Sources/App/App.swift": "",
            "Art/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Art", targets: [.target(name: "Art", path: ".")])
            """,
            "Art/Art.swift": "", "Art/Assets.xcassets/Fountain/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
            "Art/Assets.xcassets/Fountain/basin.imageset/Contents.json": "{}", "Art/Assets.xcassets/Sky.colorset/Contents.json": "{}",
            "Art/Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {"ART_TITLE": {"extractionState": "manual"}}}"#,
        ])
        let copy = try TemporaryFolder()
        _ = try AppWorkspace(folder: copy.url, martlet: martlet).prepare(package: original.url.appending(path: "App"), target: nil)
        let place = "Packages\(original.url.path)"
        let assets = try #require(copy.text("\(place)/Art/GeneratedAssetSymbols.swift"))
        #expect(assets.contains(#"enum Fountain {\#n        static let basin = ImageResource(name: "Fountain/basin", bundle: .module)"#))
        #expect(assets.contains(#"static let sky = ColorResource(name: "Sky", bundle: .module)"#))
        #expect(copy.text("\(place)/Art/GeneratedStringSymbols.swift")?.contains("static var artTitle") == true)
        #expect(copy.text("\(place)/App/Sources/App/GeneratedAssetSymbols.swift") == nil)
    }

    @Test func `A product is found in a package that the project names after another that needs it`() throws {
        func manifest(_ name: String, _ dependencies: String) -> String {
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependencies)],
                targets: [.target(name: "\(name)")])
            """
        }
        let original = try TemporaryFolder([
            "Kit/Package.swift": manifest("Kit", #".package(path: "../Art")"#), "Kit/Sources/Kit/Kit.swift": "",
            "Art/Package.swift": manifest("Art", ""), "Art/Sources/Art/Art.swift": "", "App.swift": "",
        ])
        var app = AppModule(name: "App", kind: .app, sources: [original.url.appending(path: "App.swift")])
        app.products = [PackageProduct("Art")]
        var project = AppProject(name: "App", folder: original.url, modules: [app])
        project.packages = ["Kit", "Art"].map { .local(original.url.appending(path: $0, directoryHint: .notDirectory)) }
        let copy = try TemporaryFolder()
        let prepared = try AppWorkspace(folder: copy.url, martlet: martlet).prepare(project)
        #expect(prepared.notices.isEmpty)
        #expect(copy.text("App/Package.swift")?.contains(#".product(name: "Art", package: "art")"#) == true)
    }

    @Test func `A manifest that is too old for what is added to it is raised`() throws {
        let manifest =
            "// swift-tools-version:5.1\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
        let original = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", dependencies: [.package(path: "../Kit")], targets: [.executableTarget(name: "App")])
            """,
            "App/Sources/App/App.swift": "", "Kit/Package.swift": manifest, "Kit/Sources/Kit/Kit.swift": "",
        ])
        let copy = try TemporaryFolder()
        _ = try AppWorkspace(folder: copy.url, martlet: martlet).prepare(package: original.url.appending(path: "App"), target: nil)
        let place = "Packages\(original.url.path)"
        #expect(copy.text("\(place)/Kit/Package.swift")?.hasPrefix("// swift-tools-version:5.5\nimport PackageDescription") == true)
        #expect(copy.text("\(place)/App/Package.swift")?.hasPrefix("// swift-tools-version: 5.9") == true)
    }

    @Test func `A package without a program is an error, and one with several asks which`() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "A", targets: [.TYPE(name: "One"), .TYPE(name: "Two")])
            """
        let original = try TemporaryFolder([
            "A/Package.swift": manifest.replacingOccurrences(of: "TYPE", with: "target"),
            "B/Package.swift": manifest.replacingOccurrences(of: "TYPE", with: "executableTarget"),
        ])
        let workspace = AppWorkspace(folder: try TemporaryFolder().url, martlet: martlet)
        #expect(throws: ProjectError.self) { try workspace.prepare(package: original.url.appending(path: "A"), target: nil) }
        #expect(throws: AppChoice(in: original.url.appending(path: "B"), names: ["One", "Two"])) {
            try workspace.prepare(package: original.url.appending(path: "B"), target: nil)
        }
    }

    @Test(arguments: ["..", "../../Bird"])
    func `A package that depends on Martlet by a path uses Martlet's folder, and nothing in that is changed`(path: String) throws {
        let bird = try TemporaryFolder([
            "Bird/Package.swift": "// Martlet's own", "Bird/README.md": "Read me", "Bird/Sources/MartletCore/View.swift": "let a = 1",
            "Bird/App/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(path: "\(path)"), .package(path: "Kit")],
                targets: [.executableTarget(name: "App", dependencies: [.product(name: "Martlet", package: "Bird")])])
            """,
            "Bird/App/Sources/App/App.swift": "import UIKit",
            "Bird/App/Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """,
            "Bird/App/Kit/Sources/Kit/Kit.swift": "let b = 1",
        ])
        let before = try bird.texts
        let copy = try TemporaryFolder()
        let martlet = bird.url.appending(path: "Bird")
        let workspace = AppWorkspace(folder: copy.url, martlet: martlet)
        for _ in 0..<2 {
            let prepared = try workspace.prepare(package: martlet.appending(path: "App"), target: nil)
            #expect(try bird.texts == before)
            let dump = try PackageDump(json: PackageDump.json(of: prepared.package, scratch: copy.url.appending(path: "Scratch")))
            #expect(dump.localPaths == [martlet.path, prepared.package.path + "/Kit"])
        }
        let place = "Packages\(martlet.path)"
        #expect(
            ProjectFolder.files(in: copy.url.appending(path: place)) == [
                "App/Kit/Package.swift", "App/Kit/Sources/Kit/Kit.swift", "App/Package.swift", "App/Sources/App/App.swift",
            ])
        #expect(copy.text("\(place)/App/Kit/Package.swift")?.contains("-module-alias") == true)
        #expect(copy.text("\(place)/App/Package.swift")?.contains(#".product(name: "MartletPreviews""#) == true)
    }
}
