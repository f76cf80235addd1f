extension Element {
    /// The accessibility value of the element.
    public var value: String? {
        if let value = accessibility?.value { return value }
        if let format = semantics.value { return format(self) }
        return self[.value]?.spoken
    }
}

extension Value {
    /// Formats a value for the user: an integer has no decimal point.
    var spoken: String {
        switch self {
        case .bool(let value): return value ? "on" : "off"
        case .int(let value): return String(value)
        case .double(let value):
            let whole = Int(exactly: value)
            return whole.map(String.init) ?? String(value)
        case .string(let value): return value
        case .list(let values): return values.map(\.spoken).joined(separator: ", ")
        case .record(let values): return values.sorted { $0.key < $1.key }.map { "\($0): \($1.spoken)" }.joined(separator: ", ")
        }
    }
}
