import MartletCore
import MartletElements

/// A window of the app.
///
/// An app whose entry point is its delegate shows the root view controller of the window that it has made visible. In an app of SwiftUI
/// a window stands for the page, and its root view controller presents others above it.
@MainActor @preconcurrency
open class UIWindow: UIView {
    public weak var windowScene: UIWindowScene?
    public internal(set) var isKeyWindow = false
    public var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { windowScene?.application?.windowSource.changed() } }
    }
    open override var window: UIWindow? { self }
    /// How far the window is above others. Stored: the one that was made visible last is shown.
    open var windowLevel = Level.normal

    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init()
        self.windowScene = windowScene
        isHidden = true
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowScene = UIApplication.shared.scene
        isHidden = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The window of an app that makes none: the page.
    init(pageOf scene: UIWindowScene) {
        super.init(frame: .zero)
        windowScene = scene
        isKeyWindow = true
        rootViewController = PageController()
    }

    /// Whether the window is not shown. A new one is hidden.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { windowScene?.hide(self) } else { windowScene?.show(self, isKey: false) }
        }
    }

    /// Shows the window in the page.
    public func makeKeyAndVisible() {
        if windowScene == nil { windowScene = UIApplication.shared.scene }
        isHidden = false
        windowScene?.show(self, isKey: true)
    }

    /// Makes the window the one that ``UIApplication/keyWindow`` is; a hidden one stays hidden.
    public func makeKey() { if !isHidden { windowScene?.show(self, isKey: true) } }

    /// Sets the colour scheme of the page; `unspecified` follows the system.
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        didSet { windowScene?.application?.session?.overriddenColorScheme = overrideUserInterfaceStyle.colorScheme }
    }
}

/// The root view controller of an app of SwiftUI: it stands for the page, and presents controllers above it.
final class PageController: UIViewController {}
