@_exported import Foundation
@_exported import MartletUniformTypes

// - Partly import CoreSpotlight: it compiles, and nothing is indexed: a server does not reach the device's search

/// Why nothing was indexed.
public struct CSIndexError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknownError = -1, indexUnavailableError = -1000 }

    public static let errorDomain = "CSIndexErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? { "There is no search of the device's." }
}

/// What is said about an item.
open class CSSearchableItemAttributeSet: NSObject {
    public let contentType: UTType
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?

    public init(contentType: UTType) { self.contentType = contentType }
}

/// Something that a user could find.
open class CSSearchableItem: NSObject {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date?
    open var attributeSet: CSSearchableItemAttributeSet

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

/// The search of the device: there is none.
public final class CSSearchableIndex: NSObject, Sendable {
    private static let only = CSSearchableIndex()
    public class func `default`() -> CSSearchableIndex { only }
    public class func isIndexingAvailable() -> Bool { false }

    public func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CSIndexError(.indexUnavailableError))
    }
    /// - Throws: ``CSIndexError``: there is no search of the device's.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError(.indexUnavailableError) }
    /// Does nothing: nothing is indexed.
    public func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Does nothing: nothing is indexed.
    public func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Does nothing: nothing is indexed.
    public func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
}

/// The type of the activity with which a device opens an item that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
