import Observation

/// What a user allows this session's app to do. A service: views read it, and ask through it.
///
///     let permissions = Permissions { _ in navigation.sheet = .howToAllowNotifications }
///     …
///     RootView().permissions(permissions)
///     …
///     Button("Tell me when it is ready") { Task { await permissions.request(.notifications) } }
@MainActor
@Observable
public final class Permissions {
    private var states: [Permission: PermissionState]
    @ObservationIgnored private let whenDenied: @MainActor (Permission) -> Void
    @ObservationIgnored private var ask: @MainActor (Permission) -> Void
    @ObservationIgnored private var waiting: [Permission: [AsyncStream<PermissionState>.Continuation]] = [:]

    /// - Parameters:
    ///   - states: What is known at the start.
    ///   - ask: Asks the user; the answer is given to ``update(_:to:)``. The modifier `permissions(_:)` sets it.
    ///   - whenDenied: Called where a permission is asked for that the user has denied, as systems ask once only. An app opens its settings
    ///     where there are such, or says where they are.
    public init(
        _ states: [Permission: PermissionState] = [:], ask: @escaping @MainActor (Permission) -> Void = { _ in },
        whenDenied: @escaping @MainActor (Permission) -> Void
    ) {
        self.states = states
        self.ask = ask
        self.whenDenied = whenDenied
    }

    public subscript(permission: Permission) -> PermissionState { states[permission] ?? .unknown }

    /// Asks the user, if that was not done before, and waits for the answer, for as long as that takes: a host that has no such permission
    /// never gives one.
    ///
    /// - Returns: What holds then. A user who turns away from the question leaves it as it is; so does a task that is cancelled.
    @discardableResult
    public func request(_ permission: Permission) async -> PermissionState {
        switch self[permission] {
        case .granted: return .granted
        case .denied:
            whenDenied(permission)
            return .denied
        case .unknown, .notRequested:
            let (answers, continuation) = AsyncStream.makeStream(of: PermissionState.self)
            waiting[permission, default: []].append(continuation)
            ask(permission)
            for await answer in answers { return answer }
            return self[permission]
        }
    }

    /// Takes in what the user or the system said.
    public func update(_ permission: Permission, to state: PermissionState) {
        if self[permission] != state { states[permission] = state }
        for continuation in waiting.removeValue(forKey: permission) ?? [] {
            continuation.yield(state)
            continuation.finish()
        }
    }

    func connect(_ ask: @escaping @MainActor (Permission) -> Void) { self.ask = ask }
}
