import MartletCore
import MartletElements

/// The user's device, as far as a page knows it.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    private weak var session: SessionContext?

    /// The device of the session for which the code runs: see ``UIApplication/shared``.
    ///
    /// - Partly: it is taken for an iPhone if the window is narrow, and for an iPad otherwise; the version of the system is that of the API; the
    ///   battery is unknown.
    public static var current: UIDevice {
        guard let session = CurrentSession.context else { return UIDevice(of: nil) }
        return session.companion { UIDevice(of: $0) }
    }

    private init(of session: SessionContext?) { self.session = session }

    private var traits: ClientTraits { session?.window ?? ClientTraits() }

    /// `phone` if the window is narrower than 640 points, as where `horizontalSizeClass` is compact; otherwise `pad`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.width < 640 ? .phone : .pad }
    public var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
    public var localizedModel: String { model }
    /// The model: a page does not know the name that the user has given to the device.
    public var name: String { model }
    public var systemName: String { userInterfaceIdiom == .phone ? "iOS" : "iPadOS" }
    /// The version of Apple's system whose API Martlet implements.
    public var systemVersion: String { "18.0" }

    /// A number of the user's browser: the same in all sessions, as long as the user's stored values are kept.
    public var identifierForVendor: UUID? {
        guard let session else { return nil }
        let key = "martlet.identifierForVendor"
        if let stored = session.storedValue(for: key)?.stringValue.flatMap(UUID.init(uuidString:)) { return stored }
        let new = UUID()
        session.store(.string(new.uuidString), for: key)
        return new
    }

    /// Whether the window is wider than high.
    public var orientation: UIDeviceOrientation { traits.width > traits.height ? .landscapeLeft : .portrait }
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}

    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    /// Stored, and without effect.
    public var isBatteryMonitoringEnabled = false
    /// Always `unknown`.
    public var batteryState: BatteryState { .unknown }
    /// Always -1, which means unknown.
    public var batteryLevel: Float { -1 }
    public var isMultitaskingSupported: Bool { true }
    /// Always `false`: a page does not know.
    public var proximityState: Bool { false }

    /// Never posted: views are evaluated again when the window changes.
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Never posted.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Never posted.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How a scene is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a scene may be turned. A page follows the device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
