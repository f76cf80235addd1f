import Foundation
import MartletSymbols
import Testing

/// A manifest as the package manager reads it: each target with its dependencies.
struct Manifest {
    private struct Dump: Decodable {
        let targets: [Target]
    }

    private struct Target: Decodable {
        let name: String
        let path: String?
        let dependencies: [[String: [Name?]]]
    }

    /// A name, or something else that is ignored.
    private enum Name: Decodable {
        case name(String), other

        init(from decoder: any Decoder) throws {
            self = (try? decoder.singleValueContainer().decode(String.self)).map(Name.name) ?? .other
        }
    }

    let dependencies: [String: Set<String>]
    let paths: [String: String]

    /// The package's own manifest, read once.
    static let own = Task { try await Manifest(of: source()) }

    static func source() throws -> String { try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8) }

    init(of source: String) async throws {
        let dump = try await TemporaryFolder.with { folder in
            try Data(source.utf8).write(to: folder.appending(path: "Package.swift"))
            let result = try await Tool.run("swift", ["package", "dump-package", "--package-path", folder.path])
            let json = result.output.firstIndex(of: "{").map { String(result.output[$0...]) } ?? ""
            try #require(result.status == 0, "\(result.output)")
            return try JSONDecoder().decode(Dump.self, from: Data(json.utf8))
        }
        dependencies = dump.targets.reduce(into: [:]) { dependencies, target in
            dependencies[target.name] = Set(
                target.dependencies.flatMap(\.values).compactMap { names in
                    if case .name(let name)? = names.first ?? nil { name } else { nil }
                })
        }
        paths = dump.targets.reduce(into: [:]) { $0[$1.name] = $1.path }
    }
}
