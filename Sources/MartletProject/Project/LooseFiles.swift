import Foundation

extension AppProject {
    /// Makes an app of a folder of Swift files without a project: all of them are one module, and all other files are resources.
    public init(looseFilesIn folder: URL) throws {
        let folder = folder.standardizedFileURL
        let files = ProjectFolder.files(in: folder).map { folder.appending(path: $0) }
        let sources = files.filter { FileRole(of: $0) == .swift }
        guard !sources.isEmpty else {
            throw ProjectError(
                "\(folder.path) has no Xcode project, no Package.swift and no Swift files. Name the folder of an app: martlet run PATH")
        }
        let name = BuildSettings.moduleName(folder.deletingPathExtension().lastPathComponent)
        var module = AppModule(name: name, kind: .app, sources: sources)
        module.resources = files.filter { [.resource, .dataModel].contains(FileRole(of: $0)) }.map {
            BundleResource($0, path: TargetContent.bundlePath(of: $0))
        }
        .reduce(into: []) { resources, next in if !resources.contains(where: { $0.path == next.path }) { resources.append(next) } }
        self.init(name: folder.lastPathComponent, folder: folder, modules: [module])
    }
}
