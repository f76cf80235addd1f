import Foundation

/// What the package manager says of a manifest (`swift package dump-package`).
struct PackageDump: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
        let type: [String: Ignored]

        var isExecutable: Bool { type.keys.contains("executable") }
    }

    /// A value of any form.
    struct Ignored: Decodable {
        init(from decoder: any Decoder) {}
    }

    struct Dependency: Decodable {
        struct Local: Decodable { let path: String }
        let fileSystem: [Local]?
    }

    let name: String
    let targets: [Target]
    let products: [Product]
    let dependencies: [Dependency]

    var localPaths: [String] { dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path) }

    /// Reads a manifest.
    ///
    /// - Parameters:
    ///   - folder: The folder that contains it.
    ///   - scratch: A folder for the package manager's own files.
    init(of folder: URL, scratch: URL) throws {
        let command = Command(["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package"])
        let result = try command.output()
        guard result.status == 0 else {
            throw ProjectError("The package manager cannot read \(folder.path)/Package.swift:\n\(result.errors)")
        }
        self = try JSONDecoder().decode(PackageDump.self, from: result.output)
    }
}
