import Foundation
import MartletCombine
import MartletCore

/// A part of an app with a user interface of its own. A session has one, which is a ``UIWindowScene``.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The session of the scene.
    public private(set) lazy var session = UISceneSession()
    public var delegate: (any UISceneDelegate)?
    /// The title of the page.
    public var title: String = "" {
        didSet { CurrentSession.context?.show(title: title) }
    }

    nonisolated public required init() { super.init() }

    public static var didActivateNotification: Notification.Name { Notifications.named("UISceneDidActivateNotification") }
    public static var willDeactivateNotification: Notification.Name { Notifications.named("UISceneWillDeactivateNotification") }
    public static var willEnterForegroundNotification: Notification.Name {
        Notifications.named("UISceneWillEnterForegroundNotification")
    }
    public static var didEnterBackgroundNotification: Notification.Name { Notifications.named("UISceneDidEnterBackgroundNotification") }

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public var activationState: ActivationState {
        switch CurrentSession.context?.phase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        }
    }

    /// Why a scene was connected. A page gives no reason: a deep link follows when the scene is connected.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        nonisolated override init() { super.init() }
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var sourceApplication: String? { nil }
    }

    @MainActor @preconcurrency
    open class OpenURLOptions: NSObject {
        nonisolated override init() { super.init() }
        public var sourceApplication: String? { nil }
        public var openInPlace: Bool { false }
    }
}

/// A URL that a scene is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    public let url: URL
    public private(set) lazy var options = UIScene.OpenURLOptions()

    init(url: URL) { self.url = url }
}

/// The session of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// What the scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    public let role = Role.windowApplication
    public let persistentIdentifier = UUID().uuidString
    public internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
    public var userInfo: [String: Any]?

    nonisolated override init() { super.init() }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; `nil` is the class that `Info.plist` names.
    public var delegateClass: AnyClass?
    /// Ignored: every scene is a ``UIWindowScene``.
    public var sceneClass: AnyClass?

    nonisolated public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
