import CountriesLogic
import Foundation
import Testing

@Suite("Layers")
struct LayerTests {
    @Test func `C3 Views import SwiftUI, view models Combine, and no other platform module`() throws {
        #expect(
            try Sources.imports(of: "UI") == [
                "CountriesEntities", "CountriesLeaves", "CountriesLogic", "Foundation", "MartletKit", "SwiftUI",
            ])
        #expect(
            try Sources.imports(of: "MVVM") == [
                "Combine", "CountriesEntities", "CountriesLeaves", "CountriesLogic", "Foundation", "MartletKit", "SwiftUI",
            ])
    }

    @Test func `C4 C11 Presentation depends on logic, logic and data on what repositories promise, and never the reverse`() throws {
        func layers(of layer: String) throws -> Set<String> { try Sources.imports(of: layer).filter { $0.hasPrefix("Countries") } }
        #expect(try layers(of: "Entities") == [])
        #expect(try layers(of: "Repositories") == ["CountriesEntities"])
        #expect(try layers(of: "Data") == ["CountriesEntities", "CountriesRepositories"])
        #expect(try layers(of: "Logic") == ["CountriesEntities", "CountriesRepositories"])
        #expect(try layers(of: "Leaves") == ["CountriesEntities", "CountriesLogic"])
        #expect(try layers(of: "UI") == ["CountriesEntities", "CountriesLogic", "CountriesLeaves"])
        #expect(try layers(of: "MVVM") == ["CountriesEntities", "CountriesLogic", "CountriesLeaves"])
        #expect(try layers(of: "API") == [])
    }

    @Test func `C4 The package allows only these dependencies between layers`() throws {
        let manifest = try String(contentsOf: Sources.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        func dependencies(of target: String) throws -> Set<String> {
            let start = try #require(manifest.firstRange(of: "name: \"\(target)\","))
            let end = try #require(manifest[start.upperBound...].firstRange(of: "path:"))
            let found = manifest[start.upperBound..<end.lowerBound].matches(of: /"(Countries\w+|Martlet\w*|GRDB)"/).map { String($0.1) }
            return Set(found)
        }
        #expect(try dependencies(of: "CountriesEntities") == [])
        #expect(try dependencies(of: "CountriesRepositories") == ["CountriesEntities"])
        #expect(try dependencies(of: "CountriesData") == ["CountriesEntities", "CountriesRepositories", "MartletKit", "GRDB"])
        #expect(try dependencies(of: "CountriesLogic") == ["CountriesEntities", "CountriesRepositories", "MartletKit"])
        #expect(try dependencies(of: "CountriesUI") == ["CountriesEntities", "CountriesLogic", "CountriesLeaves", "MartletKit", "Martlet"])
    }

    @Test func `C8 Logic knows neither SwiftUI nor Combine`() throws {
        #expect(try Sources.imports(of: "Logic") == ["CountriesEntities", "CountriesRepositories", "Foundation", "MartletKit"])
    }

    @Test func `C11 A repository has no state, and does not depend on views or the app state`() throws {
        #expect(try Sources.imports(of: "Data").isDisjoint(with: ["SwiftUI", "Combine", "Observation", "CountriesLogic"]))
        for file in try Sources.files(in: "Data") {
            #expect(!file.text.contains("class "), "\(file.name)")
            #expect(file.text.matches(of: /(?m)^ {0,4}(private |public )?(static )?var (?![^\n]*\{)/).isEmpty, "\(file.name)")
        }
    }

    @Test func `C5 The app state consists of values without logic`() throws {
        let file = try #require(try Sources.files(in: "Logic/State").first { $0.name == "AppState.swift" })
        #expect(!file.text.contains("func "))
        #expect(!file.text.contains("class "))
        #expect(AppState() == AppState())
        let parts = Mirror(reflecting: AppState()).children.compactMap(\.label)
        #expect(parts == ["userData", "lists", "routing", "system", "permissions"])
    }

    @Test func `C25 View models add lines`() throws {
        let (clean, models) = (try Sources.lineCount(of: "UI"), try Sources.lineCount(of: "MVVM"))
        #expect(models > clean)
        let shared = try ["Entities", "Repositories", "Data", "Logic", "Leaves"].map(Sources.lineCount(of:)).reduce(0, +)
        // The two apps differ by less than a tenth.
        #expect(Double(models - clean) / Double(shared + clean) < 0.1)
    }
}
