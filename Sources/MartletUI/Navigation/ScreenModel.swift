import Foundation
import MartletElements
import MartletGraph

/// What the content of a screen says of its bar.
@MainActor
final class ScreenModel: Source {
    /// Where the bar's buttons are shown.
    let bar = Outlet()
    /// Whether what the screen shows is edited.
    let editMode = StateBox(EditMode.inactive)
    /// The links on the screen that push a view.
    let links = ScreenLinks()
    private var appearance: AppearanceScope?
    private var claims: [(owner: ObjectIdentifier, change: (inout Bar) -> Void)] = []

    struct Bar: Equatable {
        var title: String?
        var titleMode: String?
        var subtitle: String?
        var hiddenBars: Set<String> = []
        var hidesBackButton = false
    }

    /// What the content says now; where two say the same, the later one counts.
    var current: Bar {
        wasRead()
        var bar = Bar()
        for claim in claims { claim.change(&bar) }
        return bar
    }

    /// What hears of the screen being covered and uncovered.
    func appearance(in outer: AppearanceScope?) -> AppearanceScope {
        if let appearance { return appearance }
        let made = AppearanceScope(outer: outer, isShown: true)
        appearance = made
        return made
    }

    func setShown(_ shown: Bool) { appearance?.setShown(shown) }

    func claim(_ owner: ObjectIdentifier, _ change: @escaping (inout Bar) -> Void) {
        if let index = claims.firstIndex(where: { $0.owner == owner }) {
            claims[index].change = change
        } else {
            claims.append((owner, change))
        }
        changed()
    }

    func release(_ owner: ObjectIdentifier) {
        claims.removeAll { $0.owner == owner }
        changed()
    }
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
