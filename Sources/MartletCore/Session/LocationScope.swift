import MartletGraph

/// A part of the URL path in the address bar: a tab's name, or the values pushed on a stack. Scopes nest as the views that own them do.
///
///     /orders/42      the session ▸ TabView: "orders" ▸ the NavigationStack of that tab: "42"
@MainActor
package final class LocationScope {
    private weak var outer: LocationScope?
    /// The path components of this scope itself.
    private(set) var components: [String] = []
    private var inner: [WeakScope] = []
    /// Called when the user navigates. It consumes components from the start of the path and returns the rest.
    package var assigned: (([String]) -> [String])?
    /// Called at the session's root scope when the path changes.
    var changed: (() -> Void)?
    /// Whether the part of the interface that owns this scope is shown.
    package var isActive = true {
        didSet { if isActive != oldValue { top.changed?() } }
    }
    /// The components that an inner scope created later may consume.
    private var pendingPath: [String]
    /// Whether a tab or a stack has consumed a part of the initial path. Used in the session's root scope only.
    private(set) var isPathConsumed = false

    /// The path components of the app's mount. Used in the session's root scope only.
    private let mount: [String]

    private struct WeakScope { weak var scope: LocationScope? }

    /// Makes the session's root scope.
    init(mount: [String], pendingPath: [String]) {
        self.mount = mount
        self.pendingPath = pendingPath
    }

    package init(outer: LocationScope?) {
        self.outer = outer
        mount = []
        pendingPath = []
        outer?.inner.removeAll { $0.scope == nil }
        outer?.inner.append(WeakScope(scope: self))
    }

    private var top: LocationScope { outer?.top ?? self }

    /// The path components of this scope and the active scopes inside it.
    var path: [String] {
        components + (inner.lazy.compactMap(\.scope).first { $0.isActive && !$0.path.isEmpty }?.path ?? [])
    }

    /// The path components before this scope.
    package var prefix: [String] { outer.map { $0.prefix + $0.components } ?? mount }

    /// Sets the path components of this scope.
    package func show(_ components: [String]) {
        guard components != self.components else { return }
        self.components = components
        top.changed?()
    }

    /// Takes the components that wait for a scope created inside the outer one; a second call returns none.
    package func takePendingPath() -> [String] {
        guard let outer else { return [] }
        defer { outer.pendingPath = [] }
        return outer.pendingPath
    }

    /// Records that an owner consumed the components of `path` except `rest`.
    package func recordConsumption(of path: [String], leaving rest: [String]) {
        if rest.count < path.count { top.isPathConsumed = true }
    }

    /// Offers the rest of a path to the active inner scopes.
    package func offerToActiveScopes(_ components: [String]) {
        for scope in inner.compactMap(\.scope) where scope.isActive { scope.offer(components) }
    }

    /// Sets the components that inner scopes may consume when they are created.
    package func offer(_ components: [String]) { pendingPath = components }

    /// Navigates to a path.
    func assign(_ path: [String]) {
        let rest = assigned?(path) ?? path
        let active = inner.compactMap(\.scope).filter(\.isActive)
        if active.isEmpty { offer(rest) }
        for scope in active { scope.assign(rest) }
    }
}

extension EnvironmentValues {
    private struct LocationKey: EnvironmentKey {
        static var defaultValue: LocationScope? { nil }
    }

    package var location: LocationScope? {
        get { self[LocationKey.self] }
        set { self[LocationKey.self] = newValue }
    }
}
