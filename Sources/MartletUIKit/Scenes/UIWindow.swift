import MartletCore
import MartletElements

/// A window of the app.
///
/// An app whose entry point is its delegate shows the root view controller of the window that it has made visible. In an app of SwiftUI
/// a window stands for the page.
@MainActor @preconcurrency
open class UIWindow: UIView {
    public weak var windowScene: UIWindowScene?
    public internal(set) var isKeyWindow = false
    public var rootViewController: UIViewController? {
        didSet { windowScene?.application?.windowSource.changed() }
    }

    nonisolated public required init() { super.init() }

    public convenience init(windowScene: UIWindowScene) {
        self.init()
        self.windowScene = windowScene
        isKeyWindow = true
    }

    public convenience init(frame: CGRect) {
        self.init()
        windowScene = UIApplication.shared.scene
    }

    /// Shows the window in the page.
    public func makeKeyAndVisible() {
        if windowScene == nil { windowScene = UIApplication.shared.scene }
        windowScene?.show(self)
    }

    public func makeKey() { makeKeyAndVisible() }

    /// Sets the colour scheme of the page; `unspecified` follows the system.
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        didSet { windowScene?.application?.session?.overriddenColorScheme = overrideUserInterfaceStyle.colorScheme }
    }
}
