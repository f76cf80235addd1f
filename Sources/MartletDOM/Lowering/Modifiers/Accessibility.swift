import MartletElements

extension Accessibility: AttributeModifier {
    // The role is computed for the element, because all its modifiers affect it.
    static let attributeNames = [
        "aria-label", "aria-valuetext", "aria-description", "aria-hidden", "aria-live", "aria-current", "aria-modal", "data-identifier",
        "role", "aria-level", "aria-labelledby", "alt",
    ]

    var attributes: [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
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
}
