import MartletCombine
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
                    }, environment: environment(readFor: element))
            }
        }
    }

    public func edit(_ edit: Inspection.Edit) -> Bool {
        guard let element = tree[edit.element] else { return false }
        return CurrentSession.run(context) {
            let views = views(of: element)
            guard views.indices.contains(edit.view) else { return false }
            let property = properties(of: views[edit.view]).first { $0.inspection.name == edit.property }
            graph.evaluationObserver?.causeFollows(.edit)
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

    /// The environment values that Martlet's views and modifiers have read for an element, out to the nearest view of the app: the font of a text,
    /// the style of a button. Values that nobody has set are not among them.
    private func environment(readFor element: Element) -> [Inspection.Property] {
        var found: [Inspection.Property] = []
        var seen: Set<ObjectIdentifier> = []
        var node = element.target as? AnyViewNode
        while let current = node, current.evaluatedValue.map({ isMartletType(type(of: $0)) }) ?? true {
            current.forEachSource { source in
                guard let entry = source as? EnvironmentScope.Entry, let value = entry.shownValue, seen.insert(entry.key).inserted else {
                    return
                }
                found.append(
                    Inspection.Property(
                        name: nameOfEnvironmentKey(entry.keyType), wrapper: "Environment", type: typeName(type(of: value)),
                        value: describe(value), text: nil))
            }
            node = current.viewParent
        }
        return found.sorted { $0.name < $1.name }
    }

    private func properties(of view: Any) -> [InspectedProperty] {
        Mirror(reflecting: view).children.flatMap { child -> [InspectedProperty] in
            guard let label = child.label else { return [] }
            guard let wrapper = child.value as? any InspectableProperty else { return [InspectedProperty(label, child.value)] }
            return [InspectedProperty(label, wrapper)] + InspectedProperty.published(of: wrapper, named: withoutUnderscore(label))
        }
    }
}

extension EnvironmentScope.Entry {
    /// The value for an author; `nil` if it has been removed, is empty, or is an object or a function of Martlet's.
    fileprivate var shownValue: Any? {
        guard isSet else { return nil }
        let mirror = Mirror(reflecting: value)
        guard let content = mirror.displayStyle == .optional ? mirror.children.first?.value : value else { return nil }
        let type = type(of: content)
        return isMartletType(type) && type is AnyClass || "\(type)".contains("->") ? nil : value
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

    /// The published properties of an object that a property holds, each under its name with that of the property: `shop.name`.
    static func published(of property: some InspectableProperty, named name: String) -> [InspectedProperty] {
        guard let object = property.wrappedValue as? any ObservableObject else { return [] }
        return allFields(of: object).compactMap { label, value in
            (value as? any SavablePublished).flatMap { InspectedProperty("\(name).\(withoutUnderscore(label))", published: $0) }
        }
    }

    /// `nil` if the value cannot be set: the object itself shows it then.
    private init?<P: SavablePublished>(_ name: String, published property: P) {
        let value = property.current
        guard let type = P.Value.self as? any LosslessStringConvertible.Type,
            let text = (value as? any LosslessStringConvertible)?.description
        else { return nil }
        inspection = Inspection.Property(
            name: name, wrapper: "Published", type: typeName(P.Value.self), value: describe(value), text: text)
        set = { text in
            guard let value = type.init(text) as? P.Value else { return false }
            property.send(value)
            return true
        }
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
        let fields = allFields(of: value).compactMap { label, value in
            // The registrar of an observable object tells an author nothing.
            label.hasPrefix("_$")
                ? nil : "\(withoutUnderscore(label)): \((value as? any SavablePublished).map { "\($0.current)" } ?? "\(value)")"
        }
        return shortened("\(typeName(type(of: value)))(\(fields.joined(separator: ", ")))")
    default: return shortened("\(value)")
    }
}

/// The stored properties of an object with their values, those of its superclasses first.
private func allFields(of object: Any) -> [(label: String, value: Any)] {
    var levels: [[(label: String, value: Any)]] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
        levels.append(current.children.compactMap { child in child.label.map { ($0, child.value) } })
        mirror = current.superclassMirror
    }
    return levels.reversed().flatMap(\.self)
}

/// The length of the longest value that is shown.
private let longestText = 200

private func shortened(_ text: String) -> String { text.count <= longestText ? text : text.prefix(longestText) + "…" }
