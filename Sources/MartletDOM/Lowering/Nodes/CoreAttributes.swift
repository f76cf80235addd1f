import MartletElements

extension Element {
    /// Returns the attributes of the element's node other than `id`, `class` and `style`. Of two with the same name, the later one applies.
    func attributes(of core: Core) -> [(name: String, value: String)] {
        var result = core.attributes
        func set(_ name: String, _ value: String?) {
            guard let value else { return }
            if let index = result.firstIndex(where: { $0.name == name }) {
                result[index].value = value
            } else {
                result.append((name, value))
            }
        }
        if let slot = self[.slot]?.stringValue { set("data-in", slot) }
        if !actions.isEmpty {
            set("data-on", actionNames)
            for (action, attribute, name) in Self.gestureLimits where actions.contains(action) {
                // Browsers' timers count milliseconds in 32 bits, and their numbers know no `inf`.
                if let limit = self[attribute]?.doubleValue { set(name, "\(max(0, min(limit, 1_000_000)))") }
            }
            for (name, text) in Reports.attributes(of: self) { set(name, text) }
        }
        if self[.isScrollTarget] == true { set("data-target", "") }
        if let isTabStop = self[.focusable]?.boolValue, !core.isNative, isTabStop || !result.contains(where: { $0.name == "tabindex" }) {
            set("tabindex", isTabStop ? "0" : "-1")
        }
        if isTapTarget, !core.isNative, !isHiddenFromAccessibility {
            set("role", Role.button.aria)
            if self[.disabled] == true { set("aria-disabled", "true") } else { set("tabindex", "0") }
        }
        if let role = ariaRole(of: core) {
            set("role", role)
            set("aria-labelledby", namingNode)
            if role == Role.heading.aria { set("aria-level", String(headingLevel)) }
        }
        for modifier in modifiers.reversed() {
            for (name, text) in (modifier.value as? any AttributeModifier)?.attributes ?? [] { set(name, text) }
        }
        if let value = accessibility?.value, !result.contains(where: { $0.name == "role" && Self.rolesWithValue.contains($0.value) }) {
            result.removeAll { $0.name == "aria-valuetext" }
            set("aria-description", [value, accessibility?.hint ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
        }
        return result
    }

    /// The ARIA roles of nodes that have a value. For all others, it is a part of the description.
    private static let rolesWithValue: Set<String> = ["progressbar", "meter", "slider", "spinbutton", "scrollbar"]

    /// Whether assistive technology skips the element, and so must the Tab key.
    private var isHiddenFromAccessibility: Bool {
        var place: Element? = self
        while let current = place {
            if current.accessibility?.hidden == true { return true }
            place = current.parent
        }
        return false
    }

    /// The attributes of the node that say how far or how long a gesture takes, with the actions that they are for.
    static let gestureLimits: [(action: Action, attribute: Attribute, name: String)] = [
        (.drag, .dragDistance, "data-distance"), (.longPress, .pressDuration, "data-duration"), (.longPress, .pressDistance, "data-reach"),
    ]

    /// The level of a heading. The title of a screen has level 1; without one, the headings that the app declares have it.
    private var headingLevel: Int {
        if let level = self[.heading]?.intValue { return level }
        guard accessibility?.addedTraits.contains("isHeader") == true else { return 2 }
        var ancestor = parent
        while let current = ancestor {
            if current.kind == .screen, current[.title]?.stringValue?.isEmpty == false { return 2 }
            ancestor = current.parent
        }
        return 1
    }

    /// The bound actions, in the format of `data-on`.
    var actionNames: String {
        if actions.count == 1, let only = actions.first { return only.rawValue }
        return actions.sorted().map(\.rawValue).joined(separator: " ")
    }
}

/// A modifier that sets attributes of the core.
@MainActor
protocol AttributeModifier: ModifierValue {
    /// The names of all attributes that a modifier of this type can set.
    static var attributeNames: [String] { get }
    var attributes: [(name: String, value: String)] { get }
}

extension AttributeModifier {
    var ownNames: [String] { Self.attributeNames }
}
