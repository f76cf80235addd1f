import Foundation

// What `martlet run` makes of `@NSManaged var name: String?`, and of the functions for relationships:
//
//     var name: String? { get { managed("name") } set { setManaged(newValue, "name") } }

extension NSManagedObject {
    /// Returns the value of a property of the model, as the type of the variable.
    public func managed<T>(_ key: String) -> T {
        if let recorder { return recorder.read(key, of: self) }
        if let attribute = entity.attributesByName[key] { return attribute.value(value(of: key), as: T.self) }
        guard let relationship = entity.relationshipsByName[key] else {
            preconditionFailure("The entity \(entity.title) has no property '\(key)'.")
        }
        relationship.destinationEntity?.adopt(Self.objectType(in: T.self))
        if let value = objects(of: relationship) as Any as? T { return value }
        preconditionFailure("\(entity.title).\(key) is not of type \(T.self).")
    }

    /// Sets the value of a property of the model.
    public func setManaged<T>(_ value: T, _ key: String) {
        if let raw = value as? any RawRepresentable { return setValue(raw.rawValue, forKey: key) }
        setValue(value, forKey: key)
    }

    /// The class of objects in the type of a relationship's variable.
    private static func objectType(in type: Any.Type) -> Any.Type { (type as? any OptionalValue.Type)?.wrappedType ?? type }
}

extension NSAttributeDescription {
    /// Returns a value as the type of a variable.
    func value<T>(_ value: ManagedValue, as type: T.Type) -> T {
        // The types that nearly all attributes have.
        if case .text(let text) = value {
            if let text = text as? T { return text }
        } else if case .integer(let number) = value {
            if T.self == Int64.self, let number = number as? T { return number }
            if T.self == Bool.self, let flag = (number != 0) as? T { return flag }
        }
        if let optional = type as? any OptionalValue.Type { return self.optional(value, optional) }
        if let value = converted(value, to: type) as? T { return value }
        guard value.isNull, let empty = Self.empty(type) as? T else {
            preconditionFailure("\(entity.title).\(name) is \(value), which is not of type \(type).")
        }
        return empty
    }

    private func optional<T>(_ value: ManagedValue, _ type: any OptionalValue.Type) -> T {
        let converted = converted(value, to: type.wrappedType)
        let result: any OptionalValue = converted.flatMap { type.wrapping($0) } ?? type.none
        guard let result = result as? T else { preconditionFailure("\(entity.title).\(name) is not of type \(T.self).") }
        return result
    }

    /// Returns a value as another type; `nil` if there is none.
    private func converted(_ value: ManagedValue, to type: Any.Type) -> Any? {
        if let type = type as? any RawRepresentable.Type { return Self.rawValue(value, self, type) }
        switch value {
        case .null: return nil
        case .integer(let number):
            if type == Bool.self { return number != 0 }
            if let type = type as? any BinaryInteger.Type { return type.init(truncatingIfNeeded: number) }
        case .date(let date):
            if type == Double.self { return date.timeIntervalSinceReferenceDate }
            if type == NSDate.self { return date as NSDate }
        case .text(let text):
            if type == NSString.self { return text as NSString }
        case .data(let data):
            if type == NSData.self { return data as NSData }
        case .decimal(let number):
            if type == Decimal.self { return number }
        case .opaque(let box):
            if let unread = box.value as? UnreadValue { return unread.value(as: type) }
        default: break
        }
        if let number = value.number {
            if type == Float.self { return Float(number) }
            if type == Double.self { return number }
            if type == CGFloat.self { return CGFloat(number) }
            if type == Decimal.self { return Decimal(number) }
        }
        return foundationValue(of: value)
    }

    private static func rawValue<T: RawRepresentable>(_ value: ManagedValue, _ attribute: NSAttributeDescription, _ type: T.Type) -> Any? {
        guard let raw = attribute.converted(value, to: T.RawValue.self) as? T.RawValue else { return nil }
        return T(rawValue: raw)
    }

    /// The value of a variable that is not optional, while the attribute has none.
    static func empty(_ type: Any.Type) -> Any? {
        switch type {
        case is String.Type: ""
        case is Bool.Type: false
        case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
        case is Data.Type: Data()
        case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        case is URL.Type: URL(fileURLWithPath: "/")
        case is Decimal.Type: Decimal()
        case let type as any BinaryInteger.Type: type.init(truncatingIfNeeded: 0)
        case let type as any BinaryFloatingPoint.Type: type.init(0 as Double)
        case is NSDecimalNumber.Type: NSDecimalNumber.zero
        case is NSNumber.Type: NSNumber(value: 0)
        case is NSSet.Type: NSSet()
        case is NSOrderedSet.Type: NSOrderedSet()
        case let type as any ExpressibleByArrayLiteral.Type: emptyList(type)
        default: nil
        }
    }

    private static func emptyList<T: ExpressibleByArrayLiteral>(_ type: T.Type) -> Any { [] as T }
}

// MARK: The functions of relationships

extension NSManagedObject {
    public func addManaged(_ value: NSManagedObject, to key: String) { change(key) { $0.append(value) } }

    public func removeManaged(_ value: NSManagedObject, from key: String) { change(key) { $0.removeAll { $0 === value } } }

    public func addManaged(_ values: NSSet, to key: String) { add(values.allObjects, to: key) }
    public func addManaged(_ values: NSOrderedSet, to key: String) { add(values.array, to: key) }
    public func removeManaged(_ values: NSSet, from key: String) { remove(values.allObjects, from: key) }
    public func removeManaged(_ values: NSOrderedSet, from key: String) { remove(values.array, from: key) }
    public func addManaged<T: NSManagedObject>(_ values: Set<T>, to key: String) { add(Array(values), to: key) }
    public func removeManaged<T: NSManagedObject>(_ values: Set<T>, from key: String) { remove(Array(values), from: key) }

    public func insertManaged(_ value: NSManagedObject, at index: Int, into key: String) { change(key) { $0.insert(value, at: index) } }

    public func insertManaged(_ values: [NSManagedObject], at indexes: NSIndexSet, into key: String) {
        change(key) { objects in
            for (value, index) in zip(values, IndexSet(indexes.map { $0 })) { objects.insert(value, at: index) }
        }
    }

    public func removeManaged(at index: Int, from key: String) { change(key) { $0.remove(at: index) } }

    public func removeManaged(at indexes: NSIndexSet, from key: String) {
        let indexes = IndexSet(indexes.map { $0 })
        change(key) { objects in objects = objects.enumerated().filter { !indexes.contains($0.offset) }.map(\.element) }
    }

    public func replaceManaged(at indexes: NSIndexSet, with values: [NSManagedObject], in key: String) {
        change(key) { objects in
            for (value, index) in zip(values, IndexSet(indexes.map { $0 })) { objects[index] = value }
        }
    }

    public func replaceManaged(at index: Int, with value: NSManagedObject, in key: String) { change(key) { $0[index] = value } }

    private func add(_ values: [Any], to key: String) { change(key) { $0 += values.compactMap { $0 as? NSManagedObject } } }

    private func remove(_ values: [Any], from key: String) {
        let gone = Set(values.compactMap { $0 as? NSManagedObject }.map { ObjectIdentifier($0) })
        change(key) { $0.removeAll { gone.contains(ObjectIdentifier($0)) } }
    }

    private func change(_ key: String, _ body: (inout [NSManagedObject]) -> Void) {
        // Names of functions begin with a capital letter: of addToURLs(_:) one cannot say whether the relationship does.
        let others = { self.entity.relationshipsByName.values.first { $0.name.lowercased() == key.lowercased() } }
        guard let relationship = entity.relationshipsByName[key] ?? others() else {
            preconditionFailure("The entity \(entity.title) has no relationship '\(key)'.")
        }
        var objects = relatedObjects(relationship)
        body(&objects)
        setRelated(objects, relationship)
    }
}
