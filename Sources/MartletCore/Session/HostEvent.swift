import Foundation
@_exported import enum MartletElements.NotificationPermission
import enum MartletElements.Value

/// An event outside the app, such as a lost network connection.
///
/// Only Martlet has this type: Apple's platforms have no common one; UIKit reports these events to delegates and notification centres.
public enum HostEvent: Hashable, Sendable {
    /// The payload of a push message: JSON values by name.
    public typealias Payload = [String: Value]

    /// The user's device found or lost its network. The event arrives when the page can be reached again.
    case online(Bool)
    /// The on-screen keyboard covers this height of the window, in points; 0 when it is hidden.
    case keyboard(height: CGFloat)
    /// The app came to the foreground or went to the background.
    case phase(ScenePhase)
    /// A URL was opened from outside: a deep link.
    case opened(URL)
    /// The user allowed or denied notifications, or changed that setting.
    case notificationPermission(NotificationPermission)
    /// A push message arrived for this session, or the user opened a notification with this payload.
    case push(Payload)
    /// The browser has registered with its push service. The token is the JSON text of its subscription, which a server needs to send messages.
    case pushToken(Data)
}
