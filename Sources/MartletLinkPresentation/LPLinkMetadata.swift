@_exported import Foundation
@_exported import class MartletDragging.NSItemProvider

// - Partly import LinkPresentation: title, image and icon of pages, which the server loads; no videos

/// What is said about a page: its title, and its pictures.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address that was loaded, after redirections.
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    /// Always `nil`, unless the app sets it.
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?

    public override init() { super.init() }
}

/// Why nothing is known about a page.
public struct LPError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case metadataFetchFailed = 1
        case metadataFetchCancelled = 2
        case metadataFetchTimedOut = 3
        case metadataFetchNotAllowed = 4
    }

    public static let errorDomain = "LPErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }

    public var errorDescription: String? {
        switch code {
        case .metadataFetchFailed: "The page could not be loaded."
        case .metadataFetchCancelled: "The app stopped loading the page."
        case .metadataFetchTimedOut: "The page did not come in time."
        case .metadataFetchNotAllowed: "Only pages of the web are loaded."
        }
    }
}
