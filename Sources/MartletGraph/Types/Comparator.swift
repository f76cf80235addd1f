@_spi(Reflection) import Swift

/// Tells whether two values of one type, known at run time only, are the same.
///
/// `Equatable` decides where there is a conformance, identity for references; otherwise it is field by field, and bytes for what has no
/// fields that can be seen. Bytes that differ may still mean the same: the answer "not the same" is allowed to be wrong, and costs an
/// evaluation; the answer "the same" is not, which is why both values must be alive while they are compared.
struct Comparator {
    let isSame: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
}

extension Comparator {
    @MainActor
    static func make(for type: Any.Type) -> Comparator {
        if let property = type as? any PrimitiveProperty.Type { return primitive(property) }
        if type is AnyClass { return references }
        if !(type is any DynamicProperty.Type), let equatable = type as? any Equatable.Type { return comparing(equatable) }
        if let optional = type as? any OptionalType.Type { return wrapped(optional) }
        return structural(type)
    }

    private static func primitive<P: PrimitiveProperty>(_ type: P.Type) -> Comparator {
        Comparator { a, b in a.assumingMemoryBound(to: P.self).pointee.isSame(as: b.assumingMemoryBound(to: P.self).pointee) }
    }

    private static let references = Comparator { a, b in
        a.load(as: UnsafeRawPointer?.self) == b.load(as: UnsafeRawPointer?.self)
    }

    private static func comparing<E: Equatable>(_ type: E.Type) -> Comparator {
        Comparator { a, b in a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee }
    }

    @MainActor
    private static func wrapped<O: OptionalType>(_ type: O.Type) -> Comparator {
        let inner = make(for: O.Wrapped.self)
        return Comparator { a, b in
            switch (a.assumingMemoryBound(to: O.self).pointee.asOptional, b.assumingMemoryBound(to: O.self).pointee.asOptional) {
            case (nil, nil): true
            case (var x?, var y?): withUnsafePointer(to: &x) { px in withUnsafePointer(to: &y) { py in inner.isSame(px, py) } }
            default: false
            }
        }
    }

    @MainActor
    private static func structural<T>(_ type: T.Type) -> Comparator {
        switch Shape(of: type) {
        case .fields: fieldwise(type) ?? bytes(of: type)
        case .cases: cases(of: type)
        case .existential: dynamic(type)
        case .opaque: bytes(of: type)
        }
    }

    /// Compares field by field; `nil` if the type has no fields that can be seen.
    @MainActor
    private static func fieldwise<T>(_ type: T.Type) -> Comparator? {
        var fields: [(offset: Int, comparator: Comparator)] = []
        let isComplete = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            fields.append((offset, make(for: fieldType)))
            return true
        }
        guard isComplete, !fields.isEmpty || MemoryLayout<T>.size == 0 else { return nil }
        return Comparator { a, b in
            for field in fields where !field.comparator.isSame(a + field.offset, b + field.offset) { return false }
            return true
        }
    }

    private static func bytes<T>(of type: T.Type) -> Comparator {
        let size = MemoryLayout<T>.size
        return Comparator { a, b in
            UnsafeRawBufferPointer(start: a, count: size).elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
        }
    }

    /// An enumeration's payloads can only be seen through a mirror; that is tried when the bytes differ.
    private static func cases<T>(of type: T.Type) -> Comparator {
        let same = bytes(of: type)
        return Comparator { a, b in
            if same.isSame(a, b) { return true }
            guard !_isPOD(type) else { return false }
            let x = Mirror(reflecting: a.assumingMemoryBound(to: T.self).pointee).children.first
            let y = Mirror(reflecting: b.assumingMemoryBound(to: T.self).pointee).children.first
            guard let x, let y, let label = x.label, label == y.label else { return false }
            return isSame(x.value, y.value)
        }
    }

    private static func dynamic<T>(_ type: T.Type) -> Comparator {
        Comparator { a, b in isSame(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee) }
    }

    @MainActor
    static func isSame(_ a: Any, _ b: Any) -> Bool {
        // The type is opened, not the value: a value may be an existential within an existential, and only its type is seen through.
        func compare<D>(_ type: D.Type) -> Bool {
            guard Shape(of: type) != .existential, let x = a as? D, let y = b as? D else { return false }
            let comparator = TypePlan.of(type).comparator
            return withUnsafePointer(to: x) { x in withUnsafePointer(to: y) { y in comparator.isSame(x, y) } }
        }
        let type = Swift.type(of: a)
        return Swift.type(of: b) == type && compare(type)
    }
}

/// What a type is made of.
enum Shape {
    /// A structure or a tuple.
    case fields
    /// An enumeration.
    case cases
    case existential
    /// A function, a metatype, or a type of another language.
    case opaque

    /// Reads the kind that the runtime's metadata begins with (the ABI's `MetadataKind.def`).
    init(of type: Any.Type) {
        switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
        case 0x200, 0x301: self = .fields
        case 0x201, 0x202: self = .cases
        case 0x303, 0x307: self = .existential
        default: self = .opaque
        }
    }
}

private protocol OptionalType {
    associatedtype Wrapped
    var asOptional: Wrapped? { get }
}

extension Optional: OptionalType {
    fileprivate var asOptional: Wrapped? { self }
}
