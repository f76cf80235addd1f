import MartletElements

/// Asks the user for permission to show notifications. Call it as a function, after a user action that explains why.
///
///     @Environment(\.requestNotificationPermission) private var request
///     Button("Tell me when it is ready") { request() }
///
/// The answer arrives as a ``HostEvent`` and in the environment's `notificationPermission`. A user who has answered is not asked again: one
/// who denied permission can allow it only in the browser's settings, which a page cannot open.
@MainActor @preconcurrency
public struct RequestNotificationPermissionAction {
    fileprivate let session: SessionContext?

    public func callAsFunction() { session?.askForNotifications() }
}

/// Shows a system notification if the user has allowed it. Call it as a function.
///
///     @Environment(\.notify) private var notify
///     notify("Your soup is ready", payload: ["dish": 3])
///
/// Opening the notification returns to the app and delivers the payload as `HostEvent.push`. A browser shows it only while the page is
/// open.
@MainActor @preconcurrency
public struct NotifyAction {
    fileprivate let session: SessionContext?

    public func callAsFunction(_ title: String, body: String = "", payload: HostEvent.Payload = [:]) {
        guard let session, !session.isEnding else { return }
        session.graph.request(.notify(HostNotification(title: title, body: body, payload: payload)))
    }
}

/// Registers the browser with its vendor's push service, so that the app's server can send notifications while no page is open. Call it as a function,
/// after the user has allowed notifications.
///
///     @Environment(\.registerForRemoteNotifications) private var register
///     register(serverKey: key.publicKey)
///
/// The token arrives as `HostEvent.pushToken`; send it to your server, at each start, because a browser may renew it. `MartletPush` sends with it. No token
/// arrives from a browser without a push service, or if the page is not secure (HTTPS or a loopback address).
///
/// On Apple's platforms the same is `UIApplication.registerForRemoteNotifications()`, which has no key.
@MainActor @preconcurrency
public struct RegisterForRemoteNotificationsAction {
    fileprivate let session: SessionContext?

    /// - Parameter serverKey: The public key of the server that will send: an uncompressed point of P-256, in base64 for URLs.
    public func callAsFunction(serverKey: String) { session?.registerForPush(serverKey: serverKey) }
}

extension EnvironmentValues {
    /// Registers the browser with its push service.
    public var registerForRemoteNotifications: RegisterForRemoteNotificationsAction {
        let session = session
        return onMainQueue { RegisterForRemoteNotificationsAction(session: session) }
    }

    /// Asks the user for permission to show notifications.
    public var requestNotificationPermission: RequestNotificationPermissionAction {
        let session = session
        return onMainQueue { RequestNotificationPermissionAction(session: session) }
    }

    /// Shows a system notification.
    public var notify: NotifyAction {
        let session = session
        return onMainQueue { NotifyAction(session: session) }
    }
}
