import Foundation

public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
public struct UNError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        /// The user has not allowed notifications.
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed,
            attachmentCorrupt
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid
        case badgeInputInvalid = 1600
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
}
