import MartletElements
import MartletUI

/// A bar at the top of a screen.
///
/// - Partly: its appearance proxy sets colours, the fonts of titles and the line; images have no effect, but for an empty background, which makes
///   the bar transparent. Of the bar of a ``UINavigationController``, `prefersLargeTitles` has an effect.
open class UINavigationBar: UIView {
    /// Sets how the bars of screens look in the whole app, where no view says otherwise. Unlike UIKit's, it also changes bars that are shown.
    public override class func appearance() -> UINavigationBar { AppearanceProxies.current.navigationBar }

    open var barTintColor: UIColor? { didSet { changed() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
    /// Whether the titles of screens are large, unless their items say otherwise.
    open var prefersLargeTitles = false { didSet { navigation?.changed() } }
    weak var navigation: UINavigationController?
    /// Stored, and without effect.
    open var isTranslucent = true
    /// The line below the bar, of which only an empty image has an effect, for a bar with an image as its background.
    open var shadowImage: UIImage? { didSet { changed() } }
    private var ownStandard: UINavigationBarAppearance? { didSet { changed() } }
    /// The look of the bar above content.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let ownStandard { return ownStandard }
            let made = UINavigationBarAppearance()
            ownStandard = made
            return made
        }
        set { ownStandard = newValue }
    }
    /// The look of the bar before the content is scrolled; `nil` for a transparent one.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// Stored, and without effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// Stored, and without effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Stored, and without effect.
    open var backIndicatorImage: UIImage?
    /// Stored, and without effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    private var hasBackgroundImage = false { didSet { changed() } }

    /// Sets an image as the background. An empty one, as all others, leaves the bar without background.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { hasBackgroundImage = image != nil }

    /// - Parameter items: How buttons look unless the bar says otherwise.
    func look(in environment: EnvironmentValues, items: UIBarButtonItem? = nil) -> BarLook {
        var look = BarLook()
        let shown = scrollEdgeAppearance ?? ownStandard
        if let background = backgroundColor {
            (look.paint, look.isPainted) = (.color(background.elementColor(in: environment)), true)
        } else if hasBackgroundImage {
            look.isPainted = false
        } else if let standard = ownStandard ?? scrollEdgeAppearance {
            // The page has one background for a bar: that of the edge if it is always there, otherwise that above content.
            let isAtEdge = scrollEdgeAppearance.map { !$0.isTransparent } ?? false
            let background = isAtEdge ? scrollEdgeAppearance ?? standard : standard
            look.paint = background.paint.map { .color($0.elementColor(in: environment)) }
            look.isPainted = isAtEdge ? true : background.isTransparent ? false : nil
            look.hasLine = background.hasLine ? nil : false
        } else if let barTintColor {
            look.paint = .color(barTintColor.elementColor(in: environment))
        }
        look.title = TitleLook(shown?.titleTextAttributes.nonEmpty ?? titleTextAttributes, in: environment)
        look.largeTitle = TitleLook(shown?.largeTitleTextAttributes.nonEmpty ?? largeTitleTextAttributes, in: environment)
        let button = shown?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
        look.itemColor = (button ?? items?.ownColor ?? tintColor)?.elementColor(in: environment)
        return look
    }
}

extension Dictionary {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

/// A bar of buttons at the bottom of a screen.
open class UIToolbar: UIView {
    open var barTintColor: UIColor?
    open var isTranslucent = true
}
