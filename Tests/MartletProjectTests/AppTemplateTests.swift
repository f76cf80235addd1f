import Foundation
import Testing

@testable import MartletProject

struct AppTemplateTests {
    private let martlet = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

    @Test(arguments: Architecture.allCases)
    func `Each architecture makes an app whose files have its name`(architecture: Architecture) throws {
        let folder = try TemporaryFolder()
        try AppTemplate(architecture, name: "Shop", martlet: martlet).write(to: folder.url)
        let paths = ProjectFolder.files(in: folder.url)
        #expect(
            Set(["Package.swift", "Sources/Shop/ShopApp.swift", "Sources/Shop/RootView.swift", "Tests/ShopTests/ShopTests.swift"]).isSubset(
                of: paths))
        #expect(paths.filter { $0.contains("Template") || folder.text($0)?.contains("Template") == true } == [])
        #expect(folder.text("Sources/Shop/ShopApp.swift")?.contains(#"WindowGroup("Shop") { RootView() }"#) == true)
    }

    @Test func `The manifest has a target for each folder, which depends on what it imports`() throws {
        let folder = try TemporaryFolder()
        try AppTemplate(.modules, name: "Shop", martlet: martlet).write(to: folder.url)
        let manifest = try #require(folder.text("Package.swift"))
        #expect(
            manifest.hasPrefix(
                """
                // swift-tools-version: 6.1
                import PackageDescription

                let package = Package(
                    name: "Shop",
                    platforms: [.macOS(.v15), .iOS(.v18)],
                    dependencies: [.package(name: "martlet", path: "\(martlet.path)")],
                    targets: [
                        .executableTarget(name: "Shop", dependencies: ["ShopDetail", "ShopItems", "ShopList", .product(name: "MartletKit", package: "martlet")]),
                        .target(name: "ShopDetail", dependencies: ["ShopItems"]),
                        .target(name: "ShopItems"),
                        .target(name: "ShopList", dependencies: ["ShopItems", .product(name: "MartletKit", package: "martlet")]),
                        .testTarget(name: "ShopTests", dependencies: ["Shop", "ShopDetail", "ShopItems", "ShopList", .product(name: "MartletKit", package: "martlet")]),
                    ])

                #if os(Linux)
                """))
    }

    @Test func `A name that no module can have is an error that names another`() {
        #expect(throws: ProjectError("My Shop cannot be the name of a Swift module. Choose another: martlet new My_Shop")) {
            try AppTemplate(.plain, name: "My Shop", martlet: martlet)
        }
        #expect(throws: ProjectError("SwiftUI cannot be the name of a Swift module. Choose another: martlet new MySwiftUI")) {
            try AppTemplate(.plain, name: "SwiftUI", martlet: martlet)
        }
    }

    @Test func `A folder that contains something is left alone`() throws {
        let folder = try TemporaryFolder(["notes.txt": ""])
        let path = folder.url.path
        #expect(throws: ProjectError("\(path) is not empty. Name another folder: martlet new Shop --path FOLDER")) {
            try AppTemplate(.plain, name: "Shop", martlet: martlet).write(to: folder.url)
        }
        #expect(ProjectFolder.files(in: folder.url) == ["notes.txt"])
    }
}
