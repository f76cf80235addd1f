import Foundation

/// Evaluates a predicate for an object, without a database.
struct PredicateEvaluation {
    var variables: [String: Any] = [:]

    func matches(_ node: PredicateNode, _ object: Any?) -> Bool {
        switch node {
        case .constant(let value): value
        case .all(let parts): parts.allSatisfy { matches($0, object) }
        case .any(let parts): parts.contains { matches($0, object) }
        case .not(let part): !matches(part, object)
        case .code(let predicate): predicate.evaluate(with: object, substitutionVariables: variables)
        case .comparison(let comparison): matches(comparison, object)
        }
    }

    private func matches(_ comparison: PredicateComparison, _ object: Any?) -> Bool {
        let left = value(comparison.left, object)
        let right = value(comparison.right, object)
        let test = { (value: ManagedValue) in Self.compare(value, comparison, right) }
        guard case .list(let values) = left, comparison.comparison != .contains || comparison.quantifier != nil else { return test(left) }
        return switch comparison.quantifier {
        case .all: values.allSatisfy(test)
        case .no: !values.contains(where: test)
        // Two lists are compared as one value each.
        case nil where comparison.comparison == .equal && Self.isList(right): left == right
        case .any, nil: values.contains(where: test)
        }
    }

    private static func isList(_ value: ManagedValue) -> Bool { if case .list = value { true } else { false } }

    /// Compares two values, with what a comparison says about case and marks.
    static func compare(_ left: ManagedValue, _ comparison: PredicateComparison, _ right: ManagedValue) -> Bool {
        switch comparison.comparison {
        case .isIn:
            if case .list(let values) = right { return values.contains { equal(left, $0, comparison) } }
            guard let part = left.string, let whole = right.string else { return false }
            return TextComparison(.contains, comparison).matches(whole, part)
        case .between:
            guard case .list(let bounds) = right, bounds.count == 2, let low = left.order(to: bounds[0]),
                let high = left.order(to: bounds[1]), !left.isNull
            else { return false }
            return low != .orderedAscending && high != .orderedDescending
        case .contains:
            if case .list(let values) = left { return values.contains { equal($0, right, comparison) } }
            fallthrough
        case .beginsWith, .endsWith, .like, .matches:
            guard let text = left.string, let other = right.string else { return false }
            return TextComparison(comparison.comparison, comparison).matches(text, other)
        case .equal: return equal(left, right, comparison)
        case .notEqual: return !equal(left, right, comparison)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard !left.isNull, !right.isNull, let order = left.order(to: right) else { return false }
            switch comparison.comparison {
            case .less: return order == .orderedAscending
            case .lessOrEqual: return order != .orderedDescending
            case .greater: return order == .orderedDescending
            default: return order != .orderedAscending
            }
        }
    }

    private static func equal(_ a: ManagedValue, _ b: ManagedValue, _ comparison: PredicateComparison) -> Bool {
        if comparison.ignoresCase || comparison.ignoresMarks, let a = a.string, let b = b.string {
            return TextComparison(.equal, comparison).matches(a, b)
        }
        return a.isSame(as: b)
    }

    // MARK: Expressions

    func value(_ expression: PredicateExpression, _ object: Any?) -> ManagedValue {
        switch expression {
        case .constant(let value): return value
        case .variable(let name): return ManagedValue(variables[name])
        case .list(let parts): return .list(parts.map { value($0, object) })
        case .path(let names):
            if let first = names.first, first.hasPrefix("$") {
                return ManagedValue(KeyPathReader.value(names.dropFirst(), of: variables[String(first.dropFirst())]))
            }
            return ManagedValue(KeyPathReader.value(names[...], of: object))
        case .arithmetic(let a, let sign, let b): return Self.arithmetic(value(a, object), sign, value(b, object))
        case .subquery(let path, let name, let node, let rest):
            let all = KeyPathReader.value(path[...], of: object).flatMap { elements(of: $0) } ?? []
            let found = all.filter { element in
                var inner = self
                inner.variables[name] = element
                return inner.matches(node, element)
            }
            return ManagedValue(KeyPathReader.value(rest[...], of: found))
        case .function(let name, let parts): return Self.function(name, parts.map { value($0, object) })
        }
    }

    private static func arithmetic(_ a: ManagedValue, _ sign: Character, _ b: ManagedValue) -> ManagedValue {
        if case .integer(let a) = a, case .integer(let b) = b, sign != "/" {
            return .integer(sign == "+" ? a &+ b : sign == "-" ? a &- b : a &* b)
        }
        guard let first = a.number, let second = b.number else { return .null }
        let result = sign == "+" ? first + second : sign == "-" ? first - second : sign == "*" ? first * second : first / second
        if case .date = a { return .date(Date(timeIntervalSinceReferenceDate: result)) }
        return .real(result)
    }

    private static func function(_ name: String, _ values: [ManagedValue]) -> ManagedValue {
        let first = values.first ?? .null
        switch name.lowercased() {
        case "now": return .date(Date())
        case "uppercase": return first.string.map { .text($0.uppercased()) } ?? .null
        case "lowercase": return first.string.map { .text($0.lowercased()) } ?? .null
        case "length": return first.string.map { .integer(Int64($0.count)) } ?? .null
        case "abs": return first.number.map { .real(abs($0)) } ?? .null
        case "floor": return first.number.map { .real($0.rounded(.down)) } ?? .null
        case "ceiling": return first.number.map { .real($0.rounded(.up)) } ?? .null
        case "count":
            if case .list(let values) = first { return .integer(Int64(values.count)) }
            return .integer(first.isNull ? 0 : 1)
        case "cast": return first
        default: preconditionFailure("A predicate has the function \(name), which is not there.")
        }
    }
}

/// A comparison of two texts.
struct TextComparison {
    private let comparison: PredicateComparison.Operator
    private let options: String.CompareOptions

    init(_ comparison: PredicateComparison.Operator, _ options: PredicateComparison) {
        self.init(comparison, ignoresCase: options.ignoresCase, ignoresMarks: options.ignoresMarks)
    }

    init(_ comparison: PredicateComparison.Operator, ignoresCase: Bool, ignoresMarks: Bool) {
        self.comparison = comparison
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresMarks { options.insert(.diacriticInsensitive) }
        self.options = options
    }

    func matches(_ text: String, _ other: String) -> Bool {
        switch comparison {
        case .beginsWith: other.isEmpty || text.range(of: other, options: options.union(.anchored)) != nil
        case .endsWith: other.isEmpty || text.range(of: other, options: options.union([.anchored, .backwards])) != nil
        case .contains: text.range(of: other, options: options) != nil
        case .like: matchesPattern(text, Self.pattern(other))
        case .matches: matchesPattern(text, other)
        default: text.compare(other, options: options) == .orderedSame
        }
    }

    /// Regular expressions know no option for marks, so the marks are taken away.
    private func matchesPattern(_ text: String, _ pattern: String) -> Bool {
        let plain = { (text: String) in
            options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        }
        let expressionOptions: String.CompareOptions =
            options.contains(.caseInsensitive) ? [.regularExpression, .caseInsensitive] : .regularExpression
        return plain(text).range(of: "\\A(?:" + plain(pattern) + ")\\z", options: expressionOptions) != nil
    }

    /// Returns the regular expression for a text with `*` and `?`.
    private static func pattern(_ text: String) -> String {
        text.map { $0 == "*" ? "[\\s\\S]*" : $0 == "?" ? "[\\s\\S]" : NSRegularExpression.escapedPattern(for: String($0)) }.joined()
    }
}

/// Reads the values of properties by their names.
enum KeyPathReader {
    /// Returns the value at the end of a path; of a collection, the values of its elements.
    static func value(_ names: ArraySlice<String>, of object: Any?) -> Any? {
        guard let name = names.first else { return object }
        guard let object = flattened(object) else { return nil }
        let rest = names.dropFirst()
        if let list = elements(of: object), !(object is NSDictionary), !(object is [String: Any]) {
            return name.hasPrefix("@")
                ? aggregate(name, list, rest)
                : list.flatMap { element -> [Any] in
                    guard let value = flattened(value(names, of: element)) else { return [] }
                    return elements(of: value) ?? [value]
                }
        }
        return value(rest, of: property(name, of: object))
    }

    private static func aggregate(_ name: String, _ list: [Any], _ rest: ArraySlice<String>) -> Any? {
        if name == "@count" { return NSNumber(value: list.count) }
        let values = list.map { ManagedValue(value(rest, of: $0)) }.filter { !$0.isNull }
        let numbers = values.compactMap(\.number)
        switch name {
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return values.min { $0.order(to: $1) == .orderedAscending }
        case "@max": return values.max { $0.order(to: $1) == .orderedAscending }
        default: return nil
        }
    }

    private static func property(_ name: String, of object: Any) -> Any? {
        switch object {
        case let object as NSManagedObject: return name == "self" || name == "objectID" ? object : object.value(forKey: name)
        case let object as NSDictionary: return object.object(forKey: name)
        case let object as [String: Any]: return object[name]
        case let text as String: return name == "length" ? text.count : nil
        default:
            var mirror: Mirror? = Mirror(reflecting: object)
            while let current = mirror {
                if let child = current.children.first(where: { $0.label == name || $0.label == "_" + name }) { return child.value }
                mirror = current.superclassMirror
            }
            return nil
        }
    }
}
