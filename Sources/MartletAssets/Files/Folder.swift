import Foundation

/// Lists the contents of a resource folder.
enum Folder {
    struct Entry {
        let url: URL
        let isFolder: Bool
    }

    /// Returns the files and folders, sorted by name; empty if the folder cannot be read. It skips hidden files and links, so that a walk
    /// never leaves the folder or loops.
    static func entries(of folder: URL) -> [Entry] {
        let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
        let urls = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
        return (urls ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }.compactMap { url in
            guard let values = try? url.resourceValues(forKeys: Set(keys)), values.isSymbolicLink != true else { return nil }
            return Entry(url: url, isFolder: values.isDirectory == true)
        }
    }

    /// Returns the file that an asset names, which must be in the asset's own folder.
    static func file(named name: String, in folder: URL) throws(AssetProblem) -> URL {
        let file = folder.appending(path: name)
        let isPlain = !name.isEmpty && !name.contains("/") && !name.contains("\0") && name != "." && name != ".."
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil
        guard isPlain, !isLink else {
            throw AssetProblem(
                file: folder.appending(path: "Contents.json"), message: "'\(name)' is not a file in the asset's folder")
        }
        return file
    }
}
