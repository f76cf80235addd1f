/// The cases of an enumeration without payloads, by name.
///
/// It stores such values under their names, because a new version of a program can have its cases in another order.
public struct CaseNames<Value> {
    private let values: [String: Value]

    /// - Returns: `nil` if the type is no enumeration, a case has a payload, or there are more than 256 cases.
    public init?() {
        guard Shape(of: Value.self) == .cases, MemoryLayout<Value>.size <= 1, let count = Self.caseCount else { return nil }
        var values: [String: Value] = [:]
        for index in 0..<count {
            // Such an enumeration is the index of its case, in one byte; with one case it has no byte.
            let value = withUnsafeBytes(of: UInt8(index)) { $0.loadUnaligned(as: Value.self) }
            guard let name = enumCaseName(value) else { return nil }
            values[String(cString: name)] = value
        }
        self.values = values
    }

    /// Returns the value with a name.
    public subscript(name: String) -> Value? { values[name] }

    /// Returns the name of a value.
    public func name(of value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }

    /// Reads the number of cases from the runtime's type descriptor (the ABI's `TargetEnumDescriptor`); `nil` if one has a payload.
    private static var caseCount: Int? {
        let metadata = unsafeBitCast(Value.self as Any.Type, to: UnsafePointer<UnsafeRawPointer>.self)
        let payloads = metadata[1].load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let others = metadata[1].load(fromByteOffset: 24, as: UInt32.self)
        return payloads == 0 && 1...256 ~= others ? Int(others) : nil
    }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
