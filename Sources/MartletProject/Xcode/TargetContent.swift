import Foundation

/// Collects the sources and resources of a target from its build phases and its synchronized folders.
struct TargetContent {
    private(set) var sources: [URL] = []
    private(set) var resources: [BundleResource] = []
    private var appleOnly: [(file: URL, kind: String)] = []
    /// The target's `Info.plist`, which is no resource even if it lies among them.
    private let infoFile: URL?

    init(infoFile: URL?) { self.infoFile = infoFile }

    mutating func addPhases(of target: ProjectObjects.Object, in project: XcodeProject) {
        let objects = project.objects
        for phase in objects.objects("buildPhases", of: target) {
            let references = objects.objects("files", of: phase).compactMap { objects[$0["fileRef"]] }
            for file in references.flatMap(project.files.files) {
                switch phase.kind {
                case "PBXSourcesBuildPhase": add(file, role: FileRole(of: file))
                case "PBXResourcesBuildPhase": add(file, role: FileRole(of: file, isListed: true))
                default: break
                }
            }
        }
    }

    mutating func addSynchronizedFolders(of target: ProjectObjects.Object, in project: XcodeProject) {
        let objects = project.objects
        let own = Set(target.list("fileSystemSynchronizedGroups"))
        for (id, place) in project.files.places.sorted(by: { $0.value.path < $1.value.path }) {
            guard let group = objects[id], group.kind == "PBXFileSystemSynchronizedRootGroup" else { continue }
            let folder = SynchronizedFolder(group, at: place, in: objects)
            for file in folder.files(of: target.id, hasFolder: own.contains(id)) { add(file, role: FileRole(of: file)) }
        }
    }

    private mutating func add(_ file: URL, role: FileRole) {
        let file = ProjectFolder.file(at: file.standardizedFileURL)
        guard file.path != infoFile?.path else { return }
        switch role {
        case .swift:
            if !sources.contains(file) { sources.append(file) }
        case .resource, .dataModel:
            let resource = BundleResource(file, path: Self.bundlePath(of: file))
            if !resources.contains(where: { $0.path == resource.path }) { resources.append(resource) }
        case .appleOnly(let kind): appleOnly.append((file, kind))
        case .ignored: break
        }
    }

    /// Xcode copies files into the bundle without their folders, except those of languages.
    static func bundlePath(of file: URL) -> String {
        if DataModels.isModel(file) { return DataModels.bundlePath(of: file) }
        let parent = file.deletingLastPathComponent().lastPathComponent
        return parent.hasSuffix(".lproj") ? parent + "/" + file.lastPathComponent : file.lastPathComponent
    }

    func notices(for target: String) -> [Notice] {
        appleOnly.map { file, kind in
            Notice(.warning, "\(target) leaves this file out: it is \(kind).", file: file.path)
        }
    }
}
