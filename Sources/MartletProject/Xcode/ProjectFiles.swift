import Foundation

/// The places of a project's files. A reference's path is relative to its group, to the project or absolute.
struct ProjectFiles {
    /// The place of each file, group and synchronized folder, by the identifier of its object.
    private(set) var places: [String: URL] = [:]
    /// The groups of translations that a file belongs to; these have no place of their own.
    private let objects: ProjectObjects
    private let folder: URL

    /// - Parameter folder: The folder that contains the project.
    init(_ objects: ProjectObjects, folder: URL) {
        self.objects = objects
        let root = objects.root["projectDirPath"] ?? ""
        self.folder = root.isEmpty ? folder : URL(fileURLWithPath: root, relativeTo: folder).standardizedFileURL
        if let main = objects[objects.root["mainGroup"]] { visit(main, in: self.folder) }
    }

    private mutating func visit(_ object: ProjectObjects.Object, in parent: URL) {
        guard places[object.id] == nil, let place = place(of: object, in: parent) else { return }
        places[object.id] = place
        for child in object.list("children").compactMap({ objects[$0] }) { visit(child, in: place) }
    }

    private func place(of object: ProjectObjects.Object, in parent: URL) -> URL? {
        let path = object["path"] ?? ""
        switch object["sourceTree"] {
        case "<absolute>": return URL(fileURLWithPath: path).standardizedFileURL
        case "<group>", nil: return path.isEmpty ? parent : parent.appending(path: path).standardizedFileURL
        case "SOURCE_ROOT": return path.isEmpty ? folder : folder.appending(path: path).standardizedFileURL
        default: return nil  // A product, or a file of the SDK.
        }
    }

    /// Returns the files that an entry of a build phase means: one, or a file for each language.
    func files(of reference: ProjectObjects.Object) -> [URL] {
        switch reference.kind {
        case "PBXVariantGroup": reference.list("children").compactMap { places[$0] }
        default: [places[reference.id]].compactMap(\.self)
        }
    }

    /// The folders in the project that are Swift packages: Xcode shows a local package as a reference to its folder.
    var packageFolders: [URL] {
        places.values.filter { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }
            .sorted { $0.path < $1.path }
    }
}
