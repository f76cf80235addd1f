/// A URL pattern, and a closure that turns a matching URL into a place in the app. See ``DeepLinks``.
///
/// A component `:name` matches any path component; `?key=:name` matches the value of a query item, wherever it stands in the query. The
/// closure receives the values in the order of the pattern, converted to its parameter types. If a value cannot be converted, the link does
/// not match. Use an optional for a query item that may be missing.
public struct DeepLink<Place> {
    let place: @Sendable (_ path: [String], _ query: [String: String]) -> Place?

    /// - Parameters:
    ///   - pattern: `/dishes/:id`, `/search?text=:text`.
    ///   - make: Returns the place, or `nil` if these values name none. It must take as many parameters as the pattern has; otherwise the
    ///     program stops with a message.
    public init<each Parameter: DeepLinkParameter>(_ pattern: String, _ make: @escaping @Sendable (repeat each Parameter) -> Place?) {
        let pattern = LinkPattern(pattern)
        var count = 0
        for _ in repeat (each Parameter).self { count += 1 }
        precondition(
            count == pattern.parameterCount,
            "The link \(pattern.text) has \(pattern.parameterCount) parameters, but its closure takes \(count). Give both the same number.")
        place = { path, query in
            guard var values = pattern.values(path, query) else { return nil }
            values.reverse()
            guard let parameters = try? (repeat Self.next((each Parameter).self, &values)) else { return nil }
            return make(repeat each parameters)
        }
    }

    private struct Mismatch: Error {}

    private static func next<P: DeepLinkParameter>(_ type: P.Type, _ values: inout [String?]) throws -> P {
        guard let value = values.popLast(), let parameter = P(linkValue: value) else { throw Mismatch() }
        return parameter
    }
}

extension DeepLink: Sendable {}

/// The parsed path components and query items of a pattern.
struct LinkPattern: Sendable {
    private enum Part {
        case fixed(String)
        case parameter
    }

    let text: String
    private let path: [Part]
    private let query: [(key: String, part: Part)]

    init(_ text: String) {
        self.text = text
        let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = halves[0].split(separator: "/").map { Self.part($0) }
        query = (halves.count > 1 ? halves[1] : "").split(separator: "&").map { item in
            let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(sides[0]), Self.part(sides.count > 1 ? sides[1] : ""))
        }
    }

    private static func part(_ text: Substring) -> Part { text.hasPrefix(":") ? .parameter : .fixed(String(text)) }

    var parameterCount: Int { (path + query.map(\.part)).count { if case .parameter = $0 { true } else { false } } }

    /// Returns the value of each parameter, `nil` for a missing query item. Returns `nil` if the URL does not match.
    func values(_ path: [String], _ query: [String: String]) -> [String?]? {
        guard path.count == self.path.count else { return nil }
        var values: [String?] = []
        for (part, component) in zip(self.path, path) {
            switch part {
            case .fixed(let text): if text != component { return nil }
            case .parameter: values.append(component)
            }
        }
        for (key, part) in self.query {
            switch part {
            case .fixed(let text): if text != query[key] { return nil }
            case .parameter: values.append(query[key])
            }
        }
        return values
    }
}
