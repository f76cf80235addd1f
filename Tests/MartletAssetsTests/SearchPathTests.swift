import Foundation
import Testing

@testable import MartletAssets

@Suite struct SearchPathTests {
    let folder: ResourceFolder

    init() throws {
        folder = try ResourceFolder()
        for path in ["app_Other.resources", "app_Diner.resources", "Assets.xcassets", "Diner.build"] {
            try folder.write("\(path)/Contents.json", "{}")
        }
    }

    private func names(_ urls: [URL]) -> [String] { urls.map(\.lastPathComponent) }

    @Test func `a program searches the resources of its own target first`() {
        #expect(
            names(AssetLibrary.searchPaths(in: folder.url, program: "Diner")) == [
                "app_Diner.resources", "Assets.xcassets", "app_Other.resources",
            ])
    }

    @Test func `in a build folder a program searches only the targets linked into it`() throws {
        try folder.write(
            "Diner.product/Objects.LinkFileList",
            """
            /build/debug/DinerUI.build/Menu view.swift.o
            /build/debug/Diner.build/main.swift.o
            """)
        try folder.write("app_DinerUI.resources/Contents.json", "{}")
        #expect(
            names(AssetLibrary.searchPaths(in: folder.url, program: "Diner")) == [
                "app_Diner.resources", "Assets.xcassets", "app_DinerUI.resources",
            ])
        #expect(names(AssetLibrary.searchPaths(in: folder.url, program: "Other")).contains("app_DinerUI.resources"))
    }

    @Test func `a target's bundle is searched alone`() throws {
        let bundle = try #require(Bundle(path: folder.url.appending(path: "app_Other.resources").path))
        #expect(AssetLibrary.searchPaths(for: bundle).map(\.path) == [folder.url.path + "/app_Other.resources"])
    }

    @Test func `the main bundle is the folder of the program`() throws {
        #expect(throws: Never.self) { try AssetLibrary(searching: AssetLibrary.searchPaths(for: .main)) }
    }
}
