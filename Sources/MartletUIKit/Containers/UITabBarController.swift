import MartletCore
import MartletUI

/// An object that is told which tab the user selects.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Tabs with a controller each. Shown as SwiftUI's `TabView`.
open class UITabBarController: UIViewController {
    public weak var delegate: (any UITabBarControllerDelegate)?
    public private(set) lazy var tabBar = UITabBar()

    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? [] where viewControllers?.contains(controller) != true { controller.removeFromParent() }
            for controller in viewControllers ?? [] where controller.parent !== self {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            changed()
        }
    }
    open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { changed() } } }
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { if let newValue, let index = viewControllers?.firstIndex(of: newValue) { selectedIndex = index } }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }

    fileprivate func select(_ index: Int) {
        guard let controller = viewControllers?[index], delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
    }

    override var content: AnyView { AnyView(TabsOfControllers(controller: self)) }
}

private struct TabsOfControllers: View {
    let controller: UITabBarController

    var body: some View {
        let _ = controller.shown()
        let tabs = Array((controller.viewControllers ?? []).enumerated())
        TabView(
            selection: Binding {
                controller.selectedIndex
            } set: {
                controller.select($0)
            }
        ) {
            ForEach(tabs, id: \.element) { tab in
                TabOfController(controller: tab.element, tabs: controller).tag(tab.offset)
            }
        }
    }
}

/// A tab, which follows the item of its controller.
private struct TabOfController: View {
    let controller: UIViewController
    let tabs: UITabBarController

    var body: some View {
        let _ = tabs.shown()
        let item: UITabBarItem = controller.tabBarItem
        let _ = item.source.wasRead()
        ControllerView(controller: controller)
            .tabItem {
                if let image = item.image { Image(uiImage: image) }
                Text(verbatim: item.title ?? "")
            }
            .badge(item.badgeValue.map { Text(verbatim: $0) })
    }
}
