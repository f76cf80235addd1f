import Foundation
import MartletAssets
import MartletCoreTransferable
import MartletTransfers
import MartletUI

extension Image: Transferable {
    /// An image of a file: PNG, JPEG, GIF, WebP or SVG.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(importedContentType: .image) { data in
            let file = try ImageFile(data)
            return Image(
                .file(
                    ServedFiles.shared.file(data, mediaType: file.mediaType.rawValue), width: file.size.width, height: file.size.height))
        }
    }
}
