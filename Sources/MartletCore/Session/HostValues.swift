import Foundation
import MartletElements

extension EnvironmentValues {
    private struct IsOnlineKey: EnvironmentKey { static var defaultValue: Bool { true } }
    private struct KeyboardHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    private struct PermissionKey: EnvironmentKey { static var defaultValue: NotificationPermission { .unknown } }

    /// Whether the user's device has a network.
    public var isOnline: Bool {
        get { self[IsOnlineKey.self] }
        set { self[IsOnlineKey.self] = newValue }
    }

    /// The height of the window's part that the on-screen keyboard covers, in points.
    public var keyboardHeight: CGFloat {
        get { self[KeyboardHeightKey.self] }
        set { self[KeyboardHeightKey.self] = newValue }
    }

    /// Whether the app may show notifications.
    public var notificationPermission: NotificationPermission {
        get { self[PermissionKey.self] }
        set { self[PermissionKey.self] = newValue }
    }
}
