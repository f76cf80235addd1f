import Foundation
import MartletCombine
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Host events")
struct HostEventTests {
    /// Records the received events.
    private final class Diary { var events: [HostEvent] = [] }

    private struct Listener: View {
        let diary: Diary
        @Environment(\.hostEvents) private var hostEvents

        var body: some View {
            Text("here" as String).onReceive(hostEvents.publisher) { diary.events.append($0) }
        }
    }

    // Shows: .onReceive
    @Test func `C21: Each system event is told once, in order`() {
        let diary = Diary()
        let host = mount { Listener(diary: diary) }
        host.send(.phase(.inactive))
        host.send(.phase(.inactive))
        host.keyboard(height: 300)
        host.keyboard(height: 300)
        host.send(.online(true))
        host.send(.online(false))
        host.open(url: "diner://menu/3")
        host.keyboard(height: 0)
        #expect(
            diary.events == [
                .phase(.inactive), .keyboard(height: 300), .online(false), .opened(URL(string: "diner://menu/3")!), .keyboard(height: 0),
            ])
    }

    @Test func `C20: A push brings its payload, however deep`() {
        let diary = Diary()
        let host = mount { Listener(diary: diary) }
        host.send(.push(["aps": ["alert": "Soup is ready"], "dish": 3]))
        guard case .push(let payload)? = diary.events.first else {
            Issue.record("no push was told")
            return
        }
        #expect(payload["aps"]?["alert"]?.stringValue == "Soup is ready")
        #expect(payload["dish"]?.intValue == 3)
    }

    @Test func `A task hears events, and each listener hears all of them`() async {
        struct Page: View {
            @Environment(\.hostEvents) private var hostEvents
            @State private var first: [HostEvent] = []
            @State private var second: [HostEvent] = []

            var body: some View {
                VStack {
                    Text("first \(first.count)" as String).task { for await event in hostEvents { first.append(event) } }
                    Text("second \(second.count)" as String).task { for await event in hostEvents { second.append(event) } }
                }
            }
        }
        let host = mount { Page() }
        await host.settle()
        host.send(.online(false))
        host.send(.online(true))
        await host.settle()
        host.find("first 2")
        host.find("second 2")
    }

    @Test func `The end of a session ends the waiting for its events`() async {
        final class Log { var lines: [String] = [] }
        struct Page: View {
            let log: Log
            @Environment(\.hostEvents) private var hostEvents

            var body: some View { Button("Wait") { wait(for: hostEvents) } }

            private func wait(for events: HostEvents) {
                Task {
                    for await event in events { log.lines.append("\(event)") }
                    log.lines.append("ended")
                }
            }
        }
        let log = Log()
        let host = mount { Page(log: log) }
        host.tap("Wait")
        await host.settle()
        host.send(.online(false))
        host.close()
        await host.settle { log.lines.last == "ended" }
        #expect(log.lines == ["online(false)", "ended"])
    }

    @Test func `C21: Only the views that read a value are evaluated when it changes`() {
        struct Network: View {
            @Environment(\.isOnline) private var isOnline

            var body: some View { Text(isOnline ? "online" : "offline") }
        }
        struct Keyboard: View {
            @Environment(\.keyboardHeight) private var height

            var body: some View { Text("keyboard \(Int(height))" as String) }
        }
        let host = mount {
            Network()
            Keyboard()
        }
        host.find("online")
        #expect(host.evaluations { host.send(.online(false)) } == ["Network": 1])
        host.find("offline")
        #expect(host.evaluations { host.keyboard(height: 291) } == ["Keyboard": 1])
        host.find("keyboard 291")
    }

    private struct Asking: View {
        @Environment(\.notificationPermission) private var permission
        @Environment(\.requestNotificationPermission) private var request
        @Environment(\.notify) private var notify

        var body: some View {
            Text(permission.rawValue)
            Button("Ask") { request() }
            Button("Notify") { notify("Soup", body: "is ready", payload: ["dish": 3]) }
        }
    }

    @Test func `C20: A permission is unknown, then not requested, then as the user decides`() {
        let host = mount { Asking() }
        host.find("unknown")
        host.send(.notificationPermission(.notRequested))
        host.find("notRequested")
        host.tap("Ask")
        #expect(host.requests == [.askForNotifications])
        host.send(.notificationPermission(.denied))
        host.find("denied")
    }

    @Test(arguments: [NotificationPermission.granted, .denied])
    func `C20: A user who has answered is not asked again`(_ permission: NotificationPermission) {
        let host = mount { Asking() }
        host.send(.notificationPermission(permission))
        host.tap("Ask")
        #expect(host.requests == [])
    }

    private struct Registering: View {
        @Environment(\.registerForRemoteNotifications) private var register

        var body: some View { Button("Register") { register(serverKey: "BK") } }
    }

    @Test func `C20: An app registers for remote notifications when the user allows them, and receives a token`() {
        let diary = Diary()
        let host = mount {
            Registering()
            Listener(diary: diary)
        }
        host.tap("Register")
        #expect(host.requests == [])
        #expect(host.warnings == ["The app registers for remote notifications, but the user has not allowed notifications."])
        host.send(.notificationPermission(.granted))
        host.tap("Register")
        #expect(host.requests == [.registerForPush(serverKey: "BK", scope: "/")])
        host.send(.pushToken("{}"))
        #expect(diary.events == [.notificationPermission(.granted), .pushToken(Data("{}".utf8))])
    }

    @Test func `An action that an app keeps for longer than its session does nothing`() {
        final class Kept { var act: (() -> Void)? }
        struct Keeping: View {
            let kept: Kept
            @Environment(\.requestNotificationPermission) private var request
            @Environment(\.notify) private var notify
            @Environment(\.registerForRemoteNotifications) private var register

            var body: some View {
                Text("here" as String).onAppear {
                    kept.act = {
                        request()
                        notify("Soup")
                        register(serverKey: "BK")
                    }
                }
            }
        }
        let kept = Kept()
        var host: TestHost? = mount { Keeping(kept: kept) }
        host?.close()
        host = nil
        #expect(kept.act != nil)
        // Its graph is gone: to send a request through it would end the process.
        kept.act?()
    }

    @Test func `C20: The same permission told again is an answer, too`() {
        let diary = Diary()
        let host = mount { Listener(diary: diary) }
        host.send(.notificationPermission(.notRequested))
        host.send(.notificationPermission(.notRequested))
        #expect(diary.events == [.notificationPermission(.notRequested), .notificationPermission(.notRequested)])
    }

    @Test func `C20: A notification is shown by the host, with its payload`() {
        let host = mount { Asking() }
        host.tap("Notify")
        #expect(host.notifications == [HostNotification(title: "Soup", body: "is ready", payload: ["dish": 3])])
    }

    @Test func `C20: The app's own server reaches one session and no other`() {
        struct Guest: View {
            let register: (HostEvents) -> Void
            @Environment(\.hostEvents) private var hostEvents
            @State private var pushes = 0

            var body: some View {
                Text("pushes \(pushes)" as String)
                    .onAppear { register(hostEvents) }
                    .onReceive(hostEvents.publisher) { if case .push = $0 { pushes += 1 } }
            }
        }
        var guests: [HostEvents] = []
        let ann = mount { Guest { guests.append($0) } }
        let bob = mount { Guest { guests.append($0) } }
        bob.act { guests[1].deliver(push: ["dish": 3]) }
        ann.find("pushes 0")
        bob.find("pushes 1")
    }
}
