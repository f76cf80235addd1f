import MartletCore
import MartletUI
import MartletWeb

/// An app whose entry point is its delegate. It shows the root view controller of its window.
struct DelegatedApp<Delegate: NSObject & UIApplicationDelegate>: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate

    init() {
        UIApplication.shared.startsInDelegate = true
        _delegate = UIApplicationDelegateAdaptor(Delegate.self)
    }

    var body: some Scene {
        WindowGroup { RootView() }
    }
}

/// Shows the root view controller of the session's window.
struct RootView: View {
    var body: some View {
        if let controller = UIApplication.shared.rootViewController {
            ControllerView(controller: controller).id(ObjectIdentifier(controller))
        }
    }
}

extension UIApplication {
    /// The root view controller of the window that the app has made visible. A view that reads it is evaluated again when it changes.
    var rootViewController: UIViewController? {
        windowSource.wasRead()
        return scene.visibleWindow?.rootViewController
    }
}

extension UIApplicationDelegate where Self: NSObject {
    /// Serves the app to browsers until the process is told to stop.
    public static func main() { WebHost.run(DelegatedApp<Self>.self, rehearsal: Rehearsal()) }
}
