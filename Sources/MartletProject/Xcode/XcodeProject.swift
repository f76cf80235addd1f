import Foundation

/// An Xcode project: its targets, and how one of them becomes an ``AppProject``.
public struct XcodeProject {
    let objects: ProjectObjects
    let files: ProjectFiles
    /// The folder that contains the `.xcodeproj`.
    let folder: URL
    let name: String

    /// - Parameter bundle: The `.xcodeproj` itself.
    public init(bundle: URL) throws {
        folder = bundle.deletingLastPathComponent().standardizedFileURL
        name = bundle.deletingPathExtension().lastPathComponent
        objects = try ProjectObjects(contentsOf: bundle.appending(path: "project.pbxproj"))
        files = ProjectFiles(objects, folder: folder)
    }

    private static let appKinds: Set<String> = ["com.apple.product-type.application"]
    private static let libraryKinds: Set<String> = [
        "com.apple.product-type.framework", "com.apple.product-type.framework.static", "com.apple.product-type.library.static",
        "com.apple.product-type.library.dynamic",
    ]

    var targets: [ProjectObjects.Object] { objects.objects("targets", of: objects.root).filter { $0.kind == "PBXNativeTarget" } }

    /// The names of the targets that are apps.
    public var apps: [String] { targets.filter { Self.appKinds.contains($0["productType"] ?? "") }.compactMap { $0["name"] } }

    /// The names of ``apps`` that are built for the iPhone, and not for a watch, a TV, a headset or the Mac alone.
    public func appsForPhone(configuration: String = "Debug") throws -> [String] {
        let names = apps
        return try targets.filter { names.contains($0["name"] ?? "") }
            .filter { target in
                let settings = try BuildSettings(target, in: self, configuration: configuration)
                let platforms = settings.words("SUPPORTED_PLATFORMS")
                return platforms.isEmpty ? settings["SDKROOT"] == "iphoneos" : platforms.contains("iphoneos")
            }
            .compactMap { $0["name"] }
    }

    /// Reads an app with the libraries it uses and its tests.
    ///
    /// - Parameters:
    ///   - target: The name of the app's target, one of ``apps``.
    ///   - configuration: The name of a build configuration.
    public func app(_ target: String, configuration: String = "Debug") throws -> AppProject {
        guard let app = targets.first(where: { $0["name"] == target && Self.appKinds.contains($0["productType"] ?? "") }) else {
            throw AppChoice(in: folder.appending(path: name + ".xcodeproj"), names: apps, unknown: target)
        }
        var notices: [Notice] = []
        var modules: [AppModule] = []
        let libraries = libraries(of: app)
        for target in [app] + libraries {
            let reader = try XcodeTarget(target, in: self, configuration: configuration)
            modules.append(try reader.module(as: target.id == app.id ? .app : .library, libraries: libraries))
            notices += reader.notices
        }
        let appModule = modules[0].name
        for target in targets where target["productType"] == "com.apple.product-type.bundle.unit-test" {
            guard dependencies(of: target).contains(where: { $0.id == app.id }) else { continue }
            var tests = try XcodeTarget(target, in: self, configuration: configuration).module(as: .tests, libraries: libraries)
            // The package manager does not take a target without files.
            guard !tests.sources.isEmpty else { continue }
            tests.modules = [appModule] + tests.modules.filter { $0 != appModule }
            modules.append(tests)
        }
        var project = AppProject(name: target, folder: folder, modules: modules)
        project.packages = packages
        project.info = try XcodeTarget(app, in: self, configuration: configuration).info()
        project.notices = notices
        return project
    }

    func dependencies(of target: ProjectObjects.Object) -> [ProjectObjects.Object] {
        objects.objects("dependencies", of: target).compactMap { objects[$0["target"]] }
    }

    /// Returns the libraries of the project that a target uses, also through others.
    private func libraries(of target: ProjectObjects.Object) -> [ProjectObjects.Object] {
        var found: [ProjectObjects.Object] = []
        var waiting = dependencies(of: target)
        while let next = waiting.popLast() {
            guard Self.libraryKinds.contains(next["productType"] ?? ""), !found.contains(where: { $0.id == next.id }) else { continue }
            found.append(next)
            waiting += dependencies(of: next)
        }
        return found
    }

    /// The packages of the project: those it lists, and the folders with a manifest among its files.
    private var packages: [PackageReference] {
        let listed = objects.objects("packageReferences", of: objects.root).compactMap { PackageReference($0, in: folder) }
        return listed + files.packageFolders.map(PackageReference.local).filter { !listed.contains($0) }
    }
}
