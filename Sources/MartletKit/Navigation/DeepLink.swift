/// A pattern of URLs, and the place that one of them names. See ``DeepLinks``.
///
/// A component `:name` stands for any one; `?key=:name` for the value of a query item, in whatever order they come. Their values are handed to
/// the closure in the order in which the names stand in the pattern, as the types that the closure says. A value that is none of its type does
/// not fit. A query item that may be missing is an optional.
public struct DeepLink<Place> {
    let place: @Sendable (_ path: [String], _ query: [String: String]) -> Place?

    /// - Parameters:
    ///   - pattern: `/dishes/:id`, `/search?text=:text`.
    ///   - make: Gives the place, or `nil` if there is none by these values. It takes as many values as the pattern has names; otherwise the
    ///     program stops here.
    public init<each Parameter: DeepLinkParameter>(_ pattern: String, _ make: @escaping @Sendable (repeat each Parameter) -> Place?) {
        let pattern = LinkPattern(pattern)
        var count = 0
        for _ in repeat (each Parameter).self { count += 1 }
        precondition(
            count == pattern.parameterCount,
            "The link \(pattern.text) has \(pattern.parameterCount) parameters, and what makes a place of it takes \(count).")
        place = { path, query in
            guard var values = pattern.values(path, query) else { return nil }
            values.reverse()
            guard let parameters = try? (repeat Self.next((each Parameter).self, &values)) else { return nil }
            return make(repeat each parameters)
        }
    }

    private struct DoesNotFit: Error {}

    private static func next<P: DeepLinkParameter>(_ type: P.Type, _ values: inout [String?]) throws -> P {
        guard let value = values.popLast(), let parameter = P(linkValue: value) else { throw DoesNotFit() }
        return parameter
    }
}

extension DeepLink: Sendable {}

/// The components and query items of a pattern.
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

    /// What stands in the place of each parameter, `nil` for a query item that is missing; or nothing, if the URL is another.
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
