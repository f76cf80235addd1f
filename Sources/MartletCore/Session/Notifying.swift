import MartletElements

/// Asks the user whether the app may show notifications. Call it as a function, when the user did something that explains why.
///
///     @Environment(\.requestNotificationPermission) private var request
///     Button("Tell me when it is ready") { request() }
///
/// The answer comes as a ``HostEvent`` and in the environment's `notificationPermission`. A user who answered once is not asked again: who
/// denied it can only allow it in the browser's settings, which no page can open.
@MainActor @preconcurrency
public struct RequestNotificationPermissionAction {
    fileprivate let session: SessionContext?

    public func callAsFunction() { session?.askForNotifications() }
}

/// Shows a notification outside of the app, if the user has allowed that. Call it as a function.
///
///     @Environment(\.notify) private var notify
///     notify("Your soup is ready", payload: ["dish": 3])
///
/// A user who opens it comes back to the app, which gets the payload as `HostEvent.push`. A browser shows it only while the page is open.
@MainActor @preconcurrency
public struct NotifyAction {
    fileprivate let session: SessionContext?

    public func callAsFunction(_ title: String, body: String = "", payload: HostEvent.Payload = [:]) {
        session?.graph.request(.notify(HostNotification(title: title, body: body, payload: payload)))
    }
}

extension EnvironmentValues {
    /// Asks the user whether the app may show notifications.
    public var requestNotificationPermission: RequestNotificationPermissionAction {
        let session = session
        return onMainQueue { RequestNotificationPermissionAction(session: session) }
    }

    /// Shows a notification outside of the app.
    public var notify: NotifyAction {
        let session = session
        return onMainQueue { NotifyAction(session: session) }
    }
}
