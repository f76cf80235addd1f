import MartletCore

extension UIApplication {
    /// The schemes that browsers open, or pass to another app.
    private static let openedSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    /// The address of the app's settings.
    ///
    /// - Partly: a page cannot open the browser's settings, so ``canOpenURL(_:)`` is `false` for it.
    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Whether browsers open URLs of this scheme. They do not tell which other apps are installed.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme.map { Self.openedSchemes.contains($0.lowercased()) } ?? false }

    /// Opens a URL in a new tab, or in the app that handles its scheme.
    ///
    /// - Parameter completion: Called at once with whether the browser was asked to open it.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isOpened = session != nil && canOpenURL(url)
        if isOpened {
            session?.request(.open(url.absoluteString))
        } else {
            session?.warn("A page cannot open “\(url.absoluteString)”.")
        }
        completion?(isOpened)
    }

    /// Opens a URL in a new tab, or in the app that handles its scheme. Returns whether the browser was asked to open it.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        var isOpened = false
        open(url, options: options) { isOpened = $0 }
        return isOpened
    }

    /// A choice for opening a URL. None has an effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// What a delegate is told of a URL that it opens.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Why an app was launched. A page gives no reason.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }
}

/// Notifications of the app's life. When they are posted: see ``UIResponder/keyboardWillShowNotification``.
extension UIApplication {
    public static var didFinishLaunchingNotification: Notification.Name {
        Notifications.named("UIApplicationDidFinishLaunchingNotification")
    }
    public static var didBecomeActiveNotification: Notification.Name { Notifications.named("UIApplicationDidBecomeActiveNotification") }
    public static var willResignActiveNotification: Notification.Name { Notifications.named("UIApplicationWillResignActiveNotification") }
    public static var didEnterBackgroundNotification: Notification.Name {
        Notifications.named("UIApplicationDidEnterBackgroundNotification")
    }
    /// Posted before the page is shown again.
    ///
    /// - Partly: posted only where a process belongs to one user.
    public static var willEnterForegroundNotification: Notification.Name {
        Notifications.named("UIApplicationWillEnterForegroundNotification")
    }
    public static var willTerminateNotification: Notification.Name { Notifications.named("UIApplicationWillTerminateNotification") }
    /// Never posted: the browser does not tell that memory is short.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Never posted: the browser does not tell that the user has taken a screenshot.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}
