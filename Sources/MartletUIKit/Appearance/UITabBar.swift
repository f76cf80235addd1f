import MartletElements
import MartletUI

/// A bar of tabs.
///
/// - Partly: only its appearance proxy has an effect: it sets colours and the line, and hides the bar. Images have no effect.
open class UITabBar: UIView {
    /// Sets how the bars of tabs look in the whole app, where no view says otherwise. Unlike UIKit's, it also changes bars that are shown.
    public override class func appearance() -> UITabBar { AppearanceProxies.current.tabBar }

    open var barTintColor: UIColor? { didSet { changed() } }
    open var unselectedItemTintColor: UIColor? { didSet { changed() } }
    /// Stored, and without effect.
    open var isTranslucent = true
    /// An image as the background, which leaves the bar without one.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// Stored, and without effect.
    open var shadowImage: UIImage?
    private var ownStandard: UITabBarAppearance? { didSet { changed() } }
    open var standardAppearance: UITabBarAppearance {
        get {
            if let ownStandard { return ownStandard }
            let made = UITabBarAppearance()
            ownStandard = made
            return made
        }
        set { ownStandard = newValue }
    }
    /// The look of the bar after the end of the content. The page has one look, and prefers this one.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

    func look(in environment: EnvironmentValues) -> TabBarLook {
        let shown = scrollEdgeAppearance ?? ownStandard
        let background = backgroundColor ?? shown?.paint ?? (shown == nil ? barTintColor : nil)
        let isBare = shown?.isTransparent ?? (backgroundImage != nil)
        let items = shown?.stackedLayoutAppearance
        return TabBarLook(
            paint: background.map { .color($0.elementColor(in: environment)) }, isPainted: background != nil || !isBare,
            itemColor: (items?.normal.color ?? unselectedItemTintColor)?.elementColor(in: environment),
            selectedColor: (items?.selected.color ?? tintColor)?.elementColor(in: environment), hasLine: shown?.hasLine ?? true)
    }
}
