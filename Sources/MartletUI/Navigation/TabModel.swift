import MartletCore
import MartletElements
import MartletGraph

/// One tab: whether it is shown, and whether it has ever been.
@MainActor
final class TabModel: Source {
    private(set) var isActivated = false
    private var appearance: AppearanceScope?
    private var location: LocationScope?
    private var isSelected = false

    /// Whether the content is wanted. It is from the first time that the tab is shown. Reading it is noted.
    var wantsContent: Bool {
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

    /// Makes the content, and takes part in the address bar, or stops to.
    func select(_ selected: Bool) {
        isSelected = selected
        location?.isActive = selected
        if selected, !isActivated {
            isActivated = true
            changed()
        }
    }

    /// Tells the content that it is seen or no longer seen.
    func show() { appearance?.setShown(isSelected) }
}

/// What the tab view of an element is told by the element.
struct TabTrait {
    let model: TabModel
    /// The tag of the tab's content, which need not have been made yet.
    let tag: ElementTag?
}
