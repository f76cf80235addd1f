import Foundation
import MartletProject

/// The targets of a package, with their dependencies in the manifest and the imports in their files.
public struct PackageLayout: Hashable, Sendable {
    public struct Target: Hashable, Sendable {
        public var name: String
        /// The dependencies in the manifest: targets of the package, and products of others.
        public var dependencies: [String]
        public var files: [File]

        public init(_ name: String, dependencies: [String] = [], files: [File] = []) {
            self.name = name
            self.dependencies = dependencies
            self.files = files
        }
    }

    public struct File: Hashable, Sendable {
        /// The path relative to the package's root.
        public var path: String
        public var imports: [Import]

        public init(_ path: String, imports: [Import]) {
            self.path = path
            self.imports = imports
        }
    }

    public var targets: [Target]
    /// The text of `Package.swift`, to find the line of a dependency.
    public var manifest: String

    public init(_ targets: [Target], manifest: String = "") {
        self.targets = targets
        self.manifest = manifest
    }
}

extension PackageLayout {
    /// The error if the package manager cannot describe the package.
    public struct NotDescribed: Error, CustomStringConvertible {
        public let description: String
    }

    /// Reads a package, with its description from the package manager.
    ///
    /// - Parameter folder: The folder that contains `Package.swift`.
    public init(of folder: URL) throws {
        let manifest = folder.appending(path: "Package.swift")
        guard FileManager.default.fileExists(atPath: manifest.path) else {
            throw NotDescribed(description: "There is no Package.swift in \(folder.path).")
        }
        let described = try JSONDecoder().decode(Description.self, from: Self.describe(folder))
        self.init(
            try described.targets.filter { $0.module_type == "SwiftTarget" }.map { try $0.target(in: folder) },
            manifest: try String(contentsOf: manifest, encoding: .utf8))
    }

    /// The output of `swift package describe`.
    private struct Description: Decodable {
        struct Target: Decodable {
            let name: String
            let path: String
            let module_type: String
            let sources: [String]
            let target_dependencies: [String]?
            let product_dependencies: [String]?

            func target(in folder: URL) throws -> PackageLayout.Target {
                let files = try sources.filter { $0.hasSuffix(".swift") }.sorted().map { source in
                    let path = path + "/" + source
                    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                    return File(path, imports: Import.all(in: text))
                }
                return PackageLayout.Target(name, dependencies: (target_dependencies ?? []) + (product_dependencies ?? []), files: files)
            }
        }

        let targets: [Target]
    }

    private static func describe(_ folder: URL) throws -> Data {
        // Use a separate build folder: the process that started this one may be using the package's own.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "martlet-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let result = try Command([
            "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "describe", "--type", "json",
        ]).output()
        guard result.status == 0 else {
            throw NotDescribed(description: "The package manager cannot read the package in \(folder.path):\n\(result.errors)")
        }
        return result.output
    }
}
