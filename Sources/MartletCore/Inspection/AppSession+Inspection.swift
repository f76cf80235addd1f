import MartletElements
import MartletGraph

extension AppSession {
    /// Returns what an author can learn of an element. Reading the values records no dependency.
    public func inspect(_ id: ElementID) -> Inspection? {
        guard let element = tree[id] else { return nil }
        return CurrentSession.run(context) {
            Graph.untracked {
                Inspection(
                    kind: "\(element.kind)", text: element.text ?? element.label,
                    modifiers: element.modifiers.map { shortened($0.description) },
                    views: views(of: element).map { value in
                        Inspection.View(name: typeName(type(of: value)), properties: properties(of: value).map(\.inspection))
                    })
            }
        }
    }

    public func edit(_ edit: Inspection.Edit) -> Bool {
        guard let element = tree[edit.element] else { return false }
        return CurrentSession.run(context) {
            let views = views(of: element)
            guard views.indices.contains(edit.view) else { return false }
            let property = properties(of: views[edit.view]).first { $0.inspection.name == edit.property }
            return property?.set?(edit.text) ?? false
        }
    }

    /// The app's own views and modifiers around an element, innermost first.
    private func views(of element: Element) -> [Any] {
        var views: [Any] = []
        var node = element.target as? AnyViewNode
        while let current = node {
            if let value = current.evaluatedValue, !isMartletType(type(of: value)) { views.append(value) }
            node = current.viewParent
        }
        return views
    }

    private func properties(of view: Any) -> [InspectedProperty] {
        Mirror(reflecting: view).children.compactMap { child in
            guard let label = child.label else { return nil }
            if let wrapper = child.value as? any InspectableProperty { return InspectedProperty(label, wrapper) }
            return InspectedProperty(label, child.value)
        }
    }
}

/// A property of a view, with the function that sets it.
@MainActor
private struct InspectedProperty {
    let inspection: Inspection.Property
    /// Sets the property to what a text says; `false` if it is no value of the type. `nil` if the property cannot be set.
    let set: ((String) -> Bool)?

    init<P: InspectableProperty>(_ label: String, _ property: P) {
        let value = property.wrappedValue
        let binding = property.inspectedBinding
        let text = binding.flatMap { _ in (value as? any LosslessStringConvertible)?.description }
        inspection = Inspection.Property(
            name: withoutUnderscore(label), wrapper: typeName(P.self).prefix { $0 != "<" }.description,
            type: typeName(P.InspectedValue.self), value: describe(value), text: text)
        set = binding.flatMap { binding in text == nil ? nil : { Self.write($0, to: binding) } }
    }

    init(_ label: String, _ value: Any) {
        inspection = Inspection.Property(
            name: value is any DynamicProperty ? withoutUnderscore(label) : label, wrapper: nil, type: typeName(type(of: value)),
            value: describe(value), text: nil)
        set = nil
    }

    private static func write<Value>(_ text: String, to binding: Binding<Value>) -> Bool {
        guard let type = Value.self as? any LosslessStringConvertible.Type, let value = type.init(text) as? Value else { return false }
        binding.wrappedValue = value
        return true
    }
}

/// Returns a value as Swift prints it. For an object, its stored properties.
@MainActor
private func describe(_ value: Any) -> String {
    if let text = value as? String { return shortened(text.debugDescription) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class where !(value is any CustomStringConvertible):
        let fields = mirror.children.compactMap { field in
            // The registrar of an observable object tells an author nothing.
            field.label.flatMap { $0.hasPrefix("_$") ? nil : "\(withoutUnderscore($0)): \(field.value)" }
        }
        return shortened("\(typeName(type(of: value)))(\(fields.joined(separator: ", ")))")
    default: return shortened("\(value)")
    }
}

/// Returns the name of a property from that of its stored property: the storage of a wrapper's property `name` is called `_name`.
private func withoutUnderscore(_ label: String) -> String { label.hasPrefix("_") ? String(label.dropFirst()) : label }

/// The length of the longest value that is shown.
private let longestText = 200

private func shortened(_ text: String) -> String { text.count <= longestText ? text : text.prefix(longestText) + "…" }
