import Foundation
import MartletDevice

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16)
    public static let providesAppNotificationSettings = Self(rawValue: 32)
    /// Asks as without it: browsers always ask.
    public static let provisional = Self(rawValue: 64)
    public static let announcement = Self(rawValue: 128)
    public static let timeSensitive = Self(rawValue: 256)
}

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined
    /// The user does not allow notifications, or the browser has none.
    case denied
    case authorized
    /// Never occurs.
    case provisional
    /// Never occurs.
    case ephemeral

    init(_ permission: DevicePermission?) {
        self =
            switch permission {
            case .notDetermined: .notDetermined
            case .granted: .authorized
            case .denied, .unavailable, nil: .denied
            }
    }
}

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What the user allows. A browser has one setting: notifications or none.
public final class UNNotificationSettings: NSObject, Sendable {
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

    public var alertSetting: UNNotificationSetting { setting }
    public var soundSetting: UNNotificationSetting { setting }
    public var badgeSetting: UNNotificationSetting { setting }
    public var notificationCenterSetting: UNNotificationSetting { setting }
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    public var announcementSetting: UNNotificationSetting { .notSupported }
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    public var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    public var providesAppNotificationSettings: Bool { false }
}
