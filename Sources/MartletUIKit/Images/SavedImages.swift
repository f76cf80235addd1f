import Foundation
import MartletCore
import MartletDevice
import MartletTransfers
import MartletUniformTypes

/// Lets the browser save an image as a file, and then calls the method of the target, which takes the image, an error or `nil`, and the context.
/// A symbol is not saved.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    guard let file = image.file, let service = FileService.current else { return }
    let ending = UTType(mimeType: file.mediaType)?.preferredFilenameExtension ?? "png"
    // The type is none that a browser would show.
    service.save(ServedFiles.shared.file(file.data, mediaType: "application/octet-stream", name: "Photo." + ending)) { _ in
        completionSelector?.perform(on: completionTarget, image, nil, contextInfo)
    }
}
