@_spi(Reflection) import Swift

/// Compares two values of a type that is known at run time only.
///
/// It uses ``SelfComparing`` or `Equatable` if the type conforms, identity for references, otherwise a comparison field by field; for types
/// without visible fields it compares bytes. Equal values can have different bytes. A wrong "not the same" is allowed, and costs an
/// evaluation; a wrong "the same" is not. That is why both values must be alive while they are compared.
struct Comparator {
    let isSame: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
}

/// A type that defines when two of its values are the same to a view.
@MainActor @preconcurrency
public protocol SelfComparing {
    /// Whether a view would be the same with `other` in place of this value.
    func isSame(as other: Self) -> Bool
}

extension Comparator {
    /// - Parameter withFunctions: Whether functions count. If not, all functions of a type are the same, except in an enumeration or an
    ///   existential.
    @MainActor
    static func make(for type: Any.Type, withFunctions: Bool = true) -> Comparator {
        if !withFunctions, Shape.isFunction(type) { return Comparator { _, _ in true } }
        if isReference(type) { return references }
        if let own = type as? any SelfComparing.Type { return asking(own) }
        if let optional = type as? any OptionalType.Type {
            return isReference(optional.wrapped) ? references : wrapped(optional, withFunctions)
        }
        if let array = type as? any EquatableArray.Type { return elementwise(array) }
        if !(type is any DynamicProperty.Type), let equatable = type as? any Equatable.Type { return comparing(equatable) }
        return structural(type, withFunctions)
    }

    private static func asking<C: SelfComparing>(_ type: C.Type) -> Comparator {
        Comparator { a, b in a.assumingMemoryBound(to: C.self).pointee.isSame(as: b.assumingMemoryBound(to: C.self).pointee) }
    }

    /// Whether values are object references that a `weak` or `unowned` variable could hold; optionals are handled by the caller.
    private static func isReference(_ type: Any.Type) -> Bool { Shape(of: type) == .reference }

    /// Compares the reference words without reading them as references. A field's type does not say whether it is strong, `weak` or
    /// `unowned`; reading a `weak` or `unowned` word as a strong reference would misread it, or touch a released object. Two references of
    /// the same kind to one object have the same word, whatever the kind, and no such word is zero. The protocol witness tables after the
    /// word add nothing.
    private static let references = Comparator { a, b in
        a.load(as: UnsafeRawPointer?.self) == b.load(as: UnsafeRawPointer?.self)
    }

    private static func comparing<E: Equatable>(_ type: E.Type) -> Comparator {
        Comparator { a, b in a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee }
    }

    /// Compares arrays by ``hasSameElements(as:)``.
    private static func elementwise<A: EquatableArray>(_ type: A.Type) -> Comparator {
        Comparator { a, b in a.assumingMemoryBound(to: A.self).pointee.hasSameElements(as: b.assumingMemoryBound(to: A.self).pointee) }
    }

    @MainActor
    private static func wrapped<O: OptionalType>(_ type: O.Type, _ withFunctions: Bool) -> Comparator {
        let inner = make(for: O.Wrapped.self, withFunctions: withFunctions)
        return Comparator { a, b in
            let isNone = a.assumingMemoryBound(to: O.self).pointee.isNone
            guard isNone == b.assumingMemoryBound(to: O.self).pointee.isNone else { return false }
            // An optional stores its wrapped value at its own address.
            return isNone || inner.isSame(a, b)
        }
    }

    @MainActor
    private static func structural<T>(_ type: T.Type, _ withFunctions: Bool) -> Comparator {
        switch Shape(of: type) {
        case .fields: fieldwise(type, withFunctions) ?? bytes(of: type)
        case .cases: cases(of: type)
        case .reference: references
        case .existential: dynamic(type)
        case .opaque: bytes(of: type)
        }
    }

    /// Compares field by field; `nil` if the type has no visible fields.
    @MainActor
    private static func fieldwise<T>(_ type: T.Type, _ withFunctions: Bool) -> Comparator? {
        guard let fields = fields(of: type, withFunctions), !fields.isEmpty || MemoryLayout<T>.size == 0 else { return nil }
        return all(fields)
    }

    private typealias Field = (offset: Int, type: Any.Type, comparator: Comparator)

    @MainActor
    private static func fields(of type: Any.Type, _ withFunctions: Bool = true) -> [Field]? {
        var fields: [Field] = []
        let isComplete = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            fields.append((offset, fieldType, make(for: fieldType, withFunctions: withFunctions)))
            return true
        }
        return isComplete ? fields : nil
    }

    private static func all(_ fields: [Field]) -> Comparator {
        Comparator { a, b in
            for field in fields where !field.comparator.isSame(a + field.offset, b + field.offset) { return false }
            return true
        }
    }

    /// Returns two comparators: one for the fields of type `fieldType`, one for all others; `nil` if there is no such field, or fields do
    /// not count.
    @MainActor
    static func parts(of type: Any.Type, apart fieldType: Any.Type) -> (field: Comparator, others: Comparator)? {
        guard Shape(of: type) == .fields, !(type is any SelfComparing.Type), !(type is any Equatable.Type), let fields = fields(of: type)
        else { return nil }
        let found = fields.filter { $0.type == fieldType }
        return found.isEmpty ? nil : (all(found), all(fields.filter { $0.type != fieldType }))
    }

    private static func bytes<T>(of type: T.Type) -> Comparator {
        let (words, rest) = MemoryLayout<T>.size.quotientAndRemainder(dividingBy: MemoryLayout<UInt>.size)
        return Comparator { a, b in
            var (a, b) = (a, b)
            for _ in 0..<words {
                if a.loadUnaligned(as: UInt.self) != b.loadUnaligned(as: UInt.self) { return false }
                a += MemoryLayout<UInt>.size
                b += MemoryLayout<UInt>.size
            }
            for byte in 0..<rest where a.load(fromByteOffset: byte, as: UInt8.self) != b.load(fromByteOffset: byte, as: UInt8.self) {
                return false
            }
            return true
        }
    }

    /// Compares an enumeration. Only a mirror can read its payload, so the mirror is used only when the bytes differ.
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
    static func isSame(_ a: Any, _ b: Any, withFunctions: Bool = true) -> Bool {
        // Opens the type, not the value: a value may be an existential inside an existential, and only the type shows what is inside.
        func compare<D>(_ type: D.Type) -> Bool {
            guard Shape(of: type) != .existential, var x = a as? D, var y = b as? D else { return false }
            let plan = TypePlan.of(D.self)
            return withFunctions ? plan.isSame(&x, &y) : plan.isSameApartFromFunctions(&x, &y)
        }
        let type = Swift.type(of: a)
        return Swift.type(of: b) == type && compare(type)
    }
}

/// The kind of a type's memory layout.
enum Shape {
    /// A structure or a tuple.
    case fields
    /// An enumeration.
    case cases
    /// A class, or a class-bound existential.
    case reference
    /// An existential that is not class-bound.
    case existential
    /// A function, a metatype, or a type of another language.
    case opaque

    /// Reads the kind at the start of the runtime's metadata (the ABI's `MetadataKind.def`).
    init(of type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        switch metadata.pointee {
        case 0x200, 0x301: self = .fields
        case 0x201, 0x202: self = .cases
        case 0x303: self = Self.isForClasses(flags: metadata + 1) ? .reference : .existential
        case 0x307: self = Self.isForClasses(generalizedShape: metadata + 1) ? .reference : .existential
        default: self = type is AnyClass ? .reference : .opaque
        }
    }

    /// Whether values are functions of Swift.
    static func isFunction(_ type: Any.Type) -> Bool { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x302 }

    /// In an existential type's flags, the highest bit is set if values need not be classes (the ABI's `ExistentialTypeFlags`).
    private static func isForClasses(flags: UnsafeRawPointer) -> Bool { flags.load(as: UInt32.self) & 0x8000_0000 == 0 }

    /// In an existential type with constraints on associated types, the lowest byte of the shape's flags is 1 if values are classes (the
    /// ABI's `ExtendedExistentialTypeShapeFlags`).
    private static func isForClasses(generalizedShape: UnsafeRawPointer) -> Bool {
        generalizedShape.load(as: UnsafeRawPointer.self).load(as: UInt32.self) & 0xFF == 1
    }
}

private protocol EquatableArray {
    func hasSameElements(as other: Self) -> Bool
}

extension Array: EquatableArray where Element: Equatable {}
