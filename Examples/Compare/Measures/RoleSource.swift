import Foundation

/// The code of all types with one role in one example: presenters, builders, view models and so on.
public struct RoleSource: Codable, Hashable, Sendable {
    /// The folder of the example.
    public var system: String
    public var role: String
    public var types: Int
    public var lines: Int
    /// The number of lines with a decision: `if`, `guard`, `switch`, `catch`, loops and the like. Without any, the role only forwards.
    public var decisions: Int

    /// The roles, by the suffixes of their types' names.
    static let roles = [
        "ViewModel", "Presenter", "Interactor", "Router", "Builder", "Module", "Coordinator", "Repository", "Adapter", "Reducer", "Root",
        "Entity",
    ]

    /// The folders of the examples that are no system of their own.
    private static let others: Set = ["Compare", "Growth", "Templates"]

    /// Analyses all examples.
    ///
    /// - Parameter root: The root folder of the repository.
    public static func read(in root: URL) throws -> [RoleSource] {
        let examples = root.appending(path: "Examples")
        var found: [RoleSource] = []
        for system in try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted() where !others.contains(system) {
            let types = try PortSource.files(in: examples.appending(path: system)).flatMap(\.types).filter { $0.kind != "protocol" }
            found += roles.compactMap { RoleSource(system: system, role: $0, types: types) }
        }
        return found
    }

    init?(system: String, role: String, types: [TypeSource]) {
        let own = types.filter { $0.name.hasSuffix(role) && !$0.isView && !$0.name.hasPrefix("Mock") && !$0.name.hasPrefix("Stub") }
        guard !own.isEmpty else { return nil }
        self.system = system
        self.role = role
        self.types = own.count
        lines = own.reduce(0) { $0 + $1.lines.count }
        decisions = own.flatMap(\.lines).count { $0.contains(/\b(if|guard|switch|for|while|catch)\b/) }
    }
}

/// The imports of a module of the example Pokedex.
public struct FeatureSource: Codable, Hashable, Sendable {
    public var module: String
    /// The features that it imports.
    public var features: [String]

    /// The screens.
    static let features = ["CreatureDetail", "CreatureFavorites", "CreatureList", "PokedexList"]

    public static func read(in root: URL) throws -> [FeatureSource] {
        try (features + ["PokedexRoot"]).map { module in
            let imports = try PortSource.files(in: root.appending(path: "Examples/Pokedex/\(module)")).flatMap(\.imports)
            return FeatureSource(module: module, features: Set(imports).intersection(features).sorted())
        }
    }
}
