import Foundation
import MartletCore
import MartletDevice

/// The notifications of the session for which the code runs: those of one user's page.
///
/// They are notifications of the browser, and live as long as the page: what is pending when the user closes it is not delivered. A server reaches a closed
/// page by push messages, with `MartletPush`.
///
/// Its methods may be called from any thread.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private let schedule: NotificationSchedule

    /// Returns the center of the session for which the code runs. Code that runs for none gets one that may show nothing.
    public class func current() -> UNUserNotificationCenter {
        onMainQueue {
            guard let session = CurrentSession.context else { return UNUserNotificationCenter(nil) }
            return session.companion { _ in UNUserNotificationCenter(.current) }
        }
    }

    @MainActor
    private init(_ service: NotificationService?) {
        schedule = NotificationSchedule(service)
        super.init()
        schedule.center = self
    }

    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { onMainQueue { schedule.delegate } }
        set {
            nonisolated(unsafe) let delegate = newValue
            onMainQueue { schedule.delegate = delegate }
        }
    }

    public var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Lets the browser ask its user, now or at the next click or key press, unless the user has answered before.
    /// - Parameter options: They make no difference: a browser asks one question.
    /// - Returns: Whether notifications are allowed.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            onMainQueue { schedule.ask { continuation.resume(returning: $0) } }
        }
    }

    /// As ``requestAuthorization(options:)``. The handler is called on the main thread.
    public func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        onMainQueue { schedule.ask { isGranted in handler(isGranted, nil) } }
    }

    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in getNotificationSettings { continuation.resume(returning: $0) } }
    }

    /// Passes on what the user allows, when the page has reported it. The handler is called on the main thread.
    public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        onMainQueue { schedule.settings { handler($0) } }
    }

    // MARK: Requests

    /// Schedules a notification, in place of a pending one with the same identifier.
    /// - Throws: ``UNError/Code/notificationsNotAllowed`` if the user has not allowed notifications.
    public func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            onMainQueue { schedule.add(request) { error in continuation.resume(with: error.map { .failure($0) } ?? .success(())) } }
        }
    }

    /// As ``add(_:)``. The handler is called on the main thread.
    public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        nonisolated(unsafe) let handler = completionHandler
        onMainQueue { schedule.add(request) { handler?($0) } }
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { await schedule.pending }

    public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        later { handler($0.pending) }
    }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMainQueue { schedule.removePending { identifiers.contains($0.identifier) } }
    }

    public func removeAllPendingNotificationRequests() { onMainQueue { schedule.removePending { _ in true } } }

    // MARK: Delivered notifications

    /// Returns the notifications that were delivered and that the user has neither opened nor closed.
    public func deliveredNotifications() async -> [UNNotification] { await schedule.delivered }

    public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        later { handler($0.delivered) }
    }

    /// Takes notifications away. Those that a page showed before it was loaded again stay until the user closes them.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMainQueue { schedule.removeDelivered { identifiers.contains($0.request.identifier) } }
    }

    public func removeAllDeliveredNotifications() { onMainQueue { schedule.removeDelivered { _ in true } } }

    /// Shows a number on the icon of the app, if the user has installed it.
    public func setBadgeCount(_ newBadgeCount: Int) async throws { await schedule.service?.showBadge(newBadgeCount) }

    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        nonisolated(unsafe) let handler = completionHandler
        onMainQueue { schedule.service?.showBadge(newBadgeCount) }
        later { _ in handler?(nil) }
    }

    // MARK: Categories

    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { onMainQueue { schedule.categories = categories } }

    public func notificationCategories() async -> Set<UNNotificationCategory> { await schedule.categories }

    public func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        later { handler($0.categories) }
    }

    /// Runs an action on the main actor when the caller's code has ended.
    private func later(_ action: @escaping @MainActor (NotificationSchedule) -> Void) {
        let schedule = schedule
        Task { @MainActor in action(schedule) }
    }
}
