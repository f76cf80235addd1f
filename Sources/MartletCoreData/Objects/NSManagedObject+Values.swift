import Foundation

// Key-value coding: the properties of the model by their names.

extension NSManagedObject {
    /// Returns the value of a property: a number as `NSNumber`, objects as an object, an `NSSet` or an `NSOrderedSet`.
    public func value(forKey key: String) -> Any? {
        recorder?.record(key)
        if let attribute = entity.attributesByName[key] { return attribute.foundationValue(of: value(of: key)) }
        if let relationship = entity.relationshipsByName[key] { return objects(of: relationship) }
        if key == "objectID" { return objectID }
        if key == "self" { return self }
        preconditionFailure("The entity \(entity.title) has no property '\(key)'.")
    }

    /// Sets the value of a property.
    public func setValue(_ value: Any?, forKey key: String) {
        if let attribute = entity.attributesByName[key] { return set(attribute.normal(attribute.managedValue(of: value)), of: key) }
        guard let relationship = entity.relationshipsByName[key] else {
            preconditionFailure("The entity \(entity.title) has no property '\(key)'.")
        }
        let value = flattened(value)
        let objects = value.map { elements(of: $0) ?? [$0] } ?? []
        setRelated(objects.compactMap { $0 as? NSManagedObject }, relationship)
    }

    /// Returns the value at the end of a path such as `category.name` or `items.@count`.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyPathReader.value(keyPath.split(separator: ".").map(String.init)[...], of: self)
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        var names = keyPath.split(separator: ".").map(String.init)
        guard let last = names.popLast() else { return }
        (KeyPathReader.value(names[...], of: self) as? NSManagedObject)?.setValue(value, forKey: last)
    }

    /// Returns a value as ``value(forKey:)`` does: here both read it from the store.
    public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

    /// Sets a value without telling views.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let attribute = entity.attributesByName[key] else { return setValue(value, forKey: key) }
        set(attribute.normal(attribute.managedValue(of: value)), of: key, tellsViews: false)
    }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    /// Returns the values that differ from what is saved.
    public func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: changedKeys.filter(isChanged).map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    /// Returns the values as they are saved.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let row = saved ?? loadedRow
        let attributes = entity.attributesByName.filter { keys?.contains($0.key) ?? true }
        return attributes.mapValues { $0.foundationValue(of: row.values[$0.name] ?? .null) ?? NSNull() }
    }

    /// Without effect but for a change in between: views are told of it.
    public func willChangeValue(forKey key: String) { tellViews() }
    /// Marks the object as changed.
    public func didChangeValue(forKey key: String) { managedObjectContext?.didChange(self, key) }
    /// Without effect: a value is read when it is asked for.
    public func willAccessValue(forKey key: String?) {}
    /// Without effect.
    public func didAccessValue(forKey key: String?) {}

    // MARK: Attributes

    func value(of key: String) -> ManagedValue { loadedRow.values[key] ?? .null }

    func isChanged(_ key: String) -> Bool {
        guard let saved else { return isInserted }
        if entity.relationshipsByName[key] != nil { return saved.related[key] != row?.related[key] }
        return saved.values[key] != row?.values[key]
    }

    func set(_ value: ManagedValue, of key: String, tellsViews: Bool = true) {
        if tellsViews { tellViews() }
        willChange()
        row?.values[key] = value
        changedKeys.insert(key)
        managedObjectContext?.didChange(self, key)
    }

    /// Keeps what is saved, before a change.
    func willChange() {
        let row = loadedRow
        if saved == nil, managedObjectContext != nil, !isInserted { saved = row }
    }
}

extension NSAttributeDescription {
    /// Returns a value as Foundation's types, which key-value coding has.
    func foundationValue(of value: ManagedValue) -> Any? {
        switch value {
        case .null: nil
        case .integer(let value): attributeType == .booleanAttributeType ? NSNumber(value: value != 0) : NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .decimal(let value): NSDecimalNumber(decimal: value)
        case .text(let value): value
        case .date(let value): value
        case .data(let value): value
        case .uuid(let value): value
        case .url(let value): value
        case .object(let value): value
        case .list(let values): values.map { foundationValue(of: $0) ?? NSNull() }
        case .opaque(let box): (box.value as? UnreadValue)?.foundationValue ?? box.value
        }
    }

    /// Returns a value of the app's as one of the attribute.
    func managedValue(of value: Any?) -> ManagedValue {
        guard attributeType == .transformableAttributeType || attributeType == .undefinedAttributeType else { return ManagedValue(value) }
        // What only the app knows stays as it is.
        return flattened(value).map { .opaque(OpaqueValue($0)) } ?? .null
    }
}
