@_spi(Reflection) import Swift

/// What the graph knows about a type, determined once: the offsets of its dynamic properties, and how to compare two values.
@MainActor
public final class TypePlan {
    public nonisolated let type: Any.Type
    /// The index of this plan among all plans.
    nonisolated let index: Int
    let comparator: Comparator
    private let properties: [Property]
    /// The number of storage slots that a node of this type needs.
    public let storageCount: Int
    /// The type of the ``HandlerProperty`` that is a field of the type, if there is one.
    private let handlerType: Any.Type?
    /// The names of the properties that have the storage slots, in that order: `_count`, or `_pinned._count` for one inside another.
    public var storageNames: [String] { properties.filter(\.hasStorage).map(\.name) }
    private var parts: (field: Comparator, others: Comparator)?
    private var partsAreFound = false
    private lazy var comparatorApartFromFunctions = Comparator.make(for: type, withFunctions: false)

    /// A dynamic property inside the type, at an offset, with or without a storage slot.
    private struct Property {
        let name: String
        let offset: Int
        let supply: @MainActor (UnsafeMutableRawPointer, Node, inout AnyObject?) throws(PropertyFailure) -> Void
        let hasStorage: Bool
        /// Replaces the function of a ``HandlerProperty``.
        var replaceFunction: (@MainActor (UnsafeRawPointer, AnyObject?) -> Void)?
    }

    @exclusivity(unchecked) private static var plans: [ObjectIdentifier: TypePlan] = [:]
    static private(set) var all: [TypePlan] = []

    /// Returns the plan of a type; the first call makes it. Plans hold no session's data.
    public static func of(_ type: Any.Type) -> TypePlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = TypePlan(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private init(_ type: Any.Type) {
        self.type = type
        comparator = Comparator.make(for: type)
        properties = Self.properties(of: type, at: 0)
        storageCount = properties.count(where: \.hasStorage)
        handlerType = Self.handlerType(in: type)
        index = Self.all.count
        Self.all.append(self)
    }

    /// Finds the dynamic properties of a type in the order of its fields; those inside a composite property come before it.
    private static func properties(of type: Any.Type, at base: Int, within path: String = "") -> [Property] {
        guard Shape(of: type) == .fields else { return [] }
        var found: [Property] = []
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { name, offset, fieldType, _ in
            let name = path + String(cString: name)
            if let primitive = fieldType as? any PrimitiveProperty.Type {
                found.append(property(primitive, name, at: base + offset))
            } else if let composite = fieldType as? any DynamicProperty.Type {
                found += properties(of: composite, at: base + offset, within: name + ".")
                found.append(update(composite, name, at: base + offset))
            } else if fieldType is any DynamicContainer.Type {
                found += properties(of: fieldType, at: base + offset, within: name + ".")
            }
            return true
        }
        return found
    }

    private static func property<P: PrimitiveProperty>(_ type: P.Type, _ name: String, at offset: Int) -> Property {
        Property(
            name: name, offset: offset,
            supply: { (pointer, node, storage) throws(PropertyFailure) in
                let property = pointer.assumingMemoryBound(to: P.self)
                try property.pointee.attach(to: node, storage: &storage)
                property.pointee.update()
            }, hasStorage: true, replaceFunction: (type as? any HandlerProperty.Type).map { replacement($0) })
    }

    private static func replacement<P: HandlerProperty>(_ type: P.Type) -> @MainActor (UnsafeRawPointer, AnyObject?) -> Void {
        { pointer, storage in pointer.assumingMemoryBound(to: P.self).pointee.replaceFunction(in: storage) }
    }

    private static func handlerType(in type: Any.Type) -> Any.Type? {
        guard Shape(of: type) == .fields else { return nil }
        var found: Any.Type?
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { _, _, fieldType, _ in
            if fieldType is any HandlerProperty.Type { found = fieldType }
            return found == nil
        }
        return found
    }

    private static func update<P: DynamicProperty>(_ type: P.Type, _ name: String, at offset: Int) -> Property {
        Property(
            name: name, offset: offset, supply: { pointer, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() },
            hasStorage: false)
    }

    /// Whether the type has dynamic properties.
    public var isDynamic: Bool { !properties.isEmpty }

    /// Connects a value's dynamic properties with the objects that its node stores for them. The evaluation that follows reads the result,
    /// so changes made here do not mark the node.
    ///
    /// - Throws: The failure of the first property that cannot be supplied.
    public func supply<T>(_ value: inout T, of node: Node, storage: inout [AnyObject?]) throws(PropertyFailure) {
        guard !properties.isEmpty else { return }
        if storage.isEmpty, storageCount > 0 { storage = Array(repeating: nil, count: storageCount) }
        try supply(at: &value, of: node, storage: &storage)
        node.isNoLongerDirty()
    }

    private func supply(at base: UnsafeMutableRawPointer, of node: Node, storage: inout [AnyObject?]) throws(PropertyFailure) {
        var slot = 0
        var none: AnyObject?
        for property in properties {
            if property.hasStorage {
                try property.supply(base + property.offset, node, &storage[slot])
                slot += 1
            } else {
                try property.supply(base + property.offset, node, &none)
            }
        }
    }

    /// Compares a node's value with a new one. If they differ only in the function of a ``HandlerProperty``, this replaces the function in
    /// the node's storage.
    ///
    /// - Returns: `fieldAloneDiffers` if the node must store the new value, but need not evaluate it.
    public func compare<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>, storage: [AnyObject?]) -> PartsComparison {
        guard let handlerType else { return comparator.isSame(a, b) ? .same : .different }
        let comparison = compareParts(a, b, apart: handlerType)
        guard comparison == .fieldAloneDiffers else { return comparison }
        var slot = 0
        for property in properties where property.hasStorage {
            property.replaceFunction?(UnsafeRawPointer(b) + property.offset, slot < storage.count ? storage[slot] : nil)
            slot += 1
        }
        return comparison
    }

    /// Whether two values of the type are the same for an evaluation.
    public func isSame<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool { comparator.isSame(a, b) }

    /// Whether two values of one type are the same for the evaluation of a view that stores them.
    public static func isSame<T>(_ a: consuming T, _ b: consuming T) -> Bool { of(T.self).isSame(&a, &b) }

    func isSameApartFromFunctions<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool { comparatorApartFromFunctions.isSame(a, b) }

    /// Compares two values in two parts: first all fields except those of type `fieldType`; if these are the same, then the fields of that
    /// type.
    ///
    /// - Parameter fieldType: Must be the same at each call. A type without such a field, or not compared by fields, is compared as a
    ///   whole.
    public func compareParts<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>, apart fieldType: Any.Type) -> PartsComparison {
        if !partsAreFound {
            partsAreFound = true
            parts = Comparator.parts(of: type, apart: fieldType)
        }
        guard let parts else { return comparator.isSame(a, b) ? .same : .different }
        guard parts.others.isSame(a, b) else { return .different }
        return parts.field.isSame(a, b) ? .same : .fieldAloneDiffers
    }
}

/// The result of a comparison in two parts.
public enum PartsComparison {
    case same
    case fieldAloneDiffers
    /// Other fields differ; the field itself perhaps also.
    case different
}

extension TypePlan {
    /// Whether two values have the same type and are the same.
    public static func isSameValue(_ a: Any, _ b: Any) -> Bool { Comparator.isSame(a, b) }

    /// Whether two values have the same type and are the same, whatever functions they contain.
    public static func isSameApartFromFunctions(_ a: Any, _ b: Any) -> Bool { Comparator.isSame(a, b, withFunctions: false) }
}
