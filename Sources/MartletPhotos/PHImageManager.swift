import Foundation
import MartletUIKit

public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// How a picture is loaded.
open class PHImageRequestOptions: NSObject {
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast

    public override init() { super.init() }
}

public typealias PHImageRequestID = Int32

/// Loads pictures of the library, which has none: each request is answered with `nil`.
open class PHImageManager: NSObject, @unchecked Sendable {  // It has nothing that changes.
    private static let only = PHImageManager()

    public class func `default`() -> PHImageManager { only }

    public override init() { super.init() }

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return 0
    }

    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, 0, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return 0
    }

    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// As ``PHImageManager``. There is nothing to load in advance.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Not stored: there is nothing to cache.
    open var allowsCachingHighQualityImages: Bool {
        get { false }
        set {}
    }
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

/// Names the error among what is said about a picture.
public let PHImageErrorKey = "PHImageErrorKey"
