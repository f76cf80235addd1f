#if os(Linux)
import Foundation

extension FileManager {
    /// The folder that an app shares with its extensions: one of the user's folders, which is made if it does not exist.
    ///
    /// - Returns: `nil` if the identifier is no name of a folder.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/") else { return nil }
        let folder = homeDirectoryForCurrentUser.appending(path: "Library/Group Containers/\(groupIdentifier)", directoryHint: .isDirectory)
        do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
        return folder
    }
}
#endif
