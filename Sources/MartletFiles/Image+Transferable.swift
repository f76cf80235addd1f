import Foundation
import MartletAssets
import MartletCore
import MartletCoreTransferable
import MartletTransfers
import MartletUI
import MartletUniformTypes

extension Image: Transferable {
    /// An image of a file: PNG, JPEG, GIF, WebP or SVG. A system symbol and an image of another server are none.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(importedContentType: .image) { data in
            let file = try ImageFile(data)
            return Image(
                .file(
                    ServedFiles.shared.file(data, mediaType: file.mediaType.rawValue), width: file.size.width, height: file.size.height))
        }
        ImageFileRepresentation()
    }
}

/// Exports the file of an image, as the type that it has.
private struct ImageFileRepresentation: TransferRepresentation {
    func _import(_ file: URL, _ type: UTType) async throws -> Image? { nil }

    func _export(_ item: Image) async throws -> TransferExport? {
        switch item.source {
        case .file(let file, _, _):
            return UTType(mimeType: file.mediaType).map { .file(file.data, $0, name: file.name) }
        case .named(let name, let bundlePath):
            guard let file = await AppAssets.files(ofPicture: name, library: bundlePath)?.light.last?.url,
                let type = UTType(filenameExtension: file.pathExtension)
            else { return nil }
            return .file(try Data(contentsOf: file), type, name: nil)
        case .symbol, .url: return nil
        }
    }
}
