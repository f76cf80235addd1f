import Foundation

/// Makes a folder contain certain files and no others. It does not write files that are right already, so that a build compiles only changed ones.
///
/// It contains no links: what lies at the other end of one is the user's, and must neither be written nor removed.
struct FolderCopy {
    let folder: URL
    private var kept: Set<String> = []
    /// Names of files that ``removeOthers()`` keeps.
    private let foreign: Set<String>

    init(_ folder: URL, leaving foreign: Set<String> = []) {
        self.folder = folder.standardizedFileURL
        self.foreign = foreign
    }

    /// Writes a text.
    mutating func put(_ text: String, at path: String) throws {
        let place = try place(for: path)
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: place.path) != data else { return }
        try data.write(to: place)
    }

    /// Copies a file, or a folder with all that is in it.
    mutating func copy(_ file: URL, to path: String) throws {
        try copy(file, to: path, within: FolderChain(file.deletingLastPathComponent()))
    }

    private mutating func copy(_ file: URL, to path: String, within chain: FolderChain) throws {
        if ProjectFolder.isFolder(file) {
            guard let chain = chain.entering(file) else { return }
            for name in try FileManager.default.contentsOfDirectory(atPath: file.path).sorted() where name != ".DS_Store" {
                try copy(file.appending(path: name), to: path + "/" + name, within: chain)
            }
            return
        }
        let place = try place(for: path)
        let manager = FileManager.default
        if manager.contentsEqual(atPath: file.path, andPath: place.path) { return }
        if manager.fileExists(atPath: place.path) { try manager.removeItem(at: place) }
        try manager.copyItem(at: file.resolvingSymlinksInPath(), to: place)
    }

    /// Removes all files that were not put here since this value was made.
    mutating func removeOthers() throws {
        try removeOthers(in: folder, path: "")
    }

    private mutating func removeOthers(in folder: URL, path: String) throws {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let entry = folder.appending(path: name)
            if foreign.contains(name) { continue }
            if ProjectFolder.isFolder(entry), !ProjectFolder.isLink(entry) {
                try removeOthers(in: entry, path: path + name + "/")
                if try FileManager.default.contentsOfDirectory(atPath: entry.path).isEmpty { try FileManager.default.removeItem(at: entry) }
            } else if !kept.contains(path + name) {
                try FileManager.default.removeItem(at: entry)
            }
        }
    }

    /// Returns where a file is to be written. Links on the way there are removed.
    private mutating func place(for path: String) throws -> URL {
        kept.insert(path)
        var place = folder
        for name in path.split(separator: "/") {
            place.append(path: String(name))
            if ProjectFolder.isLink(place) { try FileManager.default.removeItem(at: place) }
        }
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        return place
    }
}
