import MartletCore
import MartletElements

extension View {
    /// Sets the animation with which this screen appears and goes back.
    ///
    /// - Partly: only for the screens of a navigation stack: sheets and covers keep their own animation, and no finger drags a screen back.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        let source = style._source
        return modifier(ScreenSetting { $0.zoomSource = source })
    }
}

/// The animation with which a screen appears.
public protocol NavigationTransition: Sendable {
    /// The name of the view out of which the screen grows; `nil` for the usual animation.
    var _source: String? { get }
}

/// The usual animation.
public struct AutomaticNavigationTransition: NavigationTransition {
    public var _source: String? { nil }
    public init() {}
}

/// A screen that grows out of a view with ``View/matchedTransitionSource(id:in:)``.
public struct ZoomNavigationTransition: NavigationTransition {
    public let _source: String?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A screen that grows out of the view with this identifier.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_source: namespace.name(of: sourceID))
    }
}
