import Foundation
@_exported import enum MartletElements.NotificationPermission
import enum MartletElements.Value

/// Something that happened around an app rather than in it.
///
/// This is Martlet's own, as the platforms have no common name for it: UIKit tells these things to delegates and notification centres.
public enum HostEvent: Hashable, Sendable {
    /// What a push carries: JSON's values by their names.
    public typealias Payload = [String: Value]

    /// The user's device found a network, or lost it. It is told when the page can be reached again.
    case online(Bool)
    /// The on-screen keyboard covers so many points of the window; 0 when it goes.
    case keyboard(height: CGFloat)
    /// The app came in front of its user, or went.
    case phase(ScenePhase)
    /// A URL was opened from outside: a deep link.
    case opened(URL)
    /// The user answered whether the app may show notifications, or changed that.
    case notificationPermission(NotificationPermission)
    /// A message came for this session, or the user opened a notification that carries it.
    case push(Payload)
}
