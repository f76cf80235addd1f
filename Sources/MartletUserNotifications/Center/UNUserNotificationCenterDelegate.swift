import Foundation
import Synchronization

/// How a notification is shown while the user looks at the app.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let list = Self(rawValue: 8)
    public static let banner = Self(rawValue: 16)
}

/// Hears of notifications, on the main thread of its session. An app implements either form of a method: with a completion handler, or asynchronous.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification is due while the page is visible and has the focus. It is shown if the answer contains `banner` or `alert`.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions

    /// The user opened a notification, or closed one whose category wants to know.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

    /// Never called: the settings are the browser's.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }

    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    {
        // The center calls it from the main actor, and waits.
        nonisolated(unsafe) let delegate = self
        return await Completion.wait { delegate.userNotificationCenter(center, willPresent: notification, withCompletionHandler: $0) }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }

    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        nonisolated(unsafe) let delegate = self
        await Completion.wait { (done: @escaping (()) -> Void) in
            delegate.userNotificationCenter(center, didReceive: response) { done(()) }
        }
    }

    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}

/// Waits for a completion handler.
@MainActor
private enum Completion {
    /// Calls `start` on the main thread, and returns what its handler receives first.
    static func wait<Result: Sendable>(_ start: @MainActor @Sendable (@escaping (Result) -> Void) -> Void) async -> Result {
        await withCheckedContinuation { continuation in
            // The handler may be called more than once, from any thread.
            let waiting = Mutex<CheckedContinuation<Result, Never>?>(continuation)
            start { result in
                waiting.withLock { waiting in
                    defer { waiting = nil }
                    return waiting
                }?.resume(returning: result)
            }
        }
    }
}
