import Foundation
import MartletUIKit

/// A change of the library, made in the block of `performChanges`.
open class PHAssetChangeRequest: NSObject {
    open var creationDate: Date?
    open var isFavorite = false
    open var isHidden = false
    /// `nil`: a page does not know what becomes of a file.
    open var placeholderForCreatedAsset: PHObject? { nil }

    override init() { super.init() }

    /// Adds a picture: the browser saves it as a file.
    @discardableResult
    public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        PhotoChanges.current?.add(PhotoFile(image))
        return PHAssetChangeRequest()
    }

    /// Adds a picture in a file; `nil` if there is none.
    @discardableResult
    public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { creation(of: fileURL) }

    /// Adds a video in a file; `nil` if there is none.
    @discardableResult
    public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { creation(of: fileURL) }

    private class func creation(of url: URL) -> PHAssetChangeRequest? {
        guard let file = PhotoFile(url) else { return nil }
        PhotoChanges.current?.add(file)
        return PHAssetChangeRequest()
    }
}

public enum PHAssetResourceType: Int, Sendable { case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo }

open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
    open var shouldMoveFile = false

    public override init() { super.init() }
}

/// Adds a picture or a video by its bytes: the browser saves them as a file.
public final class PHAssetCreationRequest: PHAssetChangeRequest {
    public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

    public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        let image = UIImage(data: data).flatMap { PhotoFile($0) }
        let name = options?.originalFilename ?? image?.name ?? (type == .video ? "Video.mov" : "Photo")
        PhotoChanges.current?.add(PhotoFile(data, name: name))
    }

    public func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        PhotoChanges.current?.add(PhotoFile(fileURL))
    }
}
