import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import UIKit

extension Diary {
    /// The diary of the delegate of the session for which the code runs.
    fileprivate static var current: Diary { UIApplication.shared.delegate.flatMap { ($0 as? any DiaryKeeper)?.diary } ?? Diary() }
}

@MainActor private protocol DiaryKeeper { var diary: Diary { get } }

@MainActor
@Suite("App delegates")
struct DelegateTests {
    private final class Delegate: NSObject, UIApplicationDelegate, DiaryKeeper {
        lazy var diary = Diary()

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            diary.lines.append("launched")
            application.registerForRemoteNotifications()
            return true
        }

        func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
            diary.lines.append("no push")
        }

        func applicationDidBecomeActive(_ application: UIApplication) { diary.lines.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { diary.lines.append("resigns") }
        func applicationDidEnterBackground(_ application: UIApplication) { diary.lines.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { diary.lines.append("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { diary.lines.append("ends") }

        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            diary.lines.append("opens \(url)")
            return true
        }
    }

    private struct Shop: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

        init() { Diary.current.lines.append("made") }

        var body: some Scene {
            WindowGroup { Text(Diary.current.lines.joined(separator: ", ")) }
        }
    }

    // Shows: @UIApplicationDelegateAdaptor, UIApplicationDelegate
    @Test func `The delegate is told once that the app has been launched: after the app is made, before its body is evaluated`() {
        let (host, other) = (mount(Shop.self), mount(Shop.self))
        host.find("made, launched, no push")
        other.find("made, launched, no push")
    }

    @Test func `An app of SwiftUI has scenes, so its delegate is told of the end, and of no phases and URLs`() throws {
        let host = mount(Shop.self)
        let delegate = try #require(host.session.graph.session?.companion { _ in UIApplication() }.delegate as? Delegate)
        delegate.diary.lines = []
        host.send(.phase(.inactive))
        host.send(.phase(.background))
        host.send(.phase(.active))
        host.open(url: "shop://soup")
        host.close()
        #expect(delegate.diary.lines == ["ends"])
    }

    @Test func `Views hear that the app has become active, also at its launch`() {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                Text("Active \(count)")
                    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in count += 1 }
            }
        }
        LiveSessions.shared.belongToOneUser = true
        defer { LiveSessions.shared.belongToOneUser = false }
        let host = mount { Page() }
        host.find("Active 1")
        host.send(.phase(.inactive))
        host.send(.phase(.active))
        host.find("Active 2")
    }

    private final class KeepingDelegate: NSObject, UIApplicationDelegate {
        private var application: UIApplication?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            self.application = application
            return true
        }
    }

    private struct KeepingApp: App {
        @UIApplicationDelegateAdaptor(KeepingDelegate.self) private var delegate
        var body: some Scene { WindowGroup { Text("Page") } }
    }

    @Test func `A delegate that keeps the application is released with the session`() {
        weak var delegate: (any UIApplicationDelegate)?
        weak var application: UIApplication?
        do {
            let host = mount(KeepingApp.self)
            application = host.session.graph.session?.companion { _ in UIApplication() }
            delegate = application?.delegate
            #expect(delegate != nil)
            host.close()
        }
        #expect(delegate == nil)
        #expect(application == nil)
    }

    @Test func `The window of a delegate of any class is doubly optional`() {
        struct Page: View {
            var body: some View {
                let controller = UIApplication.shared.delegate?.window??.rootViewController
                Text(controller == nil ? "none" : "some")
            }
        }
        mount { Page() }.find("none")
    }
}

@MainActor
@Suite("Apps that start in a delegate")
struct DelegatedAppTests {
    private final class WindowDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIHostingController(rootView: Counter())
            window?.makeKeyAndVisible()
            return true
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("Add") { count += 1 }
            Text("Count \(count)")
            Button("Finish") { UIApplication.shared.keyWindow?.rootViewController = UIHostingController(rootView: Text("The end")) }
        }
    }

    @Test func `The page shows the root view controller of the delegate's window, and the one that replaces it`() {
        let host = mount(DelegatedApp<WindowDelegate>.self)
        host.tap("Add")
        host.find("Count 1")
        host.tap("Finish")
        host.find("The end")
        #expect(!host.exists("Count 1"))
    }

    private final class PlainDelegate: UIResponder, UIApplicationDelegate, DiaryKeeper {
        lazy var diary = Diary()
        func applicationDidBecomeActive(_ application: UIApplication) { diary.lines.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { diary.lines.append("resigns") }
        func applicationDidEnterBackground(_ application: UIApplication) { diary.lines.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { diary.lines.append("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { diary.lines.append("ends") }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            diary.lines.append("opens \(url)")
            return true
        }
    }

    @Test func `The delegate of an app without scenes is told what happens to the page`() throws {
        let host = mount(DelegatedApp<PlainDelegate>.self)
        let delegate = try #require(host.session.graph.session?.companion { _ in UIApplication() }.delegate as? PlainDelegate)
        host.send(.phase(.inactive))
        host.send(.phase(.background))
        host.send(.phase(.active))
        host.open(url: "shop://soup")
        host.close()
        #expect(delegate.diary.lines == ["active", "resigns", "background", "foreground", "active", "opens shop://soup", "ends"])
    }

    private final class HiddenWindowDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIHostingController(rootView: Text("Hidden"))
            return true
        }
    }

    @Test func `A window that is never made visible is not shown`() {
        #expect(!mount(DelegatedApp<HiddenWindowDelegate>.self).exists("Hidden"))
    }

    private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var lines: [String] = []

        func sceneDidBecomeActive(_ scene: UIScene) { lines.append("active") }
        func sceneWillEnterForeground(_ scene: UIScene) { lines.append("foreground") }
        func sceneWillResignActive(_ scene: UIScene) {
            lines.append("resigns")
            window?.rootViewController = UIHostingController(rootView: Text(lines.joined(separator: ", ")))
        }

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: Counter())
            self.window = window
            window.makeKeyAndVisible()
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            window?.rootViewController = UIHostingController(rootView: Text(URLContexts.first?.url.absoluteString ?? "none"))
        }
    }

    @Test func `The delegate of a scene is told of its phases`() {
        let host = mount(DelegatedApp<SceneAppDelegate>.self)
        host.send(.phase(.inactive))
        host.find("foreground, active, resigns")
    }

    // Shows: UIHostingController, UIWindow, UIWindowScene, UIScene, UISceneSession, UIWindowSceneDelegate, UISceneConfiguration
    // Shows: UIOpenURLContext
    @Test func `The delegate of a scene makes the window, and opens deep links`() {
        let host = mount(DelegatedApp<SceneAppDelegate>.self)
        host.tap("Add")
        host.find("Count 1")
        host.open(url: "shop://soup")
        host.find("shop://soup")
    }
}

@MainActor
@Suite("Activities")
struct ActivityTests {
    /// The methods that delegates have for activities. That they compile is the test: a page hands no activity over.
    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.session.persistentIdentifier.isEmpty ? nil : activity }
        private var activity: NSUserActivity { NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb) }
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool { userActivity.webpageURL != nil }
    }

    @Test func `An activity keeps what the app writes into it`() {
        let activity = NSUserActivity(activityType: "dish")
        activity.userInfo = ["id": 1, "name": "Soup"]
        activity.addUserInfoEntries(from: ["id": 2])
        #expect(activity.userInfo?["id"] as? Int == 2)
        #expect(activity.userInfo?["name"] as? String == "Soup")
    }

    @Test func `A view that describes an activity says that it has no effect`() {
        let host = mount {
            Text("Soup").userActivity("dish") { $0.title = "Soup" }.onContinueUserActivity("dish") { _ in }
        }
        #expect(host.warnings.count { $0.contains("userActivity") || $0.contains("onContinueUserActivity") } == 2)
    }
}
