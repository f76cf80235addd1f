import MartletCore
import MartletGraph

/// The state of a tab bar: hidden if any visible view in the tab view hides it.
@MainActor
final class TabBarModel: Source {
    private var hiders: Set<ObjectIdentifier> = []

    /// Whether the bar is hidden. Reading it records a dependency.
    var isHidden: Bool {
        wasRead()
        return !hiders.isEmpty
    }

    func setHidden(_ isHidden: Bool, by view: AnyObject) {
        let id = ObjectIdentifier(view)
        let isChange = isHidden ? hiders.insert(id).inserted : hiders.remove(id) != nil
        if isChange { changed() }
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

/// Hides the tab bar of the enclosing tab view as long as this view is visible.
struct TabBarVisibility: ViewModifier {
    let isHidden: Bool
    @Environment(\.tabBar) private var bar
    @UnobservedStateObject private var identity = Identity()

    private final class Identity {}

    nonisolated init(isHidden: Bool) { self.isHidden = isHidden }

    func body(content: Content) -> some View {
        content
            .onAppear { bar?.setHidden(isHidden, by: identity) }
            .onDisappear { bar?.setHidden(false, by: identity) }
            .onChange(of: isHidden) { _, isHidden in bar?.setHidden(isHidden, by: identity) }
    }
}
