import Foundation

/// A folder whose files belong to targets without being listed in the project file (`PBXFileSystemSynchronizedRootGroup`, since Xcode 16).
struct SynchronizedFolder {
    let folder: URL
    /// Paths in the folder that do not follow the rule: not in a target that has the folder, or in one that has it not.
    private let exceptions: [String: Set<String>]
    /// Paths of folders that are copied as they are.
    private let copiedFolders: [String]

    init(_ group: ProjectObjects.Object, at folder: URL, in objects: ProjectObjects) {
        self.folder = folder
        copiedFolders = group.list("explicitFolders")
        exceptions = objects.objects("exceptions", of: group).reduce(into: [:]) { exceptions, set in
            guard let target = set["target"] else { return }
            exceptions[target, default: []].formUnion(set.list("membershipExceptions"))
        }
    }

    /// Returns the files that belong to a target. Bundles such as asset catalogues, and folders that are copied, count as one file.
    ///
    /// - Parameter hasFolder: Whether the target lists the folder; if not, only the exceptions belong to it.
    func files(of target: String, hasFolder: Bool) -> [URL] {
        let exceptions = exceptions[target] ?? []
        if !hasFolder { return exceptions.sorted().map { folder.appending(path: $0) } }
        return ProjectFolder.files(in: folder, wholeFolders: Set(copiedFolders)).filter { path in
            // A translation is named without its language's folder: "Localizable.strings" stands for each of them.
            let components = path.split(separator: "/")
            let plain = components.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
            let within = components.indices.map { components[...$0].joined(separator: "/") }
            return !exceptions.contains(plain) && !exceptions.contains("/Localized: " + plain) && exceptions.isDisjoint(with: within)
        }.map { folder.appending(path: $0) }
    }
}
