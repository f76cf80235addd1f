import Foundation

/// The packages that the package manager has fetched for an app.
public struct RemotePackages {
    /// The checkouts that import modules which only an app's own flags make known, such as SwiftUI, by their identities.
    public let checkouts: [String: URL]

    /// Lets the package manager fetch the packages of an app, and reads them.
    ///
    /// - Parameters:
    ///   - package: The folder with the app's manifest.
    ///   - scratch: The folder for what is built, which has the checkouts.
    /// - Throws: A ``ProjectError`` if a package cannot be fetched.
    public init(of package: URL, scratch: URL) throws {
        let result = try Command(["swift", "package", "--package-path", package.path, "--scratch-path", scratch.path, "resolve"]).output()
        guard result.status == 0 else {
            throw ProjectError(
                "\(result.errors)\nThe packages of the app cannot be fetched. Check the network, and the versions in the project.")
        }
        let state = try Data(contentsOf: scratch.appending(path: "workspace-state.json"))
        let dependencies = try JSONDecoder().decode(State.self, from: state).object.dependencies
        let places = dependencies.filter { $0.packageRef.kind.hasSuffix("SourceControl") }
            .map { ($0.packageRef.identity, scratch.appending(path: "checkouts/\($0.subpath)")) }
        checkouts = Dictionary(places.filter { Self.needsFlags($0.1) }) { first, _ in first }
    }

    private struct State: Decodable {
        struct Object: Decodable { let dependencies: [Dependency] }
        struct Dependency: Decodable {
            struct Reference: Decodable {
                let identity: String
                let kind: String
            }
            let packageRef: Reference
            let subpath: String
        }
        let object: Object
    }

    private static let appleOnly = Set(AvailableModules.aliases.map(\.name) + ["UIKit", "AppKit"])

    /// Whether a source of the package imports SwiftUI or the like, in a branch of `#if` that counts for an app.
    ///
    /// Packages that are made for Linux import such modules only where they exist, and are left as they are.
    private static func needsFlags(_ package: URL) -> Bool {
        let conditions = CompilationConditions(names: [], canImport: AvailableModules(own: []).containsWithoutAliases)
        return ProjectFolder.files(in: package).contains { path in
            guard path.hasPrefix("Sources/") || !path.contains("/"), path.hasSuffix(".swift") else { return false }
            let text = (try? String(contentsOf: package.appending(path: path), encoding: .utf8)) ?? ""
            guard appleOnly.contains(where: { text.contains("import \($0)") }) else { return false }
            let source = SwiftSource(text, path: path, conditions: conditions)
            return source.tokens.indices.dropLast().contains { index in
                source.isToken(index, "import") && source.startsStatement(index)
                    && appleOnly.contains(source.text(source.tokens[index + 1]))
            }
        }
    }
}
