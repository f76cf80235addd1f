/// What an app uses that Martlet lacks, in the form of a report for people.
public struct MissingReport: Hashable, Sendable, CustomStringConvertible {
    /// A framework, with the places that need it.
    struct Entry: Hashable, Sendable {
        var framework: String
        var advice: String
        var imports: [MissingUse]
        /// The types it needs, most used first.
        var types: [TypeUses]
    }

    struct TypeUses: Hashable, Sendable {
        var name: String
        var uses: [MissingUse]
    }

    var entries: [Entry]

    public var isEmpty: Bool { entries.isEmpty }

    /// - Parameter declared: The names that the app declares itself. They are not taken for those of a framework.
    init(_ uses: [MissingUse], declared: Set<String>) {
        let uses = uses.filter { $0.name.map { !declared.contains(String($0.drop { $0 == "." || $0 == "@" })) } ?? true }
        entries = Dictionary(grouping: uses, by: \.framework).map { name, uses in
            let types = Dictionary(grouping: uses.filter { $0.name != nil }) { $0.name ?? "" }.map { TypeUses(name: $0, uses: $1) }
            return Entry(
                framework: name, advice: Self.advice(for: name), imports: uses.filter { $0.name == nil },
                types: types.sorted { ($1.uses.count, $0.name) < ($0.uses.count, $1.name) })
        }.sorted { $0.framework < $1.framework }
    }

    public var description: String {
        var lines = ["Not there, and used by this app:"]
        for entry in entries {
            let imports = entry.imports.isEmpty ? "" : ", imported \(Self.times(entry.imports.count)): \(Self.places(entry.imports))"
            lines += ["", "  \(entry.framework)\(imports)"]
            lines += entry.types.map { "    \($0.name), \(Self.times($0.uses.count)): \(Self.places($0.uses))" }
            if entry.types.isEmpty {
                lines.append("    No type of it is used that this report knows. The import is left out; that may be all it takes.")
            }
            lines.append("    \(entry.advice)")
        }
        return lines.joined(separator: "\n")
    }

    private static func advice(for framework: String) -> String {
        switch framework {
        case MissingUse.inert: "These are accepted and change nothing: docs/compatibility.md."
        case "SwiftUI": "These do not compile yet: docs/compatibility.md. Leave them out with #if !os(Linux)."
        default: "Instead: \(AppleFramework.named(framework)?.advice ?? "nothing yet.")"
        }
    }

    private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

    /// More places than these are counted, not listed.
    private static let listedPlaces = 3

    private static func places(_ uses: [MissingUse]) -> String {
        let listed = uses.prefix(listedPlaces).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
        return uses.count > listedPlaces ? "\(listed) and \(uses.count - listedPlaces) more" : listed
    }
}
