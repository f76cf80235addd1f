import MartletElements
import MartletKit
import MartletTest
import MartletUI
import Testing

private struct Page: View {
    @Environment(Permissions.self) private var permissions

    var body: some View {
        Text("Notifications: \(permissions[.notifications].rawValue)")
        Button("Ask") { Task { await permissions.request(.notifications) } }
    }
}

@MainActor private final class Denials { var count = 0 }

@MainActor
@Suite struct PermissionTests {
    private let denials = Denials()
    private let permissions: Permissions
    private let host: TestHost

    init() {
        let permissions = Permissions { [denials] _ in denials.count += 1 }
        self.permissions = permissions
        host = mount { Page().environment(permissions).permissions(permissions) }
    }

    @Test func `C20: A permission is unknown until the host reports it`() {
        host.find("Notifications: unknown")
        host.send(.notificationPermission(.notRequested))
        host.find("Notifications: notRequested")
    }

    @Test func `C20: A request asks the user, and the view shows the answer`() async {
        host.send(.notificationPermission(.notRequested))
        host.tap("Ask")
        await host.settle()
        #expect(host.requests == [.askForNotifications])
        host.send(.notificationPermission(.granted))
        host.find("Notifications: granted")
    }

    @Test func `C20: A request returns the answer`() async {
        let request = Task { await permissions.request(.notifications) }
        await host.settle()
        host.send(.notificationPermission(.denied))
        #expect(await request.value == .denied)
        #expect(denials.count == 0)
    }

    @Test func `C20: A granted permission is not requested again`() async {
        host.send(.notificationPermission(.granted))
        #expect(await permissions.request(.notifications) == .granted)
        await host.settle()
        #expect(host.requests == [])
    }

    @Test func `C20: A denied permission calls whenDenied`() async {
        host.send(.notificationPermission(.denied))
        #expect(await permissions.request(.notifications) == .denied)
        #expect(denials.count == 1)
    }

    @Test func `A dismissed question leaves the permission unchanged`() async {
        host.send(.notificationPermission(.notRequested))
        let request = Task { await permissions.request(.notifications) }
        await host.settle()
        host.send(.notificationPermission(.notRequested))
        #expect(await request.value == .notRequested)
    }

    @Test func `A cancelled request does not wait for the user`() async {
        let request = Task { await permissions.request(.notifications) }
        await host.settle()
        request.cancel()
        #expect(await request.value == .unknown)
    }
}
