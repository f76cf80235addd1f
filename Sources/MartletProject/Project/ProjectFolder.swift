import Foundation

/// Lists the files of a folder as a project counts them.
enum ProjectFolder {
    /// Folders that are one file to a project.
    static let bundles: Set<String> = [
        "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "docc", "scnassets", "icon", "mlpackage",
        "rkassets",
    ]
    /// Folders that contain no source of the project.
    private static let skipped: Set<String> = ["xcodeproj", "xcworkspace", "playground"]
    static let skippedNames: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "build"]

    /// Returns the paths of all files in a folder, relative to it and sorted. Hidden files are left out.
    ///
    /// - Parameter wholeFolders: Paths of folders that count as one file.
    static func files(in folder: URL, wholeFolders: Set<String> = []) -> [String] {
        var found: [String] = []
        collect(folder, path: "", within: FolderChain(folder), wholeFolders: wholeFolders, into: &found)
        return found.sorted()
    }

    private static func collect(
        _ folder: URL, path: String, within chain: FolderChain, wholeFolders: Set<String>, into found: inout [String]
    ) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where !name.hasPrefix(".") {
            let entry = folder.appending(path: name)
            let path = path + name
            let ending = entry.pathExtension.lowercased()
            if !isFolder(entry) || bundles.contains(ending) || wholeFolders.contains(path) {
                found.append(path)
            } else if !skipped.contains(ending), !skippedNames.contains(name), let chain = chain.entering(entry) {
                collect(entry, path: path + "/", within: chain, wholeFolders: wholeFolders, into: &found)
            }
        }
    }

    /// Returns the file that a project means by a path. Apple's file systems ignore case, so a project may write it otherwise.
    static func file(at url: URL) -> URL {
        let manager = FileManager.default
        guard !manager.fileExists(atPath: url.path), url.path != "/" else { return url }
        let parent = file(at: url.deletingLastPathComponent())
        let name = url.lastPathComponent.lowercased()
        let names = (try? manager.contentsOfDirectory(atPath: parent.path)) ?? []
        return names.first { $0.lowercased() == name }.map { parent.appending(path: $0) } ?? url
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether there is a symbolic link, wherever it leads.
    static func isLink(_ url: URL) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType == .typeSymbolicLink
    }
}

/// Returns the path of a file from one of the folders that contain it; `nil` if that does not.
func relativePath(of file: URL, to folder: URL) -> String? {
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : nil
}
