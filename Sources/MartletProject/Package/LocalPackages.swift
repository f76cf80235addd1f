import Foundation

/// The packages of an app that lie on this machine, with those that they depend on by a path.
///
/// Each is copied to the place that it has on the machine, below one folder, so that a path from one to another stays right.
struct LocalPackages {
    /// The folder below which each package lies as it does on the machine.
    let mirror: URL
    private let martlet: URL
    private let scratch: URL
    private let hasStubs: Bool
    private(set) var packages: [Package] = []
    /// Martlet's folder, and packages that are used where they lie.
    private var uncopied: [URL] = []
    /// The folder in which manifests are read, each where it lies on the machine, so that a relative path in it can be understood.
    private var read: URL { scratch.appending(path: "Manifests") }

    struct Package {
        /// The user's folder.
        var folder: URL
        var manifests: Set<String>
        var dump: PackageDump
        /// Those of Apple's frameworks that the package uses and that Martlet has as modules.
        var frameworks: Set<String>
    }

    /// - Parameter hasStubs: Whether the packages link what stubs are made of.
    init(mirror: URL, martlet: URL, scratch: URL, hasStubs: Bool = false) {
        self.hasStubs = hasStubs
        self.mirror = mirror
        self.martlet = martlet
        self.scratch = scratch
    }

    /// The names of all modules in the packages.
    var modules: Set<String> { Set(packages.flatMap(\.dump.targets).map(\.name)) }

    /// Those of Apple's frameworks that a package uses and that Martlet has as modules.
    var frameworks: Set<String> { packages.reduce(into: []) { $0.formUnion($1.frameworks) } }

    func place(of folder: URL) -> URL { mirror.appending(path: String(folder.standardizedFileURL.path.dropFirst())) }

    /// Reads a package and those that it depends on, and writes their manifests to where their copies will lie.
    mutating func add(_ folder: URL, into copy: inout FolderCopy) throws {
        let folder = folder.standardizedFileURL
        guard !packages.contains(where: { $0.folder.path == folder.path }) else { return }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0 == "Package.swift" || ($0.hasPrefix("Package@swift") && $0.hasSuffix(".swift")) }
        guard names.contains("Package.swift") else {
            throw ProjectError("There is no Package.swift in \(folder.path). Restore it, or remove the package from the project.")
        }
        var manifests: [String: String] = [:]
        for name in names {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            manifests[name] = ToolsVersion.raised(PlaygroundsManifest.rewritten(text))
        }
        let dump = try dump(of: folder, manifests)
        let others = dump.localPaths.compactMap { path in
            // A package that is named by an absolute path is used where it lies.
            path.hasPrefix(read.path + "/") ? URL(fileURLWithPath: String(path.dropFirst(read.path.count))) : nil
        }
        let checkouts = others.filter(isMartlet)
        uncopied += checkouts + dump.localPaths.filter { !$0.hasPrefix(read.path + "/") }.map { URL(fileURLWithPath: $0) }
        let sources = ProjectFolder.files(in: folder).filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
        let frameworks = CopyResult.frameworks(usedBy: sources, conditions: [], martlet: martlet)
        let ending = AppManifest(martlet: martlet, frameworks: frameworks, hasStubs: hasStubs)
        let catalogues = dump.targets.map { (target: $0.name, paths: $0.catalogues(in: folder)) }.filter { !$0.paths.isEmpty }
        for (name, text) in manifests {
            var text = text
            if !checkouts.isEmpty {
                text += ending.ending(replacing: checkouts.map(place)) + ending.endingForPreviews
            } else if text.contains("-module-alias") {
                text += ending.endingForPreviews
            } else {
                text += ending.ending
            }
            if !catalogues.isEmpty { text += ending.ending(declaring: catalogues) }
            try copy.put(text, at: path(of: folder.appending(path: name)))
        }
        packages.append(Package(folder: folder, manifests: Set(manifests.keys), dump: dump, frameworks: frameworks))
        for other in others where !isMartlet(other) { try add(other, into: &copy) }
    }

    /// Returns what the package manager says of a package's manifests. It takes a second to answer, so its answer is kept for the same texts.
    private func dump(of folder: URL, _ manifests: [String: String]) throws -> PackageDump {
        let texts = manifests.sorted { $0.key < $1.key }.map { "\($0.key)\n\($0.value)" }.joined(separator: "\0")
        let file = scratch.appending(path: "Dumps/\(AppCache.hash(folder.path + "\0" + texts)).json")
        if let known = FileManager.default.contents(atPath: file.path), let dump = try? PackageDump(json: known) { return dump }
        let place = read.appending(path: String(folder.path.dropFirst()))
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (name, text) in manifests { try Data(text.utf8).write(to: place.appending(path: name)) }
        let json = try PackageDump.json(of: place, scratch: scratch)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try json.write(to: file)
        return try PackageDump(json: json)
    }

    /// Whether a folder is a checkout of Martlet: the one that apps are built with, or another.
    private func isMartlet(_ folder: URL) -> Bool {
        folder.path == martlet.path || FileManager.default.fileExists(atPath: folder.appending(path: "Sources/MartletCore").path)
    }

    /// The paths of a package's files, but for its manifests, and for packages in it, which are packages of their own.
    func files(of package: Package) -> [String] {
        let nested = (packages.map(\.folder) + uncopied).compactMap { relativePath(of: $0, to: package.folder) }
        return ProjectFolder.files(in: package.folder).filter { file in
            !package.manifests.contains(file) && !nested.contains { file.hasPrefix($0 + "/") }
        }
    }

    /// The folder of the target that a file of a package belongs to, relative to the package; `nil` if it belongs to none.
    func targetFolder(of path: String, in package: Package) -> String? {
        let folders = package.dump.targets.filter { ["regular", "executable", "test"].contains($0.type) }.map { target in
            target.path ?? (target.type == "test" ? "Tests/" : "Sources/") + target.name
        }
        return folders.filter { $0 == "." || $0 == "" || path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
    }

    /// The path of a file's copy below the mirror.
    func path(of file: URL) -> String { String(file.standardizedFileURL.path.dropFirst()) }
}
