import MartletCore
import MartletElements
import MartletGraph

/// The state of a tab: whether it is selected, and whether it ever was.
@MainActor
final class TabModel: Source {
    private(set) var isActivated = false
    private var appearance: AppearanceScope?
    private var location: LocationScope?
    private var isSelected = false

    /// Whether to create the content: true once the tab has been selected. Reading it records a dependency.
    var createsContent: Bool {
        wasRead()
        return isActivated
    }

    func appearance(in outer: AppearanceScope?) -> AppearanceScope {
        if let appearance { return appearance }
        let made = AppearanceScope(outer: outer, isShown: isSelected)
        appearance = made
        return made
    }

    func location(in outer: LocationScope?) -> LocationScope {
        if let location { return location }
        let made = LocationScope(outer: outer)
        made.isActive = isSelected
        location = made
        return made
    }

    /// Selects the tab, which creates its content and connects it to the URL, or deselects it.
    func select(_ selected: Bool) {
        isSelected = selected
        location?.isActive = selected
        if selected, !isActivated {
            isActivated = true
            changed()
        }
    }

    /// Updates the visibility of the content.
    func show() { appearance?.setShown(isSelected) }
}

/// The trait by which an element describes its tab to the tab view.
struct TabTrait {
    let model: TabModel
    /// The tag of the tab's content. It is known before the content is created.
    let tag: ElementTag?
}
