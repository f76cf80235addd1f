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
        guard let session = CurrentSession.context else { return UIApplication() }
        return session.companion { UIApplication(of: $0) }
    }

    private convenience init(of session: SessionContext) {
        self.init()
        self.session = session
        shownPhase = ScenePhase(session.phase)
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
        delegate?.applicationDidBecomeActive(self)
    }

    private func handle(_ event: HostEvent) {
        switch event {
        case .phase(let phase): show(phase)
        case .keyboard(let height):
            Notifications.postKeyboard(from: keyboardHeight, to: height, in: UIScreen.main.bounds.size)
            keyboardHeight = height
        case .opened(let url):
            if scene.delegate == nil { _ = delegate?.application(self, open: url, options: [:]) } else { scene.open(url) }
        default: break
        }
    }

    private func show(_ phase: ScenePhase) {
        let old = shownPhase
        shownPhase = phase
        if old == .active {
            delegate?.applicationWillResignActive(self)
            scene.tell { $0.sceneWillResignActive($1) }
            Notifications.post("UIApplicationWillResignActiveNotification", object: self)
        }
        if phase == .background {
            delegate?.applicationDidEnterBackground(self)
            scene.tell { $0.sceneDidEnterBackground($1) }
            Notifications.post("UIApplicationDidEnterBackgroundNotification", object: self)
        }
        if old == .background {
            delegate?.applicationWillEnterForeground(self)
            scene.tell { $0.sceneWillEnterForeground($1) }
            Notifications.post("UIApplicationWillEnterForegroundNotification", object: self)
        }
        if phase == .active {
            delegate?.applicationDidBecomeActive(self)
            scene.tell { $0.sceneDidBecomeActive($1) }
            Notifications.post("UIApplicationDidBecomeActiveNotification", object: self)
        }
    }

    private func end() {
        scene.tell { $0.sceneDidDisconnect($1) }
        delegate?.applicationWillTerminate(self)
        Notifications.post("UIApplicationWillTerminateNotification", object: self)
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

    /// Sends an action. Only `resignFirstResponder` has an effect: it takes the keyboard focus away from a field.
    ///
    ///     UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
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
