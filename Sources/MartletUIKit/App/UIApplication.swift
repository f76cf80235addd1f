import MartletCombine
import MartletCore
import MartletElements
import MartletGraph

/// The running app of one session.
///
/// Each session has an application of its own, as it has a value of the `App`: users do not see each other's. See ``shared``.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    private(set) weak var session: SessionContext?
    private var events: AnyCancellable?
    private var shownPhase = ScenePhase.active
    private var keyboardHeight: CGFloat = 0
    private var backgroundTaskCount = 0
    /// Whether the delegate is the app's entry point, and not an `App`.
    var startsInDelegate = false
    private var showsPresentations = false
    /// The reads of the root view controller.
    private(set) lazy var windowSource = Source()

    /// The object that is told of the app's life: that of `@UIApplicationDelegateAdaptor`, or of the app's entry point.
    public var delegate: (any UIApplicationDelegate)?
    private(set) lazy var scene = UIWindowScene(of: self)

    nonisolated public required init() { super.init() }

    /// The application of the session for which the code runs.
    ///
    /// That is known in views, in handlers of events, in `onReceive`, and in tasks that began there. A callback that comes from elsewhere, such as
    /// from `DispatchQueue.main.asyncAfter`, gets the process's session if there is only one, or if all belong to one user. Otherwise it
    /// gets an application that does nothing.
    ///
    /// - Partly: shortcuts, alternate icons, user activities and the restoration of state are missing.
    public static var shared: UIApplication {
        CurrentSession.context.map { of($0) } ?? UIApplication()
    }

    /// The application of a session.
    @discardableResult
    static func of(_ session: SessionContext) -> UIApplication { session.companion { UIApplication(of: $0) } }

    private convenience init(of session: SessionContext) {
        self.init()
        self.session = session
        shownPhase = ScenePhase(session.phase)
        if !session.isStarted { session.whenStarted { [weak self] in self?.becomeActive() } }
        events = session.hostEvents.publisher.sink { [weak self] _ in
            self?.end()
        } receiveValue: { [weak self] in
            self?.handle($0)
        }
    }

    // MARK: The app's life

    /// Makes the delegate, and tells it that the app has been launched as soon as the app's value is made.
    func start<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
        if let delegate = delegate as? Delegate { return delegate }
        let delegate = Delegate()
        self.delegate = delegate
        session?.whenLaunched { [weak self] in self?.finishLaunching() }
        return delegate
    }

    private func finishLaunching() {
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        Notifications.post("UIApplicationDidFinishLaunchingNotification", object: self)
        scene.connect()
    }

    /// Whether the app has scenes. Then the delegate of a scene is told of phases and URLs, and the app's delegate is not.
    private var hasScenes: Bool { !startsInDelegate || scene.delegate != nil }

    /// Called when the first views are shown.
    private func becomeActive() {
        scene.tell { $0.sceneWillEnterForeground($1) }
        show(.active, from: .inactive)
    }

    private func handle(_ event: HostEvent) {
        switch event {
        case .phase(let phase): show(phase)
        case .keyboard(let height):
            Notifications.postKeyboard(from: keyboardHeight, to: height, in: UIScreen.main.bounds.size)
            keyboardHeight = height
        case .opened(let url):
            if hasScenes { scene.open(url) } else { _ = delegate?.application(self, open: url, options: [:]) }
        default: break
        }
    }

    private func show(_ phase: ScenePhase) {
        let old = shownPhase
        shownPhase = phase
        show(phase, from: old)
    }

    private func show(_ phase: ScenePhase, from old: ScenePhase) {
        if old == .active {
            tell({ $0.applicationWillResignActive($1) }, { $0.sceneWillResignActive($1) })
            post("WillResignActive", scene: "WillDeactivate")
        }
        if phase == .background {
            tell({ $0.applicationDidEnterBackground($1) }, { $0.sceneDidEnterBackground($1) })
            post("DidEnterBackground", scene: "DidEnterBackground")
        }
        if old == .background {
            tell({ $0.applicationWillEnterForeground($1) }, { $0.sceneWillEnterForeground($1) })
            post("WillEnterForeground", scene: "WillEnterForeground")
        }
        if phase == .active {
            tell({ $0.applicationDidBecomeActive($1) }, { $0.sceneDidBecomeActive($1) })
            post("DidBecomeActive", scene: "DidActivate")
        }
    }

    /// Tells the delegate of the scene, or that of an app without scenes.
    private func tell(
        _ applicationMessage: (any UIApplicationDelegate, UIApplication) -> Void, _ sceneMessage: (any UISceneDelegate, UIScene) -> Void
    ) {
        if hasScenes { scene.tell(sceneMessage) } else if let delegate { applicationMessage(delegate, self) }
    }

    private func post(_ name: String, scene sceneName: String) {
        Notifications.post("UIScene\(sceneName)Notification", object: scene)
        Notifications.post("UIApplication\(name)Notification", object: self)
    }

    /// Tells the delegates that the session ends, and releases what the app has given to the application: the app's objects may refer to it.
    private func end() {
        scene.tell { $0.sceneDidDisconnect($1) }
        delegate?.applicationWillTerminate(self)
        Notifications.post("UIApplicationWillTerminateNotification", object: self)
        delegate = nil
        scene.end()
        events = nil
    }

    public enum State: Int, Sendable { case active, inactive, background }

    public var applicationState: State {
        switch session?.phase {
        case .active: .active
        case .inactive: .inactive
        case .background, nil: .background
        }
    }

    // MARK: Windows

    /// The root view controller of the window that is shown.
    var presentingRoot: UIViewController? {
        windowSource.wasRead()
        return keyWindow?.rootViewController
    }

    /// Shows what controllers present, from the first time that one does.
    func presentsControllers() {
        guard !showsPresentations, let session else { return }
        showsPresentations = true
        session.show(layer: PresentationLayer())
    }

    /// Makes a controller that a view of SwiftUI's shows a child of the page's.
    func adopt(_ controller: UIViewController) {
        if controller.parent == nil, let root = keyWindow?.rootViewController, root !== controller { controller.parent = root }
    }

    /// The session's scene: a page has one.
    public var connectedScenes: Set<UIScene> { session == nil ? [] : [scene] }
    public var openSessions: Set<UISceneSession> { session == nil ? [] : [scene.session] }
    public var windows: [UIWindow] { session == nil ? [] : scene.windows }
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    // MARK: The screen

    /// Whether the screen stays on while the page is visible. Browsers allow that on pages over TLS.
    public var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { session?.request(.keepAwake(isIdleTimerDisabled)) } }
    }

    /// A number on the app's icon. A page has none, so the number is only stored.
    public var applicationIconBadgeNumber = 0

    /// Calls a method of a target. Without one, only `resignFirstResponder` has an effect: it takes the keyboard focus away from a field.
    ///
    ///     UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if action.perform(on: target, sender, event) { return true }
        guard action == "resignFirstResponder", let session else { return false }
        session.request(.endEditing)
        return true
    }

    // MARK: The background

    /// Returns a number for work that goes on in the background. Nothing ends it there: the server is never in the background.
    public func beginBackgroundTask(
        withName name: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTaskCount += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTaskCount)
    }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The time that an app in the background has left, in seconds: unlimited.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: Notifications from a server

    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Fails, because a page receives no push messages of Apple's service. The delegate receives the error.
    public func registerForRemoteNotifications() {
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: NoPushService())
    }

    public func unregisterForRemoteNotifications() {}
}

/// The error of ``UIApplication/registerForRemoteNotifications()``.
struct NoPushService: LocalizedError {
    var errorDescription: String? { "A browser has no push service of Apple's. See docs/host-events.md." }
}

/// Identifies work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// An event of the user. No responder receives any.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    nonisolated public override init() { super.init() }
}
