import Foundation

/// A notification that a browser shows, whether or not a page of the app is open.
public struct PushNotification: Hashable, Sendable {
    public var title: String
    public var body: String
    /// The path in the app that opens when the user opens the notification, such as `/countries/FR`.
    public var path: String
    /// A new notification replaces a shown one with the same tag.
    public var tag: String?

    public init(title: String, body: String = "", path: String = "/", tag: String? = nil) {
        self.title = title
        self.body = body
        self.path = path
        self.tag = tag
    }

    /// The message to the browser: JSON in the format of declarative web push.
    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(Message(notification: .init(title: title, body: body, navigate: path, tag: tag)))
        }
    }

    private struct Message: Encodable {
        struct Notification: Encodable {
            let title: String
            let body: String
            let navigate: String
            let tag: String?
        }

        /// The number of the specification, RFC 8030, which marks the format.
        let web_push = 8030
        let notification: Notification
    }
}
