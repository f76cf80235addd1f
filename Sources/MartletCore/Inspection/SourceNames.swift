import MartletElements
import MartletGraph

/// The names of what views read, as the author of an app knows them.
extension AnyViewNode {
    /// Names a source that this node has read: `CartView.count`, `the environment value “font”`. `nil` if it has no name for an author.
    func name(of source: Source, in context: SessionContext?) -> String? {
        if let property = ownerOfState(source) { return property }
        if let entry = source as? EnvironmentScope.Entry { return "the environment value “\(nameOfEnvironmentKey(entry.keyType))”" }
        if let name = context?.describe(source) { return name }
        // Models of Martlet's own views: `NavigationModel`.
        return type(of: source) == Source.self ? nil : typeName(type(of: source))
    }

    /// Finds the view, here or above, that stores the source for one of its properties.
    private func ownerOfState(_ source: Source) -> String? {
        var node: AnyViewNode? = self
        while let current = node {
            if let (plan, storage) = current.stateStorage, let index = storage.firstIndex(where: { $0 === source }) {
                let property = plan.storageNames[index].split(separator: ".").map { withoutUnderscore(String($0)) }.joined(separator: ".")
                return "\(typeName(plan.type)).\(property)"
            }
            node = current.viewParent
        }
        return nil
    }
}

/// Names a property of an `Observable` object. A key path contains no name on Linux, so this looks for the only stored property of its type.
@MainActor
func name(ofObserved property: AnyKeyPath) -> String {
    let (root, value) = (type(of: property).rootType, type(of: property).valueType)
    let fields = (root as? AnyClass).map { StoredField.all(ofClass: $0) } ?? []
    let found = fields.filter { $0.type == value && $0.name.hasPrefix("_") && !$0.name.hasPrefix("_$") }
    guard found.count == 1 else { return "a property of \(typeName(root)) of the type \(typeName(value))" }
    return "\(typeName(root)).\(withoutUnderscore(found[0].name))"
}

/// Returns the name of an environment value from the type of its key: `font` for `FontKey`, `theme` for the key that `@Entry` makes, the type
/// itself for an object.
func nameOfEnvironmentKey(_ key: Any.Type) -> String {
    // The name of a key inside an extension begins with `(extension in App):`.
    let name = String(typeName(key).split(separator: ":").last ?? "")
    if key is AnyClass { return name }
    let trimmed = name.hasPrefix("__Key_") ? name.dropFirst("__Key_".count) : name.hasSuffix("Key") ? name.dropLast("Key".count) : name[...]
    return trimmed.prefix(1).lowercased() + trimmed.dropFirst()
}

/// Returns the name of a property from that of its stored property: the storage of a wrapper's property `name` is called `_name`.
func withoutUnderscore(_ label: String) -> String { label.hasPrefix("_") ? String(label.dropFirst()) : label }
