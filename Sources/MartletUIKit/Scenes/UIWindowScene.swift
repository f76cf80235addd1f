import MartletCore

/// The scene of a session, with its windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    private(set) weak var application: UIApplication?
    private var ownWindows: [UIWindow] = []
    /// The window of an app that makes none: the page.
    private lazy var page = UIWindow(pageOf: self)

    convenience init(of application: UIApplication) {
        self.init()
        self.application = application
    }

    /// The windows that the app has made visible; in an app of SwiftUI, first one for the page.
    public var windows: [UIWindow] { application?.startsInDelegate == true ? ownWindows : [page] + ownWindows }
    /// The window that an app whose entry point is its delegate shows.
    var visibleWindow: UIWindow? { ownWindows.last }
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    public var screen: UIScreen { .main }
    public var traitCollection: UITraitCollection { .current }
    public var interfaceOrientation: UIInterfaceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }

    /// Makes a window the one that the page shows, if the app's entry point is its delegate.
    func show(_ window: UIWindow, isKey: Bool) {
        if window !== page {
            ownWindows.removeAll { $0 === window }
            ownWindows.append(window)
            if application?.startsInDelegate != true {
                application?.session?.warn("An app of SwiftUI has one window, the page: the window that it makes itself is not shown.")
            }
        }
        if isKey { for other in windows { other.isKeyWindow = other === window } }
        application?.windowSource.changed()
    }

    func hide(_ window: UIWindow) {
        ownWindows.removeAll { $0 === window }
        application?.windowSource.changed()
    }

    /// Releases the app's objects when the session ends.
    func end() {
        delegate = nil
        for window in windows { window.rootViewController = nil }
        ownWindows = []
    }

    // MARK: The delegate

    /// Makes the delegate that the app names for its scenes, if it names one, and tells it of the scene.
    func connect() {
        guard let application, let appDelegate = application.delegate else { return }
        let options = ConnectionOptions()
        session.configuration = appDelegate.application(application, configurationForConnecting: session, options: options)
        let name = Self.classInInfo(role: session.role, name: session.configuration.name)
        guard let type = session.configuration.delegateClass ?? name.flatMap({ Self.find($0, near: appDelegate) }) else {
            if let name { application.session?.warn("There is no class “\(name)”, which Info.plist names for the scene's delegate.") }
            return
        }
        guard let delegate = (type as? UIResponder.Type)?.init() as? any UISceneDelegate else {
            application.session?.warn("\(type) is no scene delegate: it must be a UIResponder and a UIWindowSceneDelegate.")
            return
        }
        self.delegate = delegate
        delegate.scene(self, willConnectTo: session, options: options)
    }

    func tell(_ message: (any UISceneDelegate, UIScene) -> Void) {
        if let delegate { message(delegate, self) }
    }

    func open(_ url: URL) { delegate?.scene(self, openURLContexts: [UIOpenURLContext(url: url)]) }

    /// The name of the delegate's class in `Info.plist`.
    private static func classInInfo(role: UISceneSession.Role, name: String?) -> String? {
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let configurations = roles?[role.rawValue] as? [[String: Any]] ?? []
        let chosen = configurations.first { $0["UISceneConfigurationName"] as? String == name } ?? configurations.first
        return chosen?["UISceneDelegateClassName"] as? String
    }

    /// Finds a class by its name, with the module that `Info.plist` names or with that of the app's delegate.
    private static func find(_ name: String, near delegate: any UIApplicationDelegate) -> AnyClass? {
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        let own = name.split(separator: ".").last ?? ""
        return NSClassFromString("\(module).\(own)") ?? NSClassFromString(name)
    }
}
