/// The permission to show notifications.
public enum NotificationPermission: String, Hashable, Sendable {
    /// Unknown, or the host does not support notifications.
    case unknown
    /// The user has not been asked.
    case notRequested
    case granted
    case denied
}

/// A notification that the user sees outside the app.
public struct HostNotification: Hashable, Sendable {
    public var title: String
    public var body: String
    /// The push payload that the app receives when the user opens the notification.
    public var payload: [String: Value]

    public init(title: String, body: String = "", payload: [String: Value] = [:]) {
        self.title = title
        self.body = body
        self.payload = payload
    }
}
