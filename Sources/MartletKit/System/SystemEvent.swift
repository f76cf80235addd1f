import Foundation

#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

/// An event outside the app's own views, on any platform.
public enum SystemEvent: Hashable, Sendable {
    /// The app became active, inactive, or moved to the background. A page without focus is `inactive`, a hidden page is in the
    /// `background`.
    case phase(ScenePhase)
    /// The device went online or offline.
    case online(Bool)
    /// The on-screen keyboard covers this many points of the window; 0 when it is hidden.
    case keyboard(height: CGFloat)
    /// A URL was opened from outside the app: a deep link.
    case openURL(URL)
    /// A push message arrived, or the user opened a notification that carries one.
    case push(PushPayload)
    /// The token with which the app's server sends push messages: of Apple's push service, or, on the web, the JSON text of the browser's subscription.
    case pushToken(Data)
    /// The user granted or denied a permission, or changed the settings.
    case permission(Permission, PermissionState)
    /// The user's language or region changed.
    case locale(Locale)
    /// The user's preferred text size changed.
    case textSize(DynamicTypeSize)
    /// The horizontal size class of the window changed.
    case width(UserInterfaceSizeClass?)
}
