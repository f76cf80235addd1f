import Foundation
import MartletCore
import MartletDevice

/// The pending and delivered notifications of a session.
@MainActor
final class NotificationSchedule {
    let service: NotificationService?
    weak var center: UNUserNotificationCenter?
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var categories: Set<UNNotificationCategory> = []
    private(set) var pending: [UNNotificationRequest] = []
    private var shown: [(notification: UNNotification, number: Int?)] = []

    init(_ service: NotificationService?) {
        self.service = service
        service?.reacted = { [weak self] in self?.reacted(to: $0, $1) }
    }

    var delivered: [UNNotification] { shown.map(\.notification) }

    // MARK: Permission

    func ask(_ answered: @escaping (Bool) -> Void) {
        guard let service else { return answered(false) }
        service.ask { answered($0 == .granted) }
    }

    func settings(_ handle: @escaping (UNNotificationSettings) -> Void) {
        guard let service else { return handle(UNNotificationSettings(.denied)) }
        service.whenPermissionIsKnown { handle(UNNotificationSettings(UNAuthorizationStatus(service.permission))) }
    }

    // MARK: Pending requests

    func add(_ request: UNNotificationRequest, _ done: @escaping ((any Error)?) -> Void) {
        guard let service else { return done(UNError(.notificationsNotAllowed)) }
        service.whenPermissionIsKnown { [weak self] in
            guard service.permission == .granted else { return done(UNError(.notificationsNotAllowed)) }
            self?.schedule(request)
            done(nil)
        }
    }

    private func schedule(_ request: UNNotificationRequest) {
        removePending { $0.identifier == request.identifier }
        let trigger = request.trigger
        if trigger is UNLocationNotificationTrigger {
            service?.session?.warn("The notification “\(request.identifier)” waits for a region, which a page cannot watch.")
        }
        guard trigger == nil || trigger is UNTimeIntervalNotificationTrigger || trigger is UNCalendarNotificationTrigger else {
            return pending.append(request)
        }
        // A date that has passed never comes.
        guard trigger.map({ $0.next(after: service?.alarms.now ?? .now) != nil }) ?? true else { return }
        if trigger != nil { pending.append(request) }
        var hasRung = false
        service?.alarms.set(request.identifier) { date in
            defer { hasRung = true }
            guard let trigger else { return hasRung ? nil : date }
            return hasRung && !trigger.repeats ? nil : trigger.next(after: date)
        } ring: { [weak self] date in
            self?.deliver(UNNotification(date: date, request: request))
        }
    }

    func removePending(_ isRemoved: (UNNotificationRequest) -> Bool) {
        service?.alarms.cancel(Set(pending.filter(isRemoved).map(\.identifier)))
        pending.removeAll(where: isRemoved)
    }

    // MARK: Delivery

    private func deliver(_ notification: UNNotification) {
        let request = notification.request
        if request.trigger?.repeats != true { pending.removeAll { $0 === request } }
        guard let session = service?.session, session.phase == .active else {
            return present(notification, [.banner, .list, .badge])
        }
        // An app that does not say how shows nothing while the user looks at it.
        guard let delegate, let center else { return }
        let listener = Listener(delegate: delegate, center: center)
        CurrentSession.run(session) {
            _ = Task { @MainActor [weak self] in
                let options = await listener.presentation(of: notification)
                self?.present(notification, options)
            }
        }
    }

    private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        guard let service else { return }
        let content = notification.request.content
        if options.contains(.badge), let badge = content.badge { service.showBadge(badge.intValue) }
        guard !options.isDisjoint(with: [.banner, .alert, .list]) else { return }
        removeDelivered { $0.request.identifier == notification.request.identifier }
        var number: Int?
        if !options.isDisjoint(with: [.banner, .alert]) {
            number = service.show(
                NotificationService.Banner(
                    title: content.title, body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
                    isSilent: content.sound == nil))
        }
        shown.append((notification, number))
    }

    func removeDelivered(_ isRemoved: (UNNotification) -> Bool) {
        for entry in shown where isRemoved(entry.notification) {
            if let number = entry.number { service?.close(number) }
        }
        shown.removeAll { isRemoved($0.notification) }
    }

    // MARK: The user

    private func reacted(to number: Int, _ reaction: NotificationService.Reaction) {
        guard let index = shown.firstIndex(where: { $0.number == number }) else { return }
        let notification = shown.remove(at: index).notification
        let category = categories.first { $0.identifier == notification.request.content.categoryIdentifier }
        if reaction == .closed, category?.options.contains(.customDismissAction) != true { return }
        guard let delegate, let center else { return }
        let action = reaction == .opened ? UNNotificationDefaultActionIdentifier : UNNotificationDismissActionIdentifier
        let listener = Listener(delegate: delegate, center: center)
        let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
        CurrentSession.run(service?.session) {
            _ = Task { @MainActor in await listener.receive(response) }
        }
    }
}

/// Calls the asynchronous methods of a delegate.
// What a delegate implements with completion handlers runs on the main thread; what it implements asynchronously says itself where it runs.
private struct Listener: @unchecked Sendable {
    let delegate: any UNUserNotificationCenterDelegate
    let center: UNUserNotificationCenter

    func presentation(of notification: UNNotification) async -> UNNotificationPresentationOptions {
        await delegate.userNotificationCenter(center, willPresent: notification)
    }

    func receive(_ response: UNNotificationResponse) async { await delegate.userNotificationCenter(center, didReceive: response) }
}
