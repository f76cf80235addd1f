import CoreLocation
import SwiftUI
import UserNotifications

/// The location, as an app with a manager and one with live updates see it.
struct LocationPage: View {
    @State private var model = LocationModel()

    var body: some View {
        List {
            LabeledContent("Status", value: model.status)
            LabeledContent("Place", value: model.place)
            LabeledContent("Error", value: model.failure)
            Button("Ask") { model.manager.requestWhenInUseAuthorization() }
            Button("Start") { model.manager.startUpdatingLocation() }
            Button("Stop") { model.manager.stopUpdatingLocation() }
            Button("Once") { model.manager.requestLocation() }
        }
    }
}

@Observable
private final class LocationModel: NSObject, CLLocationManagerDelegate {
    var status = "unknown"
    var place = "none"
    var failure = "none"
    @ObservationIgnored let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { status = "\(manager.authorizationStatus)" }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        place = "\(last.coordinate.latitude), \(last.coordinate.longitude), within \(last.horizontalAccuracy) m"
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        failure = "\((error as? CLError)?.code.rawValue ?? -1)"
    }
}

/// Notifications outside the page.
struct NotificationsPage: View {
    @State private var model = NotificationsModel()

    var body: some View {
        List {
            LabeledContent("Status", value: model.status)
            LabeledContent("Opened", value: model.opened)
            Button("Ask") { Task { await model.ask() } }
            Button("Now") { model.add("Soup", nil) }
            Button("In a second") { model.add("Salad", UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)) }
            Button("Clear") { UNUserNotificationCenter.current().removeAllDeliveredNotifications() }
        }
        .task { await model.begin() }
    }
}

@Observable @MainActor
private final class NotificationsModel: NSObject, UNUserNotificationCenterDelegate {
    var status = "unknown"
    var opened = "none"

    func begin() async {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        status = "\(await center.notificationSettings().authorizationStatus)"
    }

    func ask() async {
        let center = UNUserNotificationCenter.current()
        _ = try? await center.requestAuthorization(options: [.alert, .badge, .sound])
        status = "\(await center.notificationSettings().authorizationStatus)"
    }

    func add(_ dish: String, _ trigger: UNNotificationTrigger?) {
        let content = UNMutableNotificationContent()
        content.title = "\(dish) is ready"
        content.body = "Table 4"
        content.userInfo = ["dish": dish]
        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: dish, content: content, trigger: trigger))
    }

    nonisolated func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    {
        [.banner, .list]
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        opened = response.notification.request.content.userInfo["dish"] as? String ?? "?"
    }
}
