import MartletCore
import MartletUI

/// The objects of `appearance()` in a session. Unlike UIKit's, they also change what is shown already.
@MainActor
final class AppearanceProxies {
    private static let process = AppearanceProxies()
    /// The proxies of the session for which code runs; those of the process before there is a session.
    static var current: AppearanceProxies { CurrentSession.context?.companion { _ in AppearanceProxies() } ?? process }

    private let looks = DefaultLooks.current

    private init() {}

    private(set) lazy var navigationBar = proxy(UINavigationBar()) { bar, looks in
        looks.navigationBar = { [barButton] in bar.look(in: $0, items: barButton) }
    }
    private(set) lazy var tabBar = proxy(UITabBar()) { bar, looks in looks.tabBar = { (bar.look(in: $0), bar.isHidden) } }
    private(set) lazy var segments = proxy(UISegmentedControl()) { control, looks in looks.segments = { control.look(in: $0) } }
    private(set) lazy var pageControl = proxy(UIPageControl()) { control, looks in looks.pageIndex = { control.look(in: $0) } }
    /// Part of the look of ``navigationBar``.
    let barButton = UIBarButtonItem()

    private func proxy<V: UIView>(_ view: V, _ set: (V, DefaultLooks) -> Void) -> V {
        view.whenChanged = { [looks] in looks.changed() }
        set(view, looks)
        looks.changed()
        return view
    }
}
