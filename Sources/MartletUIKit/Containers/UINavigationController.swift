import MartletCore
import MartletUI

/// An object that is told what a stack of controllers shows. Its methods are never called.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// A stack of controllers. Shown as SwiftUI's `NavigationStack`.
///
/// - Partly: its bar has titles and buttons; toolbars, search and custom transitions are missing.
open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = [] {
        didSet { adopt(from: oldValue) }
    }
    public private(set) lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar()
        bar.navigation = self
        return bar
    }()
    open var isNavigationBarHidden = false { didSet { changed() } }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        adopt(from: [])
    }

    public var topViewController: UIViewController? { viewControllers.last }
    public var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }

    private func adopt(from old: [UIViewController]) {
        for controller in old where !viewControllers.contains(controller) { controller.removeFromParent() }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        changed()
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { self.viewControllers = viewControllers }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !viewControllers.contains(viewController) else { return }
        viewControllers.append(viewController)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { viewControllers.count > 1 ? viewControllers.removeLast() : nil }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
        let popped = Array(viewControllers[(index + 1)...])
        viewControllers.removeSubrange((index + 1)...)
        return popped
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    override var content: AnyView { AnyView(StackOfControllers(controller: self)) }
}

private struct StackOfControllers: View {
    let controller: UINavigationController

    var body: some View {
        let _ = controller.shown()
        NavigationStack(
            path: Binding {
                controller.viewControllers.dropFirst().map(PushedController.init)
            } set: { pushed in
                controller.viewControllers = Array(controller.viewControllers.prefix(1)) + pushed.map(\.controller)
            }
        ) {
            ScreenOfController(controller: controller.viewControllers.first, navigation: controller)
                .navigationDestination(for: PushedController.self) {
                    ScreenOfController(controller: $0.controller, navigation: controller)
                }
        }
    }
}

/// A controller above the first one of a stack. A destination belongs to one type, and controllers are of many.
private struct PushedController: Hashable {
    let controller: UIViewController
}

/// A controller as a screen of a stack, with its title and its buttons.
private struct ScreenOfController: View {
    let controller: UIViewController?
    let navigation: UINavigationController

    var body: some View {
        if let controller {
            let _ = controller.shown()
            let item = controller.navigationItem
            screen(of: controller, titled: item.title)
                .navigationBarTitleDisplayMode(isLarge(item) ? .large : .inline)
                .navigationBarBackButtonHidden(item.hidesBackButton)
                .toolbar(navigation.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
                .toolbar {
                    ToolbarItemGroup(placement: .topBarLeading) { BarButtons(items: item.leftBarButtonItems) }
                    ToolbarItemGroup(placement: .topBarTrailing) { BarButtons(items: item.rightBarButtonItems?.reversed()) }
                }
        }
    }

    /// The content of a hosting controller can set a title itself.
    @ViewBuilder private func screen(of controller: UIViewController, titled title: String?) -> some View {
        if let title {
            ControllerView(controller: controller).navigationTitle(Text(verbatim: title))
        } else {
            ControllerView(controller: controller)
        }
    }

    private func isLarge(_ item: UINavigationItem) -> Bool {
        switch item.largeTitleDisplayMode {
        case .always: true
        case .never: false
        case .automatic: navigation.navigationBar.prefersLargeTitles
        }
    }
}

private struct BarButtons: View {
    let items: [UIBarButtonItem]?

    var body: some View {
        ForEach(items ?? [], id: \.self) { BarButton(item: $0) }
    }
}

private struct BarButton: View {
    let item: UIBarButtonItem

    var body: some View {
        let _ = item.source.wasRead()
        Button {
            item.perform()
        } label: {
            if let image = item.image { Image(uiImage: image) } else { Text(verbatim: item.title ?? "") }
        }
        .accessibilityLabel(Text(verbatim: item.title ?? ""))
        .disabled(!item.isEnabled)
    }
}
