import Foundation
import MartletCore
import MartletDevice
import MartletTransfers
import MartletUniformTypes

/// Lets the browser save an image as a file. A symbol is not saved.
///
/// - Partly: the target is not told, because there is no Objective-C that could call the method.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    guard let file = image.file, let service = FileService.current else { return }
    let ending = UTType(mimeType: file.mediaType)?.preferredFilenameExtension ?? "png"
    // The type is none that a browser would show.
    service.save(ServedFiles.shared.file(file.data, mediaType: "application/octet-stream", name: "Photo." + ending)) { _ in }
}
