import MartletCore
import MartletGraph

/// The bar of a tab view: whether any of the views that are seen in it hides it.
@MainActor
final class TabBarModel: Source {
    private var hiders: Set<ObjectIdentifier> = []

    /// Reading it is noted.
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

    /// The bar of the nearest tab view around.
    var tabBar: TabBarModel? {
        get { self[TabBarKey.self] }
        set { self[TabBarKey.self] = newValue }
    }
}

/// Hides the bar of the tab view around, for as long as this view is seen.
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
