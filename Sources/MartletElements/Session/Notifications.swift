/// Whether an app may show notifications to its user.
public enum NotificationPermission: String, Hashable, Sendable {
    /// The host has not said yet, or has no notifications.
    case unknown
    /// The user has not been asked.
    case notRequested
    case granted
    case denied
}

/// A note that the user sees outside of the app.
public struct HostNotification: Hashable, Sendable {
    public var title: String
    public var body: String
    /// What the app gets as a push when the user opens the notification.
    public var payload: [String: Value]

    public init(title: String, body: String = "", payload: [String: Value] = [:]) {
        self.title = title
        self.body = body
        self.payload = payload
    }
}
