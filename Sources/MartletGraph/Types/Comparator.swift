@_spi(Reflection) import Swift

/// Tells whether two values of one type, known at run time only, are the same.
///
/// ``SelfComparing`` or `Equatable` decides where there is a conformance, identity for references; otherwise it is field by field, and bytes
/// for what has no fields that can be seen. Bytes that differ may still mean the same: the answer "not the same" is allowed to be wrong, and costs an
/// evaluation; the answer "the same" is not, which is why both values must be alive while they are compared.
struct Comparator {
    let isSame: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
}

/// A type that says itself whether two of its values are the same.
@MainActor @preconcurrency
public protocol SelfComparing {
    /// Whether a view that is given `other` in place of this would be the same view.
    func isSame(as other: Self) -> Bool
}

extension Comparator {
    @MainActor
    static func make(for type: Any.Type) -> Comparator {
        if isReference(type) { return references }
        if let own = type as? any SelfComparing.Type { return asking(own) }
        if let optional = type as? any OptionalType.Type { return isReference(optional.wrapped) ? references : wrapped(optional) }
        if !(type is any DynamicProperty.Type), let equatable = type as? any Equatable.Type { return comparing(equatable) }
        return structural(type)
    }

    private static func asking<C: SelfComparing>(_ type: C.Type) -> Comparator {
        Comparator { a, b in a.assumingMemoryBound(to: C.self).pointee.isSame(as: b.assumingMemoryBound(to: C.self).pointee) }
    }

    /// Whether values are objects: what, with or without an optional around it, a `weak` or `unowned` variable can hold.
    private static func isReference(_ type: Any.Type) -> Bool { Shape(of: type) == .reference }

    /// Compares the words that name the objects, and reads neither as a reference. A field does not say whether it keeps its object, and reading a
    /// `weak` or `unowned` one as if it did would take its word for something else, or touch an object that has gone. Whatever the word of a
    /// weak, an unowned or a strong reference is, two of one kind have the same word if they name the same object, and none is zero.
    /// What follows the word, the tables of protocols, says nothing more.
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
            let isNone = a.assumingMemoryBound(to: O.self).pointee.isNone
            guard isNone == b.assumingMemoryBound(to: O.self).pointee.isNone else { return false }
            // What an optional wraps lies where the optional does.
            return isNone || inner.isSame(a, b)
        }
    }

    @MainActor
    private static func structural<T>(_ type: T.Type) -> Comparator {
        switch Shape(of: type) {
        case .fields: fieldwise(type) ?? bytes(of: type)
        case .cases: cases(of: type)
        case .reference: references
        case .existential: dynamic(type)
        case .opaque: bytes(of: type)
        }
    }

    /// Compares field by field; `nil` if the type has no fields that can be seen.
    @MainActor
    private static func fieldwise<T>(_ type: T.Type) -> Comparator? {
        guard let fields = fields(of: type), !fields.isEmpty || MemoryLayout<T>.size == 0 else { return nil }
        return all(fields)
    }

    private typealias Field = (offset: Int, type: Any.Type, comparator: Comparator)

    @MainActor
    private static func fields(of type: Any.Type) -> [Field]? {
        var fields: [Field] = []
        let isComplete = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            fields.append((offset, fieldType, make(for: fieldType)))
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

    /// Compares one of a type's fields, and all others; `nil` if it has no such field, or is not compared by its fields.
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
            return TypePlan.isSame(x, y)
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
    /// A class, or any class that conforms to some protocols.
    case reference
    /// Any type that conforms to some protocols.
    case existential
    /// A function, a metatype, or a type of another language.
    case opaque

    /// Reads the kind that the runtime's metadata begins with (the ABI's `MetadataKind.def`).
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

    /// The highest of an existential type's flags is set if values need not be of classes (the ABI's `ExistentialTypeFlags`).
    private static func isForClasses(flags: UnsafeRawPointer) -> Bool { flags.load(as: UInt32.self) & 0x8000_0000 == 0 }

    /// A type with constraints on associated types says in the lowest byte of its shape's flags, with 1, that values are of classes (the ABI's
    /// `ExtendedExistentialTypeShapeFlags`).
    private static func isForClasses(generalizedShape: UnsafeRawPointer) -> Bool {
        generalizedShape.load(as: UnsafeRawPointer.self).load(as: UInt32.self) & 0xFF == 1
    }
}

private protocol OptionalType {
    associatedtype Wrapped
    var isNone: Bool { get }
}

extension OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension Optional: OptionalType {
    fileprivate var isNone: Bool { self == nil }
}
