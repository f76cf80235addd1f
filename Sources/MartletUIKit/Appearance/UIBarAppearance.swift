import MartletElements
import MartletUI

/// The room of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// How a bar looks.
///
/// - Partly: images and effects of backgrounds have no effect.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    enum Background { case standard, opaque, transparent }

    nonisolated public override init() { super.init() }

    private(set) var background = Background.standard
    public var backgroundColor: UIColor? { didSet { changed() } }
    /// Stored, and without effect.
    public var backgroundImage: UIImage?
    /// The colour of the line below or above the bar; `nil` and a clear one show no line.
    public var shadowColor: UIColor? = .separator { didSet { changed() } }
    /// Stored, and without effect.
    public var shadowImage: UIImage?
    /// Stored, and without effect: a bar without a background colour has the system's effect.
    public var backgroundEffect: UIBlurEffect?

    public func configureWithDefaultBackground() { configure(.standard, line: .separator) }
    public func configureWithOpaqueBackground() { configure(.opaque, line: .separator) }
    public func configureWithTransparentBackground() { configure(.transparent, line: nil) }

    private func configure(_ background: Background, line: UIColor?) {
        self.background = background
        backgroundColor = nil
        backgroundEffect = nil
        shadowColor = line
        changed()
    }

    func changed() { DefaultLooks.current.changed() }

    /// Whether the bar has no background.
    var isTransparent: Bool { background == .transparent && backgroundColor == nil }

    var hasLine: Bool { shadowColor != nil && shadowColor != .clear }

    /// The colour of the background; `nil` for the system's material.
    var paint: UIColor? { backgroundColor ?? (background == .opaque ? .systemBackground : nil) }
}

/// How a navigation bar looks.
///
/// - Partly: of the attributes of titles, the colour and the font; of buttons, nothing but their colour.
open class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    public lazy var buttonAppearance = UIBarButtonItemAppearance()
    /// Stored, and without effect.
    public lazy var backButtonAppearance = UIBarButtonItemAppearance()
    /// Stored, and without effect.
    public lazy var doneButtonAppearance = UIBarButtonItemAppearance()

    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How a button of a bar looks.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    nonisolated public override init() { super.init() }

    public private(set) lazy var normal = UIBarButtonItemStateAppearance()
    public private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
    public private(set) lazy var disabled = UIBarButtonItemStateAppearance()
    public private(set) lazy var focused = UIBarButtonItemStateAppearance()
}

/// How a button of a bar looks in one of its states.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    nonisolated override init() { super.init() }

    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { DefaultLooks.current.changed() } }
}

/// How a bar of tabs looks.
///
/// - Partly: of the layouts, ``stackedLayoutAppearance``; of the attributes of titles, the colour.
open class UITabBarAppearance: UIBarAppearance {
    public lazy var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Stored, and without effect.
    public lazy var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Stored, and without effect.
    public lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
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

    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { DefaultLooks.current.changed() } }
    public var iconColor: UIColor? { didSet { DefaultLooks.current.changed() } }
    /// Stored, and without effect.
    public var badgeBackgroundColor: UIColor?

    /// The colour of the tab: its icon and its title have one.
    var color: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
}

extension UIColor {
    @MainActor
    func elementColor(in environment: EnvironmentValues) -> ColorValue { Color(self).elementColor(in: environment) }
}

extension TitleLook {
    /// Takes the colour and the font of a text's attributes.
    @MainActor
    init(_ attributes: [NSAttributedString.Key: Any]?, in environment: EnvironmentValues) {
        self.init(
            color: (attributes?[.foregroundColor] as? UIColor)?.elementColor(in: environment),
            font: (attributes?[.font] as? UIFont).map { Font($0).elementFont })
    }
}
