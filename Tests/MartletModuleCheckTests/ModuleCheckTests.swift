import MartletModuleCheck
import Testing

@Suite struct ModuleCheckTests {
    private let rules = ModuleRules(
        groups: ["features": ["Feature*"], "data": ["Data", "Web?"]],
        rules: [
            .init(["features"], mayNotImport: ["features"], because: "Features do not know each other."),
            .init(["data"], mayNotImport: ["features", "SwiftUI"], because: "Data does not know what shows it."),
            .init(["Core"], mayOnlyImport: ["Foundation"], because: "The core stands by itself."),
        ])

    /// Returns the violations in a package with all targets of the rules, some of which have imports.
    private func violations(_ imports: [String: [String]], dependencies: [String: [String]] = [:], manifest: String = "") throws -> [String]
    {
        let targets = ["FeatureA", "FeatureB", "Data", "Web1", "Core", "Root"].map { name in
            let found = (imports[name] ?? []).enumerated().map { index, text in
                Import(String(text.drop { $0 == "^" }), line: index + 1, isExported: text.hasPrefix("^"))
            }
            let all = dependencies[name] ?? found.map(\.module)
            return PackageLayout.Target(name, dependencies: all, files: [.init("Sources/\(name)/\(name).swift", imports: found)])
        }
        return try ModuleCheck(rules, of: PackageLayout(targets, manifest: manifest)).violations.map(\.description)
    }

    @Test func `A package that follows the rules has no violations`() throws {
        #expect(try violations(["FeatureA": ["SwiftUI", "Data"], "Data": ["Foundation"], "Root": ["FeatureA", "FeatureB"]]) == [])
    }

    @Test func `B2: A feature that imports another is reported with file, line and reason`() throws {
        #expect(
            try violations(["FeatureA": ["Foundation", "FeatureB"]], dependencies: ["FeatureA": ["FeatureB"]]).first
                == "Sources/FeatureA/FeatureA.swift:2: error: FeatureA (features) imports FeatureB (features). Features do not know each other."
        )
    }

    @Test func `B2: A dependency is reported even without an import`() throws {
        #expect(
            try violations(
                [:], dependencies: ["FeatureA": ["FeatureB"]], manifest: "let package = Package(\n.target(name: \"FeatureA\")\n)")
                == ["Package.swift:2: error: FeatureA (features) depends on FeatureB (features). Features do not know each other."])
    }

    @Test func `C4: A lower layer must not import a higher one, nor a system module of that layer`() throws {
        let found = try violations(["Web1": ["SwiftUI", "FeatureA"]], dependencies: ["Web1": ["FeatureA"]])
        #expect(
            found == [
                "Sources/Web1/Web1.swift:1: error: Web1 (data) imports SwiftUI. Data does not know what shows it.",
                "Sources/Web1/Web1.swift:2: error: Web1 (data) imports FeatureA (features). Data does not know what shows it.",
                "Package.swift: error: Web1 (data) depends on FeatureA (features). Data does not know what shows it.",
            ])
    }

    @Test func `A target with a list of allowed imports imports nothing else`() throws {
        #expect(
            try violations(["Core": ["Foundation", "Dispatch"]], dependencies: ["Core": []])
                == ["Sources/Core/Core.swift:2: error: Core imports Dispatch. The core stands by itself."])
    }

    @Test func `An exported import counts as imported`() throws {
        #expect(
            try violations(["Data": ["Root"], "Root": ["^FeatureA"]]).first
                == "Sources/Data/Data.swift:1: error: Data (data) imports Root, which exports FeatureA (features). "
                + "Data does not know what shows it.")
    }

    @Test func `An import of a target that is not a dependency is reported`() throws {
        #expect(
            try violations(["FeatureA": ["Data"]], dependencies: ["FeatureA": []])
                == [
                    "Sources/FeatureA/FeatureA.swift:1: error: FeatureA (features) imports Data (data), on which it does not depend; the "
                        + "import may fail to compile. Add \"Data\" to its dependencies in Package.swift, or remove the import."
                ])
    }

    @Test func `An indirect dependency may be imported`() throws {
        #expect(
            try violations(["Root": ["FeatureA", "Data"]], dependencies: ["Root": ["FeatureA"], "FeatureA": ["Data"]]) == [])
    }

    @Test func `A group that matches no target is an error, because a renaming would disable its rules`() {
        let rules = ModuleRules(groups: ["features": ["Feature*"]], rules: [])
        let error = #expect(throws: RulesError.self) { try ModuleCheck(rules, of: PackageLayout([.init("ScreenA")])) }
        #expect(error?.description == "The group “features” contains “Feature*”, which matches no target. The targets are: ScreenA.")
    }

    @Test func `A rule that matches no target is an error`() {
        let rules = ModuleRules(rules: [.init(["featurs"], mayNotImport: ["SwiftUI"], because: "")])
        let error = #expect(throws: RulesError.self) { try ModuleCheck(rules, of: PackageLayout([.init("ScreenA")])) }
        #expect(error?.description == "A rule applies to “featurs”, which is neither a group nor a target.")
    }
}
