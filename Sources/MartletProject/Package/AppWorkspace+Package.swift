import Foundation

extension AppWorkspace {
    /// Copies a Swift package or a Swift Playgrounds app.
    ///
    /// - Parameter target: The name of the program, for a package that has several.
    public func prepare(package root: URL, target: String?) throws -> Prepared {
        let root = root.standardizedFileURL
        var packages = LocalPackages(
            mirror: folder.appending(path: "Packages"), martlet: martlet, scratch: folder.appending(path: "Scratch"), hasStubs: stubs != nil
        )
        var copy = FolderCopy(packages.mirror, leaving: ["Package.resolved"])
        try packages.add(root, into: &copy)
        let dump = packages.packages[0].dump
        let programs = Self.programs(of: dump)
        guard let first = programs.first else {
            throw ProjectError(
                "The package in \(root.path) has no program to run. Add an .executableTarget with a struct marked @main that conforms to App."
            )
        }
        if let target, !programs.contains(target) {
            throw AppChoice(in: root, names: programs, unknown: target)
        }
        guard target != nil || programs.count == 1 else { throw AppChoice(in: root, names: programs) }
        var result = CopyResult()
        try copySources(of: packages, modules: AvailableModules(own: packages.modules), into: &copy, &result)
        try copy.removeOthers()
        let place = packages.place(of: root)
        try pinVersions(in: place)
        return Prepared(
            folder: folder, package: place, product: target ?? first, hasTests: dump.targets.contains { $0.type == "test" },
            report: result.report(martlet: martlet, linking: packages.frameworks),
            serverReport: result.serverReport,
            notices: result.notices.map(stubbed), fileCount: result.fileCount, originals: packages.packages.map(\.folder))
    }

    /// The programs of a package: the executable products that it declares, and the other executable targets.
    private static func programs(of dump: PackageDump) -> [String] {
        let products = dump.products.filter(\.isExecutable)
        let declared = Set(products.flatMap(\.targets))
        return (products.map(\.name) + dump.targets.filter { $0.type == "executable" && !declared.contains($0.name) }.map(\.name)).sorted()
    }
}
