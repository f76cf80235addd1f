import CompilerChecks
import Foundation
import MartletModuleCheck
import TestSupport
import Testing

private let features = ["PokedexList", "CreatureList", "CreatureDetail", "CreatureFavorites"]
private let modules = Set(features + ["PokedexNetworking", "PokedexRoot"])

@ProgramActor
@Suite("Independence of the modules", .serialized)
struct ModuleTests {
    // MARK: Dependencies

    @Test func `B2 Only the root depends on other modules, and it depends on all`() async throws {
        let dependencies = try await Manifest.own.value.dependencies
        for feature in features { #expect(dependencies[feature] == ["Martlet", "MartletCombine"]) }
        #expect(dependencies["PokedexNetworking"] == ["MartletCombine"])
        #expect(dependencies["PokedexRoot"]?.intersection(modules) == modules.subtracting(["PokedexRoot"]))
    }

    @Test(arguments: features)
    func `B2 A feature compiles without the app's other modules`(feature: String) async throws {
        let problems = try await BuiltModules.problems(in: Repository.sources(of: feature), without: modules)
        #expect(problems == [])
    }

    /// This package, read once, because the package manager takes seconds.
    private static let package = Result { try PackageLayout(of: Repository.root) }

    /// What the check of the modules, which CI runs, says of this package with one import more.
    private func violations(importing other: String, in feature: String) throws -> [String] {
        var package = try Self.package.get()
        let index = try #require(package.targets.firstIndex { $0.name == feature })
        package.targets[index].files.append(.init("Crossing.swift", imports: [Import(other, line: 1)]))
        let rules = try ModuleRules(json: Data(contentsOf: Repository.root.appending(path: "modules.json")))
        return try ModuleCheck(rules, of: package).violations.map { "\($0)" }
    }

    // The package manager has a check of its own, `--explicit-target-dependency-import-check error`. In Swift 6.3.1 on Linux it reports nothing.
    @Test(arguments: [("CreatureList", "CreatureDetail"), ("PokedexList", "CreatureList"), ("CreatureDetail", "PokedexList")])
    func `B2 A feature that imports another is refused`(feature: String, other: String) throws {
        let crossing = "Crossing.swift:1: error: \(feature) (examples, pokedex screens) imports \(other) (examples, pokedex screens)"
        #expect(
            try violations(importing: other, in: feature) == [
                crossing + ". A screen says what it needs, by a protocol of its own, and knows neither another screen nor who serves it.",
                crossing + ", on which it does not depend; the import may fail to compile. "
                    + "Add \"\(other)\" to its dependencies in Package.swift, or remove the import.",
            ])
    }

    @Test func `B2 A feature may import what it depends on`() throws {
        #expect(try violations(importing: "SwiftUI", in: "CreatureList") == [])
    }

    @Test func `B3 Adding a module takes one case in the manifest`() async throws {
        let source = try Manifest.source()
        let first = "    case root = \"PokedexRoot\"\n"
        #expect(source.components(separatedBy: first).count == 2)
        let longer = try await Manifest(of: source.replacing(first, with: "    case battle = \"CreatureBattle\"\n" + first))
        #expect(longer.paths["CreatureBattle"] == "Examples/Pokedex/CreatureBattle")
        #expect(longer.dependencies["CreatureBattle"] == ["Martlet", "MartletCombine"])
        var expected = try await Manifest.own.value.dependencies
        expected["CreatureBattle"] = ["Martlet", "MartletCombine"]
        expected["PokedexRoot"]?.insert("CreatureBattle")
        expected["PokedexTests"]?.insert("CreatureBattle")
        #expect(longer.dependencies == expected)
    }

    // MARK: Interfaces

    /// The public types of a module.
    private func publicTypes(of module: String) async throws -> Set<String> {
        Set(try await BuiltModules.symbols(of: module, from: "public").filter(\.isType).map(\.name))
    }

    @Test func `B4 The public types of a feature are its view, its models and its service protocol`() async throws {
        #expect(try await publicTypes(of: "PokedexList") == ["PokedexListView", "CreatureCollection", "CollectionsService"])
        #expect(
            try await publicTypes(of: "CreatureList") == [
                "CreatureListView", "CreatureSummary", "CreatureQuery", "CreatureOrder", "CreaturePage", "CreaturesService",
            ])
        #expect(
            try await publicTypes(of: "CreatureDetail") == [
                "CreatureDetailView", "CreatureProfile", "CreatureProfile.Strength", "ProfileService",
            ])
        #expect(
            try await publicTypes(of: "CreatureFavorites") == ["FavoriteListView", "FavoriteStar", "FavoriteCreature", "FavoritesBook"])
    }

    @Test(arguments: [
        ("PokedexList", "PokedexListView"), ("CreatureList", "CreatureListView"), ("CreatureDetail", "CreatureDetailView"),
    ])
    func `B4 A view model is internal and nested in its view`(module: String, view: String) async throws {
        let models = try await BuiltModules.symbols(of: module, from: "internal").filter { $0.pathComponents.last == "ViewModel" }
        #expect(models.map(\.name) == ["\(view).ViewModel"])
        #expect(models.map(\.accessLevel) == ["internal"])
    }

    @Test(arguments: [("PokedexList", "CollectionsService"), ("CreatureList", "CreaturesService"), ("CreatureDetail", "ProfileService")])
    func `B6 A service protocol is in the module that needs it, its implementation is not`(module: String, service: String)
        throws
    {
        let sources = try Repository.sources(of: module)
        #expect(sources["\(service).swift"]?.contains("public protocol \(service)") == true)
        let root = try Repository.sources(of: "PokedexRoot").values.joined()
        #expect(root.contains("Adapter: \(service) {"))
        #expect(!root.contains("protocol \(service)"))
    }

    @Test func `B20 The root has one public function, and navigation is private`() async throws {
        let symbols = try await BuiltModules.symbols(of: "PokedexRoot", from: "private").filter {
            $0.pathComponents.first == "CompositionRoot"
        }
        #expect(symbols.first { $0.name == "CompositionRoot" }?.kind.identifier == "swift.enum")
        #expect(!symbols.contains { $0.kind.identifier == "swift.enum.case" })
        let functions = symbols.filter { $0.kind.identifier == "swift.type.method" }
        #expect(functions.filter { $0.accessLevel == "public" }.map(\.name) == ["CompositionRoot.composeApp()"])
        #expect(
            Set(functions.filter { $0.accessLevel == "private" }.map(\.name)) == [
                "CompositionRoot.goToCreatures(of:named:_:_:)", "CompositionRoot.goToProfile(of:named:_:_:)",
                "CompositionRoot.linkToFavorites(_:_:)",
            ])
        #expect(try await publicTypes(of: "PokedexRoot") == ["CompositionRoot", "PokedexApp"])
    }

    // MARK: Sources

    @Test func `B18 Only the root imports the network, and the network imports no module`() throws {
        let knowing = try modules.filter { try Repository.imports(of: $0).contains("PokedexNetworking") }
        #expect(knowing == ["PokedexRoot"])
        #expect(try Repository.imports(of: "PokedexNetworking").subtracting(["Foundation", "FoundationNetworking"]) == [])
    }

    @Test func `B21 The main program imports one module`() throws {
        #expect(try Repository.imports(of: "App") == ["PokedexRoot"])
    }

    @Test func `B24 A feature imports no module, the root imports all`() throws {
        for feature in features { #expect(try Repository.imports(of: feature).intersection(modules) == []) }
        #expect(try Repository.imports(of: "PokedexRoot").intersection(modules) == modules.subtracting(["PokedexRoot"]))
    }

    @Test func `B24 Navigation from screen to screen is not nested`() throws {
        let source = try #require(Repository.sources(of: "PokedexRoot")["CompositionRoot.swift"])
        var depth = 0
        var closures: [Int] = []
        var deepest = 0
        for line in source.split(separator: "\n") {
            for (place, character) in zip(line.indices, line) where character == "{" || character == "}" {
                if character == "{" {
                    depth += 1
                    if line[place...].contains(" in") { closures.append(depth) }
                    deepest = max(deepest, closures.count)
                } else {
                    if closures.last == depth { closures.removeLast() }
                    depth -= 1
                }
            }
        }
        #expect(depth == 0)
        #expect(deepest == 1)
    }
}
