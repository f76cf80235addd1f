import Foundation
import MartletUIKit

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
}

/// Something of the library.
open class PHObject: NSObject, @unchecked Sendable {
    public let localIdentifier: String

    init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}

/// A picture or a video of the library. There are none.
public final class PHAsset: PHObject, @unchecked Sendable {
    public var mediaType: PHAssetMediaType { .unknown }
    public var mediaSubtypes: PHAssetMediaSubtype { [] }
    public var pixelWidth: Int { 0 }
    public var pixelHeight: Int { 0 }
    public var creationDate: Date? { nil }
    public var modificationDate: Date? { nil }
    public var duration: TimeInterval { 0 }
    public var isFavorite: Bool { false }
    public var isHidden: Bool { false }

    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    public class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
}

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
    case smartAlbumRecentlyAdded = 206
    case smartAlbumUserLibrary = 209
    case smartAlbumSelfPortraits, smartAlbumScreenshots
    case any = 9_223_372_036_854_775_807
}

/// An album of the library. There are none.
public final class PHAssetCollection: PHObject, @unchecked Sendable {
    public var localizedTitle: String? { nil }
    public var estimatedAssetCount: Int { 0 }

    public class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// How a search is done.
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var fetchLimit = 0

    public override init() { super.init() }
}

/// What a search has found: nothing, because reading the library is denied.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
    public var count: Int { 0 }
    public var firstObject: ObjectType? { nil }
    public var lastObject: ObjectType? { nil }

    override init() { super.init() }

    /// - Precondition: There is no object, and so no valid index.
    public func object(at index: Int) -> ObjectType { preconditionFailure("A search in the photo library finds nothing: ask count first") }
    public subscript(index: Int) -> ObjectType { object(at: index) }
    public func contains(_ anObject: ObjectType) -> Bool { false }
    public func index(of anObject: ObjectType) -> Int { NSNotFound }
    public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Calls nothing: there is no object.
    public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
