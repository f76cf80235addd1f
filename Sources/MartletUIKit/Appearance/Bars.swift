import MartletCore

// The bars of UIKit. Their appearance proxies are accepted and change nothing: SwiftUI's bars have modifiers, such as `toolbarBackground`.

/// Reports that an API of UIKit has no effect.
@MainActor
func inert(_ name: String) { CurrentSession.context?.reportInert(name) }

/// A bar at the top of a screen.
///
/// - Partly: it is not shown; only its appearance proxy is there, without effect.
open class UINavigationBar: UIView {
    public override class func appearance() -> Self {
        inert("UINavigationBar.appearance")
        return self.init()
    }

    open var barTintColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var shadowImage: UIImage?
    open lazy var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A bar of tabs.
open class UITabBar: UIView {
    public override class func appearance() -> Self {
        inert("UITabBar.appearance")
        return self.init()
    }

    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open lazy var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of buttons at the bottom of a screen.
open class UIToolbar: UIView {
    open var barTintColor: UIColor?
    open var isTranslucent = true
}

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    nonisolated public required override init() { super.init() }

    open class func appearance() -> Self {
        inert("UIBarButtonItem.appearance")
        return self.init()
    }

    open var tintColor: UIColor?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// The room of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    nonisolated public override init() { super.init() }

    public var backgroundColor: UIColor?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
    public var backgroundEffect: UIBlurEffect?

    public func configureWithDefaultBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How a bar of tabs looks.
open class UITabBarAppearance: UIBarAppearance {
    public private(set) lazy var stackedLayoutAppearance = UITabBarItemAppearance()
    public private(set) lazy var inlineLayoutAppearance = UITabBarItemAppearance()
    public private(set) lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a tab looks.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    nonisolated public override init() { super.init() }

    public private(set) lazy var normal = UITabBarItemStateAppearance()
    public private(set) lazy var selected = UITabBarItemStateAppearance()
}

/// How a tab looks in one of its states.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    nonisolated override init() { super.init() }

    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
}
