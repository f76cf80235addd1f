import Observation

/// The permissions of this session's app. Views read it and ask for permissions through it.
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
    @ObservationIgnored private var register: @MainActor (String) -> Void = { _ in }
    @ObservationIgnored private var waiting: [Permission: [AsyncStream<PermissionState>.Continuation]] = [:]

    /// - Parameters:
    ///   - states: The permissions known at the start.
    ///   - ask: Asks the user, whose answer goes to ``update(_:to:)``. The modifier `permissions(_:)` sets it.
    ///   - whenDenied: Called on a request for a permission that the user has denied, because systems ask only once. Open the settings
    ///     here, or tell the user where they are.
    public init(
        _ states: [Permission: PermissionState] = [:], ask: @escaping @MainActor (Permission) -> Void = { _ in },
        whenDenied: @escaping @MainActor (Permission) -> Void
    ) {
        self.states = states
        self.ask = ask
        self.whenDenied = whenDenied
    }

    public subscript(permission: Permission) -> PermissionState { states[permission] ?? .unknown }

    /// Asks the user, unless the answer is known, and waits for the answer. A host without this permission never answers.
    ///
    /// - Returns: The new state. It is unchanged if the user dismisses the question or the task is cancelled.
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

    /// Updates a permission after the user or the system has decided.
    public func update(_ permission: Permission, to state: PermissionState) {
        if self[permission] != state { states[permission] = state }
        for continuation in waiting.removeValue(forKey: permission) ?? [] {
            continuation.yield(state)
            continuation.finish()
        }
    }

    /// Registers this device or browser with its push service, once the user has granted ``Permission/notifications``. The token arrives as
    /// ``SystemEvent/pushToken(_:)``, unless there is no push service.
    ///
    /// - Parameter serverKey: On the web, the public key of the server that will send. Apple's push service needs none.
    public func registerForPush(serverKey: String) { register(serverKey) }

    func connect(_ ask: @escaping @MainActor (Permission) -> Void, register: @escaping @MainActor (String) -> Void) {
        self.ask = ask
        self.register = register
    }
}
