#if os(Linux)
import Foundation

/// The type of an activity that a link in another app begins.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a user does in an app, in order to go on with it elsewhere.
///
/// - Partly: it keeps what the app writes into it. A page hands nothing over to other devices, and nothing is indexed or predicted.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var keywords: Set<String> = []
    open var expirationDate: Date?
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var needsSave = false

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Does nothing: there is no other device to go on with the activity.
    open func becomeCurrent() {}
    /// Does nothing.
    open func resignCurrent() {}
    /// Does nothing.
    open func invalidate() {}
}

extension NSUserActivity {
    private static let payload = "typedPayload"

    /// Stores a value with the activity.
    public func setTypedPayload<T: Encodable>(_ payload: T) throws {
        addUserInfoEntries(from: [Self.payload: try JSONEncoder().encode(payload)])
    }

    /// Returns the value that is stored with the activity.
    public func typedPayload<T: Decodable>(_ payloadType: T.Type) throws -> T {
        guard let data = userInfo?[Self.payload] as? Data else { throw CocoaError(.coderValueNotFound) }
        return try JSONDecoder().decode(payloadType, from: data)
    }
}
#endif
