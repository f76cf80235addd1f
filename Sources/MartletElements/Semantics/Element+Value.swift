extension Element {
    /// The accessibility value of the element.
    public var value: String? {
        if let value = accessibility?.value { return value }
        if let told = semantics.value { return told(self) }
        return self[.value]?.told
    }
}

extension Value {
    /// Formats a value for the user: an integer has no decimal point.
    var told: String {
        switch self {
        case .bool(let value): return value ? "on" : "off"
        case .int(let value): return String(value)
        case .double(let value):
            let whole = Int(exactly: value)
            return whole.map(String.init) ?? String(value)
        case .string(let value): return value
        case .list(let values): return values.map(\.told).joined(separator: ", ")
        case .record(let values): return values.sorted { $0.key < $1.key }.map { "\($0): \($1.told)" }.joined(separator: ", ")
        }
    }
}
