import Foundation

/// The packages of an app that lie on this machine, with those that they depend on by a path.
///
/// Each is copied to the place that it has on the machine, below one folder, so that a path from one to another stays right.
struct LocalPackages {
    /// The folder below which each package lies as it does on the machine.
    let mirror: URL
    private let martlet: URL
    private let scratch: URL
    private(set) var packages: [Package] = []

    struct Package {
        /// The user's folder.
        var folder: URL
        var manifests: Set<String>
        var dump: PackageDump
    }

    init(mirror: URL, martlet: URL, scratch: URL) {
        self.mirror = mirror
        self.martlet = martlet
        self.scratch = scratch
    }

    /// The names of all modules in the packages.
    var modules: Set<String> { Set(packages.flatMap(\.dump.targets).map(\.name)) }

    func place(of folder: URL) -> URL { mirror.appending(path: String(folder.standardizedFileURL.path.dropFirst())) }

    /// Reads a package and those that it depends on, and writes their manifests to where their copies will lie.
    mutating func add(_ folder: URL, into copy: inout FolderCopy) throws {
        let folder = folder.standardizedFileURL
        guard !packages.contains(where: { $0.folder == folder }) else { return }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0 == "Package.swift" || ($0.hasPrefix("Package@swift") && $0.hasSuffix(".swift")) }
        guard names.contains("Package.swift") else {
            throw ProjectError("There is no Package.swift in \(folder.path). Restore it, or remove the package from the project.")
        }
        var manifests: [String: String] = [:]
        for name in names {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let manifest = PlaygroundsManifest.rewritten(text)
            // A package that already has the block of the README keeps it.
            manifests[name] = manifest.contains("-module-alias") ? manifest : manifest + AppManifest(martlet: martlet).ending
            try copy.put(manifests[name] ?? "", at: path(of: folder.appending(path: name)))
        }
        let dump = try PackageDump(of: place(of: folder), scratch: scratch)
        let catalogues = dump.targets.map { (target: $0.name, paths: $0.catalogues(in: folder)) }.filter { !$0.paths.isEmpty }
        if !catalogues.isEmpty {
            let ending = AppManifest(martlet: martlet).ending(declaring: catalogues)
            for (name, text) in manifests { try copy.put(text + ending, at: path(of: folder.appending(path: name))) }
        }
        packages.append(Package(folder: folder, manifests: Set(manifests.keys), dump: dump))
        for path in dump.localPaths where path != martlet.path {
            guard path.hasPrefix(mirror.path + "/") else { continue }
            let original = URL(fileURLWithPath: String(path.dropFirst(mirror.path.count)))
            if FileManager.default.fileExists(atPath: original.appending(path: "Sources/MartletCore").path) {
                try Self.link(martlet, at: URL(fileURLWithPath: path))
            } else {
                try add(original, into: &copy)
            }
        }
    }

    /// The path of a file's copy below the mirror.
    func path(of file: URL) -> String { String(file.standardizedFileURL.path.dropFirst()) }

    private static func link(_ folder: URL, at place: URL) throws {
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: folder)
    }
}
