import Foundation
import MartletTransfers
import MartletUIKit
import MartletUniformTypes

/// A picture or a video for the browser to save.
struct PhotoFile: Sendable {
    let data: Data
    let name: String

    /// A picture; `nil` for a symbol, which is none.
    init?(_ image: UIImage) {
        guard let file = image.file else { return nil }
        data = file.data
        name = "Photo." + (UTType(mimeType: file.mediaType)?.preferredFilenameExtension ?? "png")
    }

    /// The file at a URL; `nil` if there is none.
    init?(_ url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        (self.data, name) = (data, url.lastPathComponent)
    }

    init(_ data: Data, name: String) { (self.data, self.name) = (data, name) }

    /// The file as the page loads it. The type is none that a browser would show.
    var served: ServedFile { ServedFiles.shared.file(data, mediaType: "application/octet-stream", name: name) }
}
