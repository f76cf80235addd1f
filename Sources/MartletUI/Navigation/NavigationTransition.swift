import MartletCore

extension View {
    /// Sets the animation with which this screen or cover appears. It has no effect: hosts use their own animations between screens.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { inert(".navigationTransition") }
}

/// The animation with which a screen or a cover appears. Hosts use their own animations between screens.
public protocol NavigationTransition: Sendable {}

/// The usual animation.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

/// A screen that grows out of a view with ``View/matchedTransitionSource(id:in:)``.
public struct ZoomNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A screen that grows out of the view with this identifier.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
