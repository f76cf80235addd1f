import Foundation

/// One target of an Xcode project, in one configuration.
struct XcodeTarget {
    private let target: ProjectObjects.Object
    private let project: XcodeProject
    private let settings: BuildSettings
    private let sources: [URL]
    private let resources: [BundleResource]
    /// Files that only Apple's tools can compile.
    let notices: [Notice]

    init(_ target: ProjectObjects.Object, in project: XcodeProject, configuration: String) throws {
        self.target = target
        self.project = project
        settings = try BuildSettings(target, in: project, configuration: configuration)
        var content = TargetContent(infoFile: settings["INFOPLIST_FILE"].map { project.folder.appending(path: $0).standardizedFileURL })
        content.addPhases(of: target, in: project)
        content.addSynchronizedFolders(of: target, in: project)
        sources = content.sources
        resources = content.resources
        notices = content.notices(for: target["name"] ?? "")
    }

    /// The name by which other files import the target.
    var moduleName: String { settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.moduleName(target["name"] ?? "App") }

    func module(as kind: AppModule.Kind, libraries: [ProjectObjects.Object]) throws -> AppModule {
        var module = AppModule(name: moduleName, kind: kind, sources: sources)
        module.resources = resources
        module.settings = CompilerSettings(settings)
        let used = project.dependencies(of: target).map(\.id)
        module.modules = try libraries.filter { used.contains($0.id) }
            .map { try XcodeTarget($0, in: project, configuration: settings["CONFIGURATION"] ?? "Debug").moduleName }
        module.products = products
        return module
    }

    /// The products of packages, listed by the target or linked by its phases.
    private var products: [PackageProduct] {
        let objects = project.objects
        let phases = objects.objects("buildPhases", of: target).filter { $0.kind == "PBXFrameworksBuildPhase" }
        let linked = phases.flatMap { objects.objects("files", of: $0) }.compactMap { objects[$0["productRef"]] }
        let listed = objects.objects("packageProductDependencies", of: target)
        return (listed + linked).reduce(into: []) { products, dependency in
            guard let name = dependency["productName"], !products.contains(where: { $0.name == name }) else { return }
            let package = objects[dependency["package"]].flatMap { PackageReference($0, in: project.folder) }
            // The product of a plug-in is named "plugin:Name" and builds nothing here.
            if !name.hasPrefix("plugin:") { products.append(PackageProduct(name, package: package?.identity)) }
        }
    }

    /// The entries of the target's `Info.plist`: those of its file, and those that Xcode makes of settings.
    func info() throws -> [String: PropertyValue] {
        var info: [String: PropertyValue] = [:]
        if settings.isOn("GENERATE_INFOPLIST_FILE") {
            info["CFBundleName"] = .text("$(PRODUCT_NAME)")
            info["CFBundleIdentifier"] = .text("$(PRODUCT_BUNDLE_IDENTIFIER)")
            info["CFBundleShortVersionString"] = .text("$(MARKETING_VERSION)")
            info["CFBundleVersion"] = .text("$(CURRENT_PROJECT_VERSION)")
            info["CFBundleExecutable"] = .text("$(EXECUTABLE_NAME)")
        }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names(withPrefix: prefix) { info[String(name.dropFirst(prefix.count))] = .text("$(\(name))") }
        if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
            let file = project.folder.appending(path: path)
            if FileManager.default.fileExists(atPath: file.path) {
                info.merge(try PropertyValue(contentsOf: file).table ?? [:]) { $1 }
            }
        }
        return info.mapValues { $0.mapTexts(settings.expand) }
    }
}
