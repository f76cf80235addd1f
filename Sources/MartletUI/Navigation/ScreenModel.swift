import MartletCore
import MartletElements

/// What the content of a screen says of its bar, and what it finds on the screen.
@MainActor
final class ScreenModel {
    /// Where the bar's buttons are shown.
    let bar = Outlet()
    /// Whether what the screen shows is edited.
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
    }

    /// What hears of the screen being covered and uncovered.
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

    /// The screen whose bar is this view's to fill.
    var screen: ScreenModel? {
        get { self[ScreenKey.self] }
        set { self[ScreenKey.self] = newValue }
    }
}
