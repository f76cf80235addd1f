import Foundation
import MartletCombine
import MartletCore

/// An object that is told of the app's life.
///
/// Each session makes its own, and tells it once that the app has been launched. The phases and URLs of an app with scenes, as each `App` is, go
/// to the delegate of the scene instead, as on Apple's platforms. The class is either `final`, or its `init()` is `required`,
/// because there is no Objective-C that could make an object of any class; `martlet run` adds that to its copy.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    nonisolated init()

    /// The window of an app without scenes, which the app makes in `application(_:didFinishLaunchingWithOptions:)`.
    @_disfavoredOverload var window: UIWindow? { get set }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called once for each session, when the app's value has been made and before its body is evaluated. The result is ignored.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the page has the focus, in an app without scenes. So are the next ones.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the page loses the focus.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the page is hidden.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the page is shown again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the session ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// Never called: the browser does not tell that memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called with a deep link, in an app without scenes.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Never called: a link into the app is a deep link.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Never called: the session ends with its scene.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Never called: a page follows the device.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask

    /// Never called.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called by ``UIApplication/registerForRemoteNotifications()``.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Never called.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
}

/// An object that goes on with what a user has begun elsewhere.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring {
    func restoreUserActivityState(_ activity: NSUserActivity)
}

// An app's delegate implements some of them, as optional requirements of Objective-C.
extension UIApplicationDelegate where Self: NSObject {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIApplicationDelegate {
    /// The window of a delegate of any class. Not every delegate has one, so it is doubly optional, as on Apple's platforms: apps write
    /// `UIApplication.shared.delegate?.window??.rootViewController`.
    public var window: UIWindow?? {
        let window: UIWindow? = self.window
        return .some(window)
    }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
}
