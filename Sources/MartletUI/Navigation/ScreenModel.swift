import MartletCore
import MartletElements

/// The state of a screen: its bar, which the content configures, and the objects that the content uses.
@MainActor
final class ScreenModel {
    /// The place where the bar's items are mounted.
    let bar = Outlet()
    /// The edit mode of the screen's content.
    let editMode = StateBox(EditMode.inactive)
    /// The links on the screen that push a view.
    let links = ScreenLinks()
    private var appearance: AppearanceScope?
    let settings = ContainerSettings(defaults: Bar())

    struct Bar: Equatable {
        var title: String?
        var titleMode: String?
        var subtitle: String?
        var hiddenBars: Set<String> = []
        var hidesBackButton = false
        var look = BarLook()
        /// The name of the view out of which the screen grows.
        var zoomSource: String?
    }

    /// Returns the appearance scope that tracks whether the screen is visible or covered.
    func appearance(in outer: AppearanceScope?) -> AppearanceScope {
        if let appearance { return appearance }
        let made = AppearanceScope(outer: outer, isShown: true)
        appearance = made
        return made
    }

    func setShown(_ shown: Bool) { appearance?.setShown(shown) }
}

extension EnvironmentValues {
    private struct ScreenKey: EnvironmentKey {
        static var defaultValue: ScreenModel? { nil }
    }

    /// The screen that contains this view and whose bar the view configures.
    var screen: ScreenModel? {
        get { self[ScreenKey.self] }
        set { self[ScreenKey.self] = newValue }
    }

    private struct OuterBarContentKey: EnvironmentKey {
        static var defaultValue: AnyView? { nil }
    }

    /// What a modifier around a stack adds to the bar of its first screen.
    var outerBarContent: AnyView? {
        get { self[OuterBarContentKey.self] }
        set { self[OuterBarContentKey.self] = newValue }
    }
}
