import MartletTest
import SwiftUI
import Testing
import UserNotifications

/// A delegate with completion handlers.
private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    var heard: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        heard.append("present \(notification.request.identifier)")
        completionHandler([.banner, .list])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let dish = response.notification.request.content.userInfo["dish"] as? Int
        heard.append("\(response.actionIdentifier.split(separator: ".").last ?? "") \(dish ?? 0)")
        completionHandler()
    }
}

/// A delegate with asynchronous methods.
private final class AsyncListener: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    {
        [.banner]
    }
}

@MainActor
private final class Model {
    var answer: Bool?
    var errors: [String] = []
    var delegate: (any UNUserNotificationCenterDelegate)?

    func add(_ id: String, after trigger: UNNotificationTrigger?, category: String = "") {
        let content = UNMutableNotificationContent()
        content.title = "Soup \(id)"
        content.subtitle = "Table 4"
        content.body = "It is ready."
        content.userInfo = ["dish": 3]
        content.sound = .default
        content.badge = 2
        content.categoryIdentifier = category
        let request = UNNotificationRequest(identifier: id, content: content, trigger: trigger)
        content.title = "Changed later"
        UNUserNotificationCenter.current().add(request) { error in
            if let error { self.errors.append("\((error as? UNError).map { "\($0.code)" } ?? "\(error)")") }
        }
    }
}

@MainActor
@Suite("Notifications")
struct NotificationTests {
    private let model = Model()

    private func start(_ permission: DevicePermission = .granted, delegate: (any UNUserNotificationCenterDelegate)? = nil) -> TestHost {
        let model = model
        model.delegate = delegate
        let host = mount {
            Button("Ask") {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { granted, _ in model.answer = granted }
            }
            Button("Now") { model.add("now", after: nil) }
            Button("Soon") { model.add("soon", after: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)) }
            Button("Each minute") { model.add("minute", after: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)) }
            Button("Watched") { model.add("watched", after: nil, category: "watched") }
            Button("Forget") { UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["soon"]) }
            Button("Clear") { UNUserNotificationCenter.current().removeAllDeliveredNotifications() }
            Button("Lists") {
                let center = UNUserNotificationCenter.current()
                center.getPendingNotificationRequests { model.errors.append("pending \($0.map(\.identifier))") }
                center.getDeliveredNotifications { model.errors.append("delivered \($0.map(\.request.identifier))") }
            }
            Text("Kitchen").onAppear {
                let center = UNUserNotificationCenter.current()
                center.delegate = model.delegate
                center.setNotificationCategories([
                    UNNotificationCategory(identifier: "watched", actions: [], intentIdentifiers: [], options: .customDismissAction)
                ])
            }
        }
        if permission != .notDetermined { host.device.set(permission, for: .notifications) }
        return host
    }

    private func titles(_ host: TestHost) -> [String] { host.device.notifications.map(\.title) }

    @Test func `The user is asked, and the answer arrives`() async {
        let host = start(.notDetermined)
        host.tap("Ask")
        #expect(host.device.questions == [.notifications])
        #expect(model.answer == nil)
        host.device.allow(.notifications)
        await host.settle()
        #expect(model.answer == true)
        host.device.deny(.notifications)
        host.tap("Ask")
        await host.settle()
        #expect(model.answer == false)
    }

    // Shows: import UserNotifications
    @Test func `A notification comes when its time has passed`() async {
        let listener = Listener()
        let host = start(delegate: listener)
        host.tap("Soon")
        await host.advance(by: .seconds(4))
        #expect(titles(host) == [])
        await host.advance(by: .seconds(1))
        #expect(titles(host) == ["Soup soon"])
        #expect(host.device.notifications.first?.body == "Table 4\nIt is ready.")
        #expect(listener.heard == ["present soon"])
        await host.advance(by: .seconds(60))
        #expect(titles(host) == ["Soup soon"])
    }

    @Test func `A repeated notification replaces the one before, until it is forgotten`() async {
        let listener = Listener()
        let host = start(delegate: listener)
        host.tap("Each minute")
        await host.advance(by: .seconds(185))
        #expect(listener.heard == ["present minute", "present minute", "present minute"])
        #expect(titles(host) == ["Soup minute"])
    }

    @Test func `A forgotten request is not delivered, and the lists say what is`() async {
        let host = start(delegate: Listener())
        host.tap("Soon")
        host.tap("Now")
        await host.settle()
        host.tap("Lists")
        await host.settle()
        #expect(model.errors == ["pending [\"soon\"]", "delivered [\"now\"]"])
        host.tap("Forget")
        await host.advance(by: .seconds(10))
        #expect(titles(host) == ["Soup now"])
        host.tap("Clear")
        #expect(titles(host) == [])
    }

    @Test func `While the user looks at the app the delegate decides, and without one nothing is shown`() async {
        let silent = start()
        silent.tap("Now")
        await silent.settle()
        #expect(titles(silent) == [])
        silent.send(.phase(.background))
        silent.tap("Now")
        await silent.settle()
        #expect(titles(silent) == ["Soup now"])
        #expect(silent.device.badge == 2)
    }

    @Test func `A delegate may answer asynchronously`() async {
        let listener = AsyncListener()
        let host = start(delegate: listener)
        host.tap("Now")
        await host.settle(until: { !titles(host).isEmpty })
        #expect(titles(host) == ["Soup now"])
    }

    @Test func `The delegate hears what the user opens, and what they close if the category wants it`() async throws {
        let listener = Listener()
        let host = start(delegate: listener)
        host.tap("Now")
        await host.settle()
        host.device.open(try #require(host.device.notifications.first))
        await host.settle()
        host.tap("Now")
        await host.settle()
        host.device.close(try #require(host.device.notifications.first))
        host.tap("Watched")
        await host.settle()
        host.device.close(try #require(host.device.notifications.first))
        await host.settle()
        #expect(
            listener.heard == [
                "present now", "UNNotificationDefaultActionIdentifier 3", "present now", "present watched",
                "UNNotificationDismissActionIdentifier 3",
            ])
    }

    @Test func `Without permission nothing is scheduled`() async {
        let host = start(.denied)
        host.tap("Now")
        await host.settle()
        #expect(model.errors == ["notificationsNotAllowed"])
    }
}

@Suite("Triggers")
struct TriggerTests {
    @Test func `A calendar's trigger names the next date that matches`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(timeZone: zone, hour: 7, minute: 30), repeats: true)
        let next = try #require(trigger.nextTriggerDate())
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        #expect(calendar.dateComponents([.hour, .minute, .second], from: next) == DateComponents(hour: 7, minute: 30, second: 0))
        #expect(next > .now)
        #expect(next < .now.addingTimeInterval(86_400 + 3_600))
    }

    @Test func `A date that has passed has no next one`() {
        #expect(UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 2001, month: 1), repeats: false).nextTriggerDate() == nil)
    }
}
