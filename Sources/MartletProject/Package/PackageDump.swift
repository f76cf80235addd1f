import Foundation

/// What the package manager says of a manifest (`swift package dump-package`).
struct PackageDump: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let resources: [Resource]?

        struct Resource: Decodable { let path: String }

        /// The folder of the target's sources in its package, if it is where the package manager looks for it.
        func folder(in package: URL) -> URL? {
            let places = path.map { [$0] } ?? ["Sources", "Source", "src", "srcs", "Tests"].map { "\($0)/\(name)" }
            return places.map { package.appending(path: $0).standardizedFileURL }.first(where: ProjectFolder.isFolder)
        }

        /// The catalogues of assets and texts, and the models of Core Data, that the manifest does not mention. Apple's tools compile these without being told.
        func catalogues(in package: URL) -> [String] {
            let declared = (resources ?? []).map(\.path)
            return allCatalogues(in: package).filter { file in !declared.contains { file == $0 || file.hasPrefix($0 + "/") } }
        }

        /// All catalogues and models, relative to the target's folder.
        func allCatalogues(in package: URL) -> [String] {
            guard let folder = folder(in: package) else { return [] }
            return ProjectFolder.files(in: folder).filter { file in
                [".xcassets", ".xcstrings", ".xcdatamodeld"].contains(where: file.hasSuffix)
            }
        }
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

    init(json: Data) throws { self = try JSONDecoder().decode(PackageDump.self, from: json) }

    /// Lets the package manager read a manifest.
    ///
    /// - Parameters:
    ///   - folder: The folder that contains it.
    ///   - scratch: A folder for the package manager's own files.
    static func json(of folder: URL, scratch: URL) throws -> Data {
        let command = Command(["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package"])
        let result = try command.output()
        guard result.status == 0 else {
            throw ProjectError("\(result.errors)\nThe package manager cannot read \(folder.path)/Package.swift. Fix the errors above.")
        }
        return result.output
    }
}
