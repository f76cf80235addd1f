import MartletCore
import MartletGraph

// The bars of UIKit. Their appearance proxies are accepted and change nothing: SwiftUI's bars have modifiers, such as `toolbarBackground`.

/// Reports that an API of UIKit has no effect.
@MainActor
func inert(_ name: String) { CurrentSession.context?.reportInert(name) }

/// A bar at the top of a screen.
///
/// - Partly: of the bar of a ``UINavigationController``, `prefersLargeTitles` has an effect; the appearance proxy has none.
open class UINavigationBar: UIView {
    public override class func appearance() -> UINavigationBar {
        inert("UINavigationBar.appearance")
        return UINavigationBar()
    }

    open var barTintColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Whether the titles of screens are large, unless their items say otherwise.
    open var prefersLargeTitles = false { didSet { navigation?.changed() } }
    weak var navigation: UINavigationController?
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
    public override class func appearance() -> UITabBar {
        inert("UITabBar.appearance")
        return UITabBar()
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
///
/// - Partly: its action is a ``UIAction``; an action by a selector has no effect.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    public enum Style: Int, Sendable { case plain, done = 2 }

    /// The look of a button that the system knows.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop,
            camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    /// The reads of the properties by the bar that shows the button.
    let source = Source()
    open var title: String? { didSet { source.changed() } }
    open var image: UIImage? { didSet { source.changed() } }
    open var isEnabled = true { didSet { source.changed() } }
    /// Stored, and without effect.
    open var style = Style.plain
    open var primaryAction: UIAction?

    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        let (title, symbol) = Self.look(of: systemItem)
        self.title = title
        image = symbol.flatMap { UIImage(systemName: $0) }
        self.primaryAction = primaryAction
    }

    private static func look(of item: SystemItem) -> (title: String, symbol: String?) {
        switch item {
        case .done: ("Done", nil)
        case .cancel: ("Cancel", nil)
        case .edit: ("Edit", nil)
        case .save: ("Save", nil)
        case .undo: ("Undo", nil)
        case .redo: ("Redo", nil)
        case .add: ("Add", "plus")
        case .compose: ("Compose", "square.and.pencil")
        case .reply: ("Reply", "arrowshape.turn.up.left")
        case .action: ("Share", "square.and.arrow.up")
        case .organize: ("Organize", "folder")
        case .bookmarks: ("Bookmarks", "book")
        case .search: ("Search", "magnifyingglass")
        case .refresh: ("Refresh", "arrow.clockwise")
        case .stop, .close: ("Close", "xmark")
        case .camera: ("Camera", "camera")
        case .trash: ("Delete", "trash")
        case .play: ("Play", "play.fill")
        case .pause: ("Pause", "pause.fill")
        case .rewind: ("Rewind", "backward.fill")
        case .fastForward: ("Forward", "forward.fill")
        case .flexibleSpace, .fixedSpace: ("", nil)
        }
    }

    open class func appearance() -> UIBarButtonItem {
        inert("UIBarButtonItem.appearance")
        return UIBarButtonItem()
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
