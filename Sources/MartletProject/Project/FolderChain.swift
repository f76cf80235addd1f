import Foundation

/// The folders on the way to a place, each where links really lead. Links may lead round in a circle: then a folder would be on the way to itself.
struct FolderChain {
    private let place: String
    private let folders: Set<String>

    /// Begins at a folder.
    init(_ folder: URL) {
        place = folder.resolvingSymlinksInPath().path
        folders = [place]
    }

    private init(place: String, folders: Set<String>) {
        self.place = place
        self.folders = folders
    }

    /// Returns the chain with one of the last folder's entries; `nil` if that folder is on it already.
    func entering(_ folder: URL) -> FolderChain? {
        let real = ProjectFolder.isLink(folder) ? folder.resolvingSymlinksInPath().path : place + "/" + folder.lastPathComponent
        return folders.contains(real) ? nil : FolderChain(place: real, folders: folders.union([real]))
    }
}
