/// A JSON value in a message to or from the compiler.
///
/// The compiler starts the plugin for every module that uses a macro. The plugin does not use Foundation, because loading it takes longer
/// than an expansion.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The member of an object, or `nil` if this is not an object or has no such member.
    package subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    package var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The number as an integer, or `nil` if it has a fraction or is out of range.
    package var int: Int? {
        guard case .number(let value) = self else { return nil }
        return Int(exactly: value)
    }

    package var array: [JSONValue]? {
        guard case .array(let values) = self else { return nil }
        return values
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
