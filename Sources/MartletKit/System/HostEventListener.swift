#if canImport(SwiftUI)
import Combine
import Foundation
import Network
import SwiftUI
import UserNotifications
#if canImport(UIKit)
import UIKit
#endif
#else
import MartletCombine
import MartletCore
import MartletElements
#endif

// Forwards the events of each platform to the app: Apple's first, Martlet's below.

#if canImport(SwiftUI)

/// Forwards the events of Apple's systems, which come from views, notification centres and path monitors.
struct HostEventListener: ViewModifier {
    let action: @MainActor (SystemEvent) -> Void
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
        content
            .onChange(of: phase) { _, phase in action(.phase(phase)) }
            .onOpenURL { action(.openURL($0)) }
            .onReceive(NotificationCenter.default.publisher(for: SystemEvent.posted)) { note in
                if let event = note.object as? SystemEvent { action(event) }
            }
            .task { await listenToNetwork() }
            #if os(iOS)
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillChangeFrameNotification)) { note in
            guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            action(.keyboard(height: max(0, UIScreen.main.bounds.maxY - frame.minY)))
        }
            #endif
    }

    private func listenToNetwork() async {
        let monitor = NWPathMonitor()
        let changes = AsyncStream<Bool> { continuation in
            monitor.pathUpdateHandler = { continuation.yield($0.status == .satisfied) }
            continuation.onTermination = { _ in monitor.cancel() }
            monitor.start(queue: .main)
        }
        // The first value is the initial state, not an event.
        var isOnline: Bool?
        for await now in changes {
            if let before = isOnline, before != now { action(.online(now)) }
            isOnline = now
        }
    }
}

extension SystemEvent {
    fileprivate static let posted = Notification.Name("MartletKit.SystemEvent")

    /// Posts an event that only an app delegate receives, such as a push or its token.
    ///
    ///     func application(_: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult {
    ///         if let payload = try? PushPayload(userInfo: userInfo) { SystemEvent.push(payload).post() }
    ///         return .newData
    ///     }
    @MainActor
    public func post() { NotificationCenter.default.post(name: Self.posted, object: self) }
}

struct PermissionsConnection: ViewModifier {
    let permissions: Permissions
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
        // The user may have changed the permission in Settings in the meantime.
        content.task(id: phase) {
            permissions.connect { permission in
                switch permission {
                case .notifications: Task { await askForNotifications() }
                }
            } register: { _ in
                #if os(iOS)
                UIApplication.shared.registerForRemoteNotifications()
                #endif
            }
            await lookUpNotifications()
        }
    }

    private func askForNotifications() async {
        _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound])
        await lookUpNotifications()
    }

    private func lookUpNotifications() async {
        let state: PermissionState =
            switch await UNUserNotificationCenter.current().notificationSettings().authorizationStatus {
            case .notDetermined: .notRequested
            case .denied: .denied
            case .authorized, .provisional, .ephemeral: .granted
            @unknown default: .unknown
            }
        permissions.update(.notifications, to: state)
    }
}

#else

/// Forwards the events of the session's host.
struct HostEventListener: ViewModifier {
    let action: @MainActor (SystemEvent) -> Void
    @Environment(\.hostEvents) private var hostEvents

    func body(content: Content) -> some View {
        content.onReceive(hostEvents.publisher) { event in
            if let event = SystemEvent(event) { action(event) }
        }
    }
}

extension SystemEvent {
    fileprivate init?(_ event: HostEvent) {
        switch event {
        case .online(let isOnline): self = .online(isOnline)
        case .keyboard(let height): self = .keyboard(height: height)
        case .phase(let phase): self = .phase(phase)
        case .opened(let url): self = .openURL(url)
        case .notificationPermission(let permission): self = .permission(.notifications, PermissionState(permission))
        case .pushToken(let token): self = .pushToken(token)
        case .push(let payload):
            guard let payload = try? PushPayload(payload.mapValues(EncodableValue.init)) else { return nil }
            self = .push(payload)
        }
    }
}

extension PermissionState {
    fileprivate init(_ permission: NotificationPermission) {
        self =
            switch permission {
            case .unknown: .unknown
            case .notRequested: .notRequested
            case .granted: .granted
            case .denied: .denied
            }
    }
}

/// A value from the host, encoded as JSON.
private struct EncodableValue: Encodable {
    let value: Value

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .list(let values): try container.encode(values.map(EncodableValue.init))
        case .record(let values): try container.encode(values.mapValues(EncodableValue.init))
        }
    }
}

struct PermissionsConnection: ViewModifier {
    let permissions: Permissions
    @Environment(\.hostEvents) private var hostEvents
    @Environment(\.notificationPermission) private var notifications
    @Environment(\.requestNotificationPermission) private var request
    @Environment(\.registerForRemoteNotifications) private var register

    func body(content: Content) -> some View {
        content
            .onAppear {
                permissions.connect { [request] permission in
                    switch permission {
                    case .notifications: request()
                    }
                } register: { [register] serverKey in
                    register(serverKey: serverKey)
                }
                permissions.update(.notifications, to: PermissionState(notifications))
            }
            // Listens to events, not to the environment value: a user who dismisses the question does not change the value, but
            // `request(_:)` waits for an answer.
            .onReceive(hostEvents.publisher) { event in
                if case .notificationPermission(let permission) = event {
                    permissions.update(.notifications, to: PermissionState(permission))
                }
            }
    }
}

#endif
