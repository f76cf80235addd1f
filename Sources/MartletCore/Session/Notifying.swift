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
        session?.graph.request(.notify(HostNotification(title: title, body: body, payload: payload)))
    }
}

extension EnvironmentValues {
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
