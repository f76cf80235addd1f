import Foundation
import MartletCombine
import MartletCore

/// An object that is told of a scene's life. Its class inherits from ``UIResponder``.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called once for each session, after the app has been launched.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the session ends.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the page has the focus.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the page loses the focus.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the page is shown again.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the page is hidden.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called with a deep link.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Never called: a link into the app is a deep link.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Never called: Martlet saves the state of a session by itself.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

/// An object that is told of the life of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    @_disfavoredOverload var window: UIWindow? { get set }
}

// A scene's delegate implements some of them, as optional requirements of Objective-C.
extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

extension UIWindowSceneDelegate where Self: NSObject {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIWindowSceneDelegate {
    /// The window of a delegate of any class, doubly optional as on Apple's platforms: see ``UIApplicationDelegate``.
    public var window: UIWindow?? {
        let window: UIWindow? = self.window
        return .some(window)
    }
}
