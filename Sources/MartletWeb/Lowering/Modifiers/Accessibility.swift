import MartletElements

extension Accessibility: AttributeModifier {
    static let attributeNames = [
        "aria-label", "aria-valuetext", "aria-description", "aria-hidden", "aria-live", "aria-current", "aria-modal", "data-identifier",
        "role",
        "aria-level",
    ]

    var attributes: [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        if let role { result.append(("role", role)) }
        if role == "heading" { result.append(("aria-level", "2")) }
        if let label { result.append(("aria-label", label)) }
        if let value { result.append(("aria-valuetext", value)) }
        if let hint { result.append(("aria-description", hint)) }
        if let hidden { result.append(("aria-hidden", hidden ? "true" : "false")) }
        if let identifier { result.append(("data-identifier", identifier)) }
        if addedTraits.contains("updatesFrequently") { result.append(("aria-live", "polite")) }
        if addedTraits.contains("isSelected") { result.append(("aria-current", "true")) }
        if addedTraits.contains("isModal") { result.append(("aria-modal", "true")) }
        return result
    }

    private var role: String? {
        if addedTraits.contains("isButton") { return "button" }
        if addedTraits.contains("isHeader") { return "heading" }
        if addedTraits.contains("isLink") { return "link" }
        if addedTraits.contains("isImage") { return "img" }
        if addedTraits.contains("isSearchField") { return "searchbox" }
        if addedTraits.contains("isToggle") { return "switch" }
        return children == nil ? nil : "group"
    }
}
