import CountriesData
import CountriesEntities
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
}

/// Writes system events into the app state, and registers this session with the server.
public struct RealSystemInteractor: SystemInteractor {
    private weak var state: LiveState<AppState>?
    private let permissions: Permissions
    private let devices: any DevicesWebRepository
    private let clock: any Clock<Duration>
    private let makeToken: @MainActor () -> String

    /// - Parameter makeToken: Creates a token on systems without push tokens.
    public init(
        state: LiveState<AppState>, permissions: Permissions, devices: any DevicesWebRepository, clock: any Clock<Duration>,
        makeToken: @escaping @MainActor () -> String
    ) {
        self.state = state
        self.permissions = permissions
        self.devices = devices
        self.clock = clock
        self.makeToken = makeToken
    }

    public func handle(_ event: SystemEvent) {
        guard let state else { return }
        switch event {
        case .phase(let phase): state.system.isActive = phase == .active
        case .online(let isOnline): state.system.isOnline = isOnline
        case .keyboard(let height): state.system.keyboardHeight = height
        case .openURL(let url): go(to: CountryLinks.place(for: url))
        case .push(let payload): go(to: PushMessage.place(for: payload))
        case .pushToken(let token): register(token.map { String(format: "%02x", $0) }.joined())
        case .permission(.notifications, let push): note(push: push)
        // Go back to the tab's root: pushed screens were laid out and formatted for the previous setting.
        case .locale, .textSize: state.routing = AppState.Routing(tab: state.routing.tab)
        case .width: break
        }
    }

    public func note(push: PermissionState) {
        guard let state else { return }
        state.permissions.push = push
        if push == .granted, state.system.pushToken == nil { register(makeToken()) }
    }

    public func requestPush() async { await permissions.request(.notifications) }

    private func go(to place: AppState.Routing?) {
        if let place { state?.bulkUpdate { $0.routing.go(to: place) } }
    }

    private func register(_ token: String) {
        state?.system.pushToken = token
        let devices = devices
        Task { try? await Retry(3).run(clock: clock) { try await devices.register(token: token) } }
    }
}
