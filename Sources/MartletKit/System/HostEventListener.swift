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

// What each system tells an app, in its own way: here Apple's and Martlet's meet.

#if canImport(SwiftUI)

/// Hears of what Apple's systems tell to views, to notification centres and to path monitors.
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
        // The first is how things are, and no event.
        var isOnline: Bool?
        for await now in changes {
            if let before = isOnline, before != now { action(.online(now)) }
            isOnline = now
        }
    }
}

extension SystemEvent {
    fileprivate static let posted = Notification.Name("MartletKit.SystemEvent")

    /// Tells views of what only an app's delegate hears of: pushes and their token.
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
        // A user who comes back may have been in the settings.
        content.task(id: phase) {
            permissions.connect { permission in
                switch permission {
                case .notifications: Task { await askForNotifications() }
                }
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

/// Hears of what the session's host tells.
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

/// A host's value as JSON.
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

    func body(content: Content) -> some View {
        content
            .onAppear {
                permissions.connect { [request] permission in
                    switch permission {
                    case .notifications: request()
                    }
                }
                permissions.update(.notifications, to: PermissionState(notifications))
            }
            // Not by the environment's value: a user who turns away from the question leaves it as it is, and is waited for.
            .onReceive(hostEvents.publisher) { event in
                if case .notificationPermission(let permission) = event {
                    permissions.update(.notifications, to: PermissionState(permission))
                }
            }
    }
}

#endif
