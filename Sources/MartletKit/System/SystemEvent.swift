import Foundation

#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

/// Something that happened around an app rather than in it, wherever it runs.
public enum SystemEvent: Hashable, Sendable {
    /// The app came in front of its user, or went. A page that loses the focus is `inactive`, one that is hidden in the `background`.
    case phase(ScenePhase)
    /// The device found a network, or lost it.
    case online(Bool)
    /// The on-screen keyboard covers so many points of the window; 0 when it goes.
    case keyboard(height: CGFloat)
    /// A URL was opened from outside: a deep link.
    case openURL(URL)
    /// A message came for the app, or the user opened a notification that carries it.
    case push(PushPayload)
    /// The address under which Apple's push service reaches this device. On Martlet a session is reached without one.
    case pushToken(Data)
    /// The user answered a question, or changed the settings.
    case permission(Permission, PermissionState)
    /// The user's language or region is another.
    case locale(Locale)
    /// The user wants text in another size.
    case textSize(DynamicTypeSize)
    /// The window became narrow, or wide.
    case width(UserInterfaceSizeClass?)
}
