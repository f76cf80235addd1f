import MartletCore
import MartletElements
import MartletTest
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Notifications")
struct NotificationTests {
    private struct Page: View {
        @State private var lines: [String] = []

        var body: some View {
            Text(lines.joined(separator: ", "))
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
                    lines.append("foreground")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { notification in
                    let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                    lines.append("keyboard \(Int(frame.height))")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in
                    lines.append("hidden")
                }
        }
    }

    private func use(_ host: TestHost) {
        host.keyboard(height: 291)
        host.keyboard(height: 0)
        host.send(.phase(.background))
        host.send(.phase(.active))
    }

    // Shows: UIApplication.willEnterForegroundNotification, UIResponder.keyboardWillShowNotification
    @Test func `In a process of one user, views hear of the keyboard and of the app's life`() {
        LiveSessions.shared.belongToOneUser = true
        defer { LiveSessions.shared.belongToOneUser = false }
        let host = mount { Page() }
        use(host)
        host.find("keyboard 291, hidden, foreground")
    }

    @Test func `A session hears of the keyboard also where another one has read the notification's name`() {
        struct Listener: View {
            let name: Notification.Name
            @State private var count = 0

            var body: some View {
                Text("Heard \(count)").onReceive(NotificationCenter.default.publisher(for: name)) { _ in count += 1 }
            }
        }
        LiveSessions.shared.belongToOneUser = true
        defer { LiveSessions.shared.belongToOneUser = false }
        let first = mount { Text("First") }
        first.close()
        let name = UIResponder.keyboardDidShowNotification
        let second = mount { Listener(name: name) }
        second.keyboard(height: 291)
        second.find("Heard 1")
    }

    @Test func `Where several users share a process, code of no session reaches none, not even the only one`() {
        let host = mount { Page() }
        LiveSessions.shared.belongToManyUsers = true
        defer { LiveSessions.shared.belongToManyUsers = false }
        #expect(CurrentSession.context == nil)
        UIPasteboard.general.string = "secret"
        #expect(host.pasteboard == nil)
    }

    @Test func `Where several users share a process, none hears of the others`() {
        let (host, other) = (mount { Page() }, mount { Page() })
        use(host)
        host.find("")
        other.find("")
    }
}
