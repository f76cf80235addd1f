import MartletCore
import MartletElements
import MartletGraph

/// The state of a tab bar, which the visible views in the tab view configure.
@MainActor
final class TabBarModel: Source {
    /// What a view sets; `nil` leaves it to others.
    struct Setting: Hashable {
        var isHidden: Bool?
        var paint: Paint?
        var isPainted: Bool?
        var isDark: Bool?
    }

    /// The settings of visible views, in the order in which the views have appeared.
    private var settings: [(view: ObjectIdentifier, setting: Setting)] = []

    /// Whether any view hides the bar. Reading it records a dependency.
    var isHidden: Bool {
        wasRead()
        return settings.contains { $0.setting.isHidden == true }
    }

    /// Returns the look: a default one with what views set. Reading it records a dependency.
    func look(over defaults: TabBarLook?) -> TabBarLook {
        wasRead()
        var look = defaults ?? TabBarLook()
        for (_, setting) in settings {
            if let paint = setting.paint { (look.paint, look.isPainted) = (paint, true) }
            if let isPainted = setting.isPainted { look.isPainted = isPainted }
            if let isDark = setting.isDark { look.isDark = isDark }
        }
        return look
    }

    /// Sets what a view wants; `nil` when the view has disappeared.
    func set(_ setting: Setting?, by view: AnyObject) {
        let id = ObjectIdentifier(view)
        let setting = setting == Setting() ? nil : setting
        let place = settings.firstIndex { $0.view == id }
        guard place.map({ settings[$0].setting }) != setting else { return }
        switch (place, setting) {
        case (let place?, let setting?): settings[place].setting = setting
        case (let place?, nil): settings.remove(at: place)
        case (nil, let setting?): settings.append((id, setting))
        case (nil, nil): break
        }
        changed()
    }
}

extension EnvironmentValues {
    private struct TabBarKey: EnvironmentKey {
        static var defaultValue: TabBarModel? { nil }
    }

    /// The tab bar of the nearest enclosing tab view.
    var tabBar: TabBarModel? {
        get { self[TabBarKey.self] }
        set { self[TabBarKey.self] = newValue }
    }
}

/// Configures the tab bar of the enclosing tab view as long as this view is visible.
struct TabBarSetting: ViewModifier {
    let setting: TabBarModel.Setting
    @Environment(\.tabBar) private var bar
    @UnobservedStateObject private var identity = Identity()

    private final class Identity {}

    nonisolated init(_ setting: TabBarModel.Setting) { self.setting = setting }

    func body(content: Content) -> some View {
        content
            .onAppear { bar?.set(setting, by: identity) }
            .onDisappear { bar?.set(nil, by: identity) }
            .onChange(of: setting) { _, setting in bar?.set(setting, by: identity) }
    }
}
