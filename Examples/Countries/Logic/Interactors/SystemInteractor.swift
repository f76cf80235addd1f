import CountriesEntities
import CountriesRepositories
import Foundation
import MartletKit

/// Handles events from outside the app.
@MainActor
public protocol SystemInteractor {
    func handle(_ event: SystemEvent)
    /// Records the permission for notifications.
    func note(push: PermissionState)
    /// Asks the user to allow notifications, or explains how to allow them after a denial.
    func requestPush() async
    /// Asks the server to push a country to this device, which is registered.
    func sendPostcard(of country: Country) async
}

/// Writes system events into the app state, and registers this session with the server.
public struct RealSystemInteractor: SystemInteractor {
    private weak var state: LiveState<AppState>?
    private let permissions: Permissions
    private let devices: any DevicesWebRepository
    private let clock: any Clock<Duration>

    public init(
        state: LiveState<AppState>, permissions: Permissions, devices: any DevicesWebRepository, clock: any Clock<Duration>
    ) {
        self.state = state
        self.permissions = permissions
        self.devices = devices
        self.clock = clock
    }

    public func handle(_ event: SystemEvent) {
        guard let state else { return }
        switch event {
        case .phase(let phase): state.system.isActive = phase == .active
        case .online(let isOnline): state.system.isOnline = isOnline
        case .keyboard(let height): state.system.keyboardHeight = height
        case .openURL(let url): go(to: CountryLinks.place(for: url))
        case .push(let payload): go(to: PushMessage.place(for: payload))
        case .pushToken(let token): register(String(decoding: token, as: UTF8.self))
        case .permission(.notifications, let push): note(push: push)
        // Go back to the tab's root: pushed screens were laid out and formatted for the previous setting.
        case .locale, .textSize: state.routing = AppState.Routing(tab: state.routing.tab)
        case .width: break
        }
    }

    public func note(push: PermissionState) {
        guard let state else { return }
        state.permissions.push = push
        if push == .granted, state.system.pushToken == nil { subscribe() }
    }

    public func requestPush() async { await permissions.request(.notifications) }

    private func go(to place: AppState.Routing?) {
        if let place { state?.bulkUpdate { $0.routing.go(to: place) } }
    }

    public func sendPostcard(of country: Country) async {
        guard let state, let token = state.system.pushToken else { return }
        // A device that the server no longer knows registers again.
        do { try await devices.sendPostcard(of: country, to: token) } catch { state.system.pushToken = nil }
    }

    /// Registers with the push service, for messages of the app's server. The token arrives as an event.
    private func subscribe() {
        let (devices, permissions, clock) = (devices, permissions, clock)
        Task { [weak permissions] in
            guard let key = try? await Retry(3).run(clock: clock, { try await devices.pushKey() }) else { return }
            permissions?.registerForPush(serverKey: key)
        }
    }

    private func register(_ token: String) {
        let (devices, state, clock) = (devices, state, clock)
        Task { [weak state] in
            guard (try? await Retry(3).run(clock: clock, { try await devices.register(token: token) })) != nil else { return }
            state?.system.pushToken = token
        }
    }
}
