@_exported import Foundation

// - Partly import AdSupport: it compiles, and the identifier is all zeros, as for an app that may not track

/// The identifier by which advertisers know a device: all zeros, as for an app that may not track.
public final class ASIdentifierManager: NSObject, Sendable {
    private static let only = ASIdentifierManager()

    public class func shared() -> ASIdentifierManager { only }
    public var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    public var isAdvertisingTrackingEnabled: Bool { false }
}
