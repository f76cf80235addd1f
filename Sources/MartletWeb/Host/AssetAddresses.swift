import Foundation
import MartletCore
import MartletDOM

/// The URLs under which the server serves the files in the app's bundles.
@MainActor
final class AssetAddresses: PictureLocating {
    /// The URL path of all served folders.
    nonisolated static let folder = PageAddress.folder + "assets/"

    private let served: [URL]
    /// A cache; the app's image files do not change while it runs.
    private var known: [String: PictureAddresses?] = [:]

    /// - Parameter served: The folders whose files the server serves.
    init(served: [URL]) { self.served = served }

    func addresses(ofPicture name: String, library: String?) -> PictureAddresses? {
        let key = (library ?? "") + "\n" + name
        if let known = known[key] { return known }
        let files = AppAssets.files(ofPicture: name, library: library)
        let found = files.map { files in
            PictureAddresses(
                files.light.map { .init(Self.address(of: $0.url, in: files.folders), scale: Double($0.scale)) },
                dark: files.dark.map { Self.address(of: $0, in: files.folders) })
        }
        known[key] = .some(found)
        return found
    }

    func address(of url: String) -> String {
        guard url.hasPrefix("file:"), let file = URL(string: url) else { return url }
        // The file itself may be missing, but its folder exists and its path may contain a symbolic link.
        let real = file.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: file.lastPathComponent)
        let isServed = served.contains { real.path.hasPrefix($0.standardizedFileURL.path + "/") }
        return isServed ? Self.address(of: real, in: served) : url
    }

    /// Returns the URL path of a file: its path relative to the served folder that contains it.
    private static func address(of file: URL, in folders: [URL]) -> String {
        let path = file.standardizedFileURL.path
        let root = folders.map { $0.standardizedFileURL.path + "/" }.first { path.hasPrefix($0) } ?? ""
        let relative = String(path.dropFirst(root.count))
        return folder + (relative.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? relative)
    }
}
