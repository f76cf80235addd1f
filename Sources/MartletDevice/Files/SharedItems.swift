import MartletElements
import MartletTransfers

/// What a user shares with other apps at once.
package struct SharedItems {
    package struct File {
        let file: ServedFile
        let mediaType: String

        /// - Parameter mediaType: What other apps learn. The file itself is served as none that a browser would show.
        package init(_ file: ServedFile, mediaType: String) {
            self.file = file
            self.mediaType = mediaType
        }
    }

    package var files: [File] = []
    package var texts: [String] = []
    /// A browser shares one URL; further ones are texts.
    package var url: String?
    package var title: String?

    package init() {}

    package var isEmpty: Bool { files.isEmpty && texts.isEmpty && url == nil }

    var parts: [Value] {
        [
            .list(files.map { .list([.string($0.file.address), .string($0.file.name ?? ""), .string($0.mediaType)]) }),
            .string(texts.joined(separator: "\n")), .string(url ?? ""), .string(title ?? ""),
        ]
    }
}
