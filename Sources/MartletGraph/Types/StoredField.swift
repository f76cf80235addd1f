@_spi(Reflection) import Swift

/// A stored property of a structure or a class.
public struct StoredField {
    /// The name: `_count` for a property with a wrapper.
    public let name: String
    /// The distance from the start of the value, or of the object.
    public let offset: Int
    public let type: Any.Type
    /// Whether it is neither `weak` nor `unowned`, so that its memory contains a value of its type.
    public let isStrong: Bool
    /// Whether it is a `var`.
    public let isVariable: Bool

    /// Returns the stored properties of a structure or a tuple.
    /// - Returns: `nil` if the type is neither, or if they are not all of it, as with structures of C.
    public static func all<T>(of type: T.Type) -> [StoredField]? {
        guard Shape(of: type) == .fields, let fields = fields(of: type, options: []) else { return nil }
        let end = fields.map { $0.offset + size(of: $0.type) }.max() ?? 0
        return end == MemoryLayout<T>.size ? fields : nil
    }

    /// Returns the stored properties of a class, with those of its superclasses.
    public static func all(ofClass type: AnyClass) -> [StoredField] {
        fields(of: type, options: _EachFieldOptions(rawValue: 1 << 0 | 1 << 1)) ?? []
    }

    private static func fields(of type: Any.Type, options: _EachFieldOptions) -> [StoredField]? {
        var fields: [StoredField] = []
        let isComplete = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
            let reflection = reflection(of: fields.count, in: type)
            fields.append(
                StoredField(
                    name: String(cString: name), offset: offset, type: fieldType, isStrong: reflection.isStrong,
                    isVariable: reflection.isVar))
            return true
        }
        return isComplete ? fields : nil
    }

    private static func reflection(of index: Int, in type: Any.Type) -> FieldReflection {
        var reflection = FieldReflection()
        _ = childMetadata(type, index: index, reflection: &reflection)
        reflection.release?(reflection.name)
        return reflection
    }

    private static func size<T>(of type: T.Type) -> Int { MemoryLayout<T>.size }
}

/// What the runtime says of a stored property (the standard library's `_FieldReflectionMetadata`).
private struct FieldReflection {
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(_ type: Any.Type, index: Int, reflection: UnsafeMutablePointer<FieldReflection>) -> Any.Type
