import Foundation

/// The copy of an app in the cache, in the form that Linux's package manager builds.
public struct AppWorkspace {
    /// The folder in the cache that belongs to the app.
    public let folder: URL
    let martlet: URL
    private let table: CompatibilityTable
    /// What stands for all that the app misses; `nil` if nothing does.
    let stubs: StubPlan?

    public init(folder: URL, martlet: URL, stubs: StubPlan? = nil) {
        self.stubs = stubs
        self.folder = folder.standardizedFileURL
        self.martlet = martlet.standardizedFileURL
        table = CompatibilityTable(martlet: martlet)
    }

    /// A copy that is ready to be built.
    public struct Prepared: Sendable {
        /// The folder in the cache with all copies.
        public var folder: URL
        /// The folder with the manifest.
        public var package: URL
        /// The name of the program.
        public var product: String
        public var hasTests: Bool
        /// What the app uses that Martlet lacks.
        public var report: MissingReport
        /// What in the app is not fit for a server of many users.
        public var serverReport: ServerReport
        public var notices: [Notice]
        public var fileCount: Int
        /// The folders and files of the user from which the copy was made.
        public var originals: [URL]

        /// When the files of the copy were last written.
        public var stamps: FileStamps { FileStamps(of: ["App", "Packages"].map { folder.appending(path: $0) }) }
    }

    /// Lets the package manager fetch a project's packages.
    ///
    /// - Parameter scratch: The folder for what is built.
    /// - Returns: Those that must be copied with the project, by their identities.
    public func fetch(_ project: AppProject, scratch: URL) throws -> [String: URL] {
        var project = project
        if let stubs { project.leaveOut(packages: stubs.leftOut) }
        do {
            return try RemotePackages(of: packageToFetch(project), scratch: scratch).checkouts
        } catch let error as ProjectError {
            guard let stubs, project.hasRemotePackages else { throw error }
            stubs.leftOut.formUnion(project.remotePackages(namedIn: error.description))
            return try fetch(project, scratch: scratch)
        }
    }

    /// Writes a package that names the packages of a project, and returns its folder.
    ///
    /// The project's copy cannot be used for that. It names no package that is copied with it, and whenever its manifest changes, all is built again.
    private func packageToFetch(_ project: AppProject) throws -> URL {
        var packages = LocalPackages(
            mirror: folder.appending(path: "Packages"), martlet: martlet, scratch: folder.appending(path: "Scratch"), hasStubs: stubs != nil
        )
        var manifests = FolderCopy(packages.mirror)
        for case .local(let place) in project.packages { try packages.add(place, into: &manifests) }
        var copy = FolderCopy(folder.appending(path: "Fetch"))
        try copy.put(
            AppManifest(martlet: martlet).text(naming: project.packages.map { ResolvedPackage($0, among: packages) }), at: "Package.swift")
        try pinVersions(in: copy.folder)
        return copy.folder
    }

    /// Copies a project. Nothing is written outside of ``folder``.
    ///
    /// - Parameter checkouts: Fetched packages that must be copied, too, by their identities: see ``RemotePackages``.
    public func prepare(_ project: AppProject, copying checkouts: [String: URL] = [:]) throws -> Prepared {
        var project = project
        if let leftOut = stubs?.leftOut, !leftOut.isEmpty { project.leaveOut(packages: leftOut) }
        project.packages =
            project.packages.filter { checkouts[$0.identity] == nil }
            + checkouts.filter { stubs?.leftOut.contains($0.key) != true }.values.sorted { $0.path < $1.path }.map(PackageReference.local)
        var packages = LocalPackages(
            mirror: folder.appending(path: "Packages"), martlet: martlet, scratch: folder.appending(path: "Scratch"), hasStubs: stubs != nil
        )
        var packageCopy = FolderCopy(packages.mirror, leaving: ["Package.resolved"])
        for case .local(let place) in project.packages { try packages.add(place, into: &packageCopy) }

        let modules = AvailableModules(own: Set(project.modules.map(\.name)).union(packages.modules))
        var result = CopyResult()
        try copySources(of: packages, modules: modules, into: &packageCopy, &result)
        try packageCopy.removeOthers()

        var app = FolderCopy(folder.appending(path: "App"), leaving: ["Package.resolved"])
        var frameworks = project.modules.reduce(into: Set<String>()) { names, module in
            names.formUnion(CopyResult.frameworks(usedBy: module.sources, conditions: module.settings.conditions, martlet: martlet))
        }
        // The classes that are made of models import it.
        if project.modules.flatMap(\.resources).contains(where: { DataModels.isModel($0.file) }) { frameworks.insert("CoreData") }
        let appModules = modules.adding([AvailableModules.crypto.name]).linking(frameworks)
        for module in project.modules {
            let rewriter = SourceRewriter(modules: appModules, conditions: module.settings.conditions, table: table)
            for (file, path) in Self.paths(of: module.sources, in: project.folder) {
                let stubs = stubs.map { (plan: $0, module: module.name) }
                try app.put(result.rewrite(file, by: rewriter, stubs: stubs), at: "Sources/\(module.name)/\(path)")
            }
            if let stubs { try app.put(stubs.declarations(of: module.name), at: "Sources/\(module.name)/\(StubPlan.file)") }
            for resource in module.resources {
                guard FileManager.default.fileExists(atPath: resource.file.path) else {
                    result.notices.append(Notice(.warning, "This file of the project does not exist.", file: resource.file.path))
                    continue
                }
                try app.copy(resource.file, to: "Sources/\(module.name)/Resources/\(resource.path)")
            }
            for source in DataModels.sources(of: module.resources.map(\.file).filter(DataModels.isModel), settings: module.settings) {
                try app.put(source.text, at: "Sources/\(module.name)/GeneratedDataModel/\(source.name)")
            }
            if let symbols = Self.assetSymbols(of: module, hasUIKit: frameworks.contains("UIKit")) {
                try app.put(symbols, at: "Sources/\(module.name)/GeneratedAssetSymbols.swift")
            }
            if let symbols = Self.stringSymbols(of: module) {
                try app.put(symbols, at: "Sources/\(module.name)/GeneratedStringSymbols.swift")
            }
        }
        let resolved = project.packages.map { ResolvedPackage($0, among: packages) }
        for product in project.modules.flatMap(\.products) where ResolvedPackage.identity(of: product, among: resolved) == nil {
            result.notices.append(Notice(.warning, "No package of the project has the product \(product.name). It is left out."))
        }
        try app.put(
            AppManifest(martlet: martlet, frameworks: frameworks, hasStubs: stubs != nil).text(of: project, packages: resolved),
            at: "Package.swift")
        try app.removeOthers()
        try pinVersions(in: app.folder)
        return Prepared(
            folder: folder, package: app.folder, product: project.app?.name ?? project.name,
            hasTests: project.modules.contains { $0.kind == .tests },
            report: result.report(martlet: martlet, linking: frameworks.union(packages.frameworks)),
            serverReport: result.serverReport,
            notices: (project.notices + result.notices).map(stubbed), fileCount: result.fileCount,
            originals: Self.originals(of: project, packages, fetched: Array(checkouts.values)))
    }

    /// Returns a notice, as a warning if a stub can mend what is an error otherwise.
    func stubbed(_ notice: Notice) -> Notice {
        stubs != nil && notice.severity == .error ? Notice(.warning, notice.message, file: notice.file, line: notice.line) : notice
    }

    /// Returns the folders and files of the user from which an app is copied.
    ///
    /// - Parameter checkouts: Packages that were fetched, and that the user does not edit.
    private static func originals(of project: AppProject, _ packages: LocalPackages, fetched checkouts: [URL]) -> [URL] {
        let folders = packages.packages.map(\.folder).filter { !checkouts.contains($0) }
        let files = project.modules.flatMap(\.sources) + project.modules.flatMap(\.resources).map(\.file)
        return [project.folder] + folders + files.filter { relativePath(of: $0, to: project.folder) == nil }
    }

    /// Copies all files of the packages, Swift sources rewritten.
    func copySources(of packages: LocalPackages, modules: AvailableModules, into copy: inout FolderCopy, _ result: inout CopyResult) throws
    {
        for package in packages.packages {
            let rewriter = SourceRewriter(modules: modules.linking(package.frameworks), conditions: [], table: table)
            var targets: Set<String> = []
            for path in packages.files(of: package) {
                let file = package.folder.appending(path: path)
                if file.pathExtension == "swift", !ProjectFolder.isFolder(file) {
                    let target = packages.targetFolder(of: path, in: package)
                    let module = target.map { packages.path(of: package.folder.appending(path: $0)) }
                    let stubs = stubs.flatMap { plan in module.map { (plan: plan, module: $0) } }
                    if stubs != nil, let module { targets.insert(module) }
                    try copy.put(result.rewrite(file, by: rewriter, stubs: stubs), at: packages.path(of: file))
                } else {
                    try copy.copy(file, to: packages.path(of: file))
                    guard DataModels.isModel(file), let target = packages.targetFolder(of: path, in: package) else { continue }
                    let folder = packages.path(of: package.folder.appending(path: target))
                    for source in DataModels.sources(of: [file], settings: CompilerSettings()) {
                        try copy.put(source.text, at: "\(folder)/GeneratedDataModel/\(source.name)")
                    }
                }
            }
            try copySymbols(of: package, in: packages, into: &copy)
            for target in targets {
                if let stubs { try copy.put(stubs.declarations(of: target), at: "\(target)/\(StubPlan.file)") }
            }
        }
    }

    /// Declares names for the images, colours and texts in the catalogues of a package's targets.
    private func copySymbols(of package: LocalPackages.Package, in packages: LocalPackages, into copy: inout FolderCopy) throws {
        for target in package.dump.targets where ["regular", "executable"].contains(target.type) {
            guard let folder = target.folder(in: package.folder) else { continue }
            let catalogues = target.allCatalogues(in: package.folder).map { folder.appending(path: $0) }
            let place = packages.path(of: folder)
            let assets = AssetSymbols(catalogues: catalogues.filter { $0.pathExtension == "xcassets" })
            if !assets.isEmpty {
                let text = assets.source(bundle: ".module", extendsTypes: false, hasUIKit: package.frameworks.contains("UIKit"))
                try copy.put(text, at: "\(place)/GeneratedAssetSymbols.swift")
            }
            let strings = StringSymbols(catalogues: catalogues.filter { $0.pathExtension == "xcstrings" })
            if !strings.isEmpty { try copy.put(strings.source(bundle: ".module"), at: "\(place)/GeneratedStringSymbols.swift") }
        }
    }

    /// Lets the app use the versions of Martlet's own packages, so that these need not be built again.
    func pinVersions(in package: URL) throws {
        let (own, pins) = (package.appending(path: "Package.resolved"), martlet.appending(path: "Package.resolved"))
        guard !FileManager.default.fileExists(atPath: own.path), FileManager.default.fileExists(atPath: pins.path) else { return }
        try FileManager.default.copyItem(at: pins, to: own)
    }

    /// Returns the source that declares names for a module's images and colours, if it has any.
    private static func assetSymbols(of module: AppModule, hasUIKit: Bool) -> String? {
        let symbols = AssetSymbols(catalogues: module.resources.map(\.file).filter { $0.pathExtension == "xcassets" })
        guard module.settings.declaresAssets, !symbols.isEmpty else { return nil }
        return symbols.source(
            bundle: module.kind == .app ? ".main" : ".module", extendsTypes: module.settings.extendsColor, hasUIKit: hasUIKit)
    }

    /// Returns the source that declares names for a module's texts, if it has any.
    private static func stringSymbols(of module: AppModule) -> String? {
        guard module.settings.declaresStrings else { return nil }
        let symbols = StringSymbols(catalogues: module.resources.map(\.file).filter { $0.pathExtension == "xcstrings" })
        return symbols.isEmpty ? nil : symbols.source(bundle: module.kind == .app ? ".main" : ".module")
    }

    /// Paths of a module's sources in the copy: those below the project's folder keep theirs.
    private static func paths(of files: [URL], in folder: URL) -> [(file: URL, path: String)] {
        files.map { ($0, relativePath(of: $0, to: folder) ?? "Elsewhere" + $0.path) }
    }
}
