import MartletElements

extension Element {
    /// The attributes of the node that stands for the element, beside `id`, `class` and `style`. Of two with one name the later holds.
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
        if !actions.isEmpty { set("data-on", actionNames) }
        if actions.contains(.tap), !core.isNative {
            set("role", "button")
            if self[.disabled] == true { set("aria-disabled", "true") } else { set("tabindex", "0") }
        }
        for modifier in modifiers.reversed() {
            guard let value = modifier.value as? any AttributeModifier else { continue }
            // What is a control by nature stays one, however its parts are read out.
            for (name, text) in value.attributes where !(core.isNative && name == "role" && text == "group") { set(name, text) }
        }
        return result
    }

    /// The bound actions, as `data-on` lists them.
    var actionNames: String {
        if actions.count == 1, let only = actions.first { return only.rawValue }
        return actions.sorted().map(\.rawValue).joined(separator: " ")
    }
}

/// A modifier that shows in attributes of the core.
@MainActor
protocol AttributeModifier: ModifierValue {
    /// The names of all attributes that a modifier of this type can write.
    static var attributeNames: [String] { get }
    var attributes: [(name: String, value: String)] { get }
}

extension AttributeModifier {
    var ownNames: [String] { Self.attributeNames }
}

/// Every attribute that a modifier can write.
@MainActor
enum ModifierAttributes {
    static let names: [String] = Accessibility.attributeNames + Help.attributeNames + TransitionNames.attributeNames
}
