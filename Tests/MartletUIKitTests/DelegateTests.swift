import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import UIKit

/// What the objects of a session have been told, in order.
@MainActor
private final class Diary {
    /// The diary of the session for which the code runs.
    static var current: Diary { UIApplication.shared.delegate.flatMap { ($0 as? any DiaryKeeper)?.diary } ?? Diary() }

    var lines: [String] = []
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
        host.find("made, launched, no push, active")
        other.find("made, launched, no push, active")
    }

    @Test func `The delegate is told what happens to the page`() throws {
        let host = mount(Shop.self)
        let delegate = try #require(host.session.graph.session?.companion { _ in UIApplication() }.delegate as? Delegate)
        delegate.diary.lines = []
        host.send(.phase(.inactive))
        host.send(.phase(.background))
        host.send(.phase(.active))
        host.open(url: "shop://soup")
        host.close()
        #expect(delegate.diary.lines == ["resigns", "background", "foreground", "active", "opens shop://soup", "ends"])
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
