import MartletGraph

/// A part of the address bar's path: a tab's name, or the values pushed on a stack. Scopes nest as the views that own them do.
///
///     /orders/42      the session ▸ TabView: "orders" ▸ the NavigationStack of that tab: "42"
@MainActor
package final class LocationScope {
    private weak var outer: LocationScope?
    /// What this scope itself adds to the path.
    private(set) var components: [String] = []
    private var inner: [WeakScope] = []
    /// Hears that the user went to another place; takes what it can of the path and gives back the rest.
    package var assigned: (([String]) -> [String])?
    /// Hears, at the session's own scope, of another path.
    var changed: (() -> Void)?
    /// Whether what the scope describes is the part that is shown.
    package var isActive = true {
        didSet { if isActive != oldValue { top.changed?() } }
    }
    /// What an inner scope that is made later may take.
    private var unclaimed: [String]
    /// Whether a tab or a stack has taken some of the path that the app was entered with. Kept by the session's own scope.
    private(set) var isEntered = false

    /// At the session's own scope, what leads to the app.
    private let mount: [String]

    private struct WeakScope { weak var scope: LocationScope? }

    /// The session's own.
    init(mount: [String], unclaimed: [String]) {
        self.mount = mount
        self.unclaimed = unclaimed
    }

    package init(outer: LocationScope?) {
        self.outer = outer
        mount = []
        unclaimed = []
        outer?.inner.removeAll { $0.scope == nil }
        outer?.inner.append(WeakScope(scope: self))
    }

    private var top: LocationScope { outer?.top ?? self }

    /// The components of the path from here on.
    var path: [String] {
        components + (inner.lazy.compactMap(\.scope).first { $0.isActive && !$0.path.isEmpty }?.path ?? [])
    }

    /// The components of the path that lead here.
    package var prefix: [String] { outer.map { $0.prefix + $0.components } ?? mount }

    /// Says what this scope adds to the path.
    package func show(_ components: [String]) {
        guard components != self.components else { return }
        self.components = components
        top.changed?()
    }

    /// The path that waits for whoever is made inside, given away once.
    package func claim() -> [String] {
        guard let outer else { return [] }
        defer { outer.unclaimed = [] }
        return outer.unclaimed
    }

    /// Says how much of a claimed path was taken.
    package func took(_ claimed: [String], leaving rest: [String]) {
        if rest.count < claimed.count { top.isEntered = true }
    }

    /// Hands on to the part inside that is active what is left of a path.
    package func offerInside(_ components: [String]) {
        for scope in inner.compactMap(\.scope) where scope.isActive { scope.offer(components) }
    }

    /// What those inside may take when they are made.
    package func offer(_ components: [String]) { unclaimed = components }

    /// Takes the user to another place.
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
