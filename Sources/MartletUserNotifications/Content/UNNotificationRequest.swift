import Foundation

/// A notification that is to be delivered when its trigger says so; without one, at once.
// Constants. The content is a copy that nobody changes, and the trigger has constants alone.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    /// - Parameter identifier: A request replaces the one that has the same.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.frozen()
        self.trigger = trigger
    }
}

/// A notification that was delivered.
public final class UNNotification: NSObject, Sendable {
    public let date: Date
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// What the user did with a notification.
public class UNNotificationResponse: NSObject, @unchecked Sendable {
    // Constants alone; its only subclass adds another one.
    public let notification: UNNotification
    /// ``UNNotificationDefaultActionIdentifier`` or ``UNNotificationDismissActionIdentifier``.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// A text that the user typed into a notification. Browsers have no such notifications.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    public let userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

/// The user opened the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user closed the notification, and its category wants to know.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
