import Foundation

/// Makes the tree of a predicate's text.
///
///     or         = and { OR and }
///     and        = not { AND not }
///     not        = [ NOT ] ( "(" or ")" | TRUEPREDICATE | comparison )
///     comparison = [ ANY | ALL | NONE ] sum operator [ "[cd]" ] sum
struct PredicateParser {
    private let tokens: [PredicateLexer.Token]
    private var place = 0

    static func node(_ format: String, _ arguments: [Any?]) throws -> PredicateNode {
        var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format, arguments))
        let node = try parser.or()
        guard parser.place == parser.tokens.count else { throw PredicateFormatError("This is not understood: \(parser.rest).") }
        return node
    }

    private init(tokens: [PredicateLexer.Token]) { self.tokens = tokens }

    private var rest: String { tokens[place...].prefix(3).map { "\($0)" }.joined(separator: " ") }
    private var next: PredicateLexer.Token? { place < tokens.count ? tokens[place] : nil }

    private func isWord(_ words: String...) -> Bool {
        guard case .word(let word)? = next else { return false }
        return words.contains(word.uppercased())
    }

    private func isMark(_ marks: String...) -> Bool {
        guard case .mark(let mark)? = next else { return false }
        return marks.contains(mark)
    }

    private mutating func expect(_ mark: String) throws {
        guard isMark(mark) else { throw PredicateFormatError("\(mark) is missing before \(rest).") }
        place += 1
    }

    // MARK: Conditions

    private mutating func or() throws -> PredicateNode {
        var parts = [try and()]
        while isWord("OR") || isMark("||") {
            place += 1
            parts.append(try and())
        }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func and() throws -> PredicateNode {
        var parts = [try not()]
        while isWord("AND") || isMark("&&") {
            place += 1
            parts.append(try not())
        }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func not() throws -> PredicateNode {
        if isWord("NOT") || isMark("!") {
            place += 1
            return .not(try not())
        }
        if isWord("TRUEPREDICATE") || isWord("FALSEPREDICATE") {
            defer { place += 1 }
            return .constant(isWord("TRUEPREDICATE"))
        }
        if isMark("(") {
            // A parenthesis surrounds a condition or an expression.
            let start = place
            place += 1
            if let node = try? or(), isMark(")") {
                place += 1
                return node
            }
            place = start
        }
        return try comparison()
    }

    private mutating func comparison() throws -> PredicateNode {
        var quantifier: PredicateComparison.Quantifier?
        var isNegated = false
        if case .word(let word)? = next {
            if word.uppercased() == "SOME" {
                quantifier = .any
            } else {
                quantifier = PredicateComparison.Quantifier(rawValue: word.uppercased())
            }
            if quantifier != nil { place += 1 }
        }
        let left = try sum()
        if isWord("NOT") {
            place += 1
            isNegated = true
        }
        let comparison = try comparisonOperator()
        var result = PredicateComparison(left: left, right: .constant(.null), comparison: comparison, quantifier: quantifier)
        if isMark("[") {
            place += 1
            while !isMark("]") {
                guard case .word(let options)? = next else { throw PredicateFormatError("[ needs c or d before \(rest).") }
                result.ignoresCase = result.ignoresCase || options.lowercased().contains("c")
                result.ignoresMarks = result.ignoresMarks || options.lowercased().contains("d")
                place += 1
            }
            place += 1
        }
        result.right = try sum()
        return isNegated ? .not(.comparison(result)) : .comparison(result)
    }

    private mutating func comparisonOperator() throws -> PredicateComparison.Operator {
        defer { place += 1 }
        switch next {
        case .mark("="), .mark("=="): return .equal
        case .mark("!="), .mark("<>"): return .notEqual
        case .mark("<="), .mark("=<"): return .lessOrEqual
        case .mark(">="), .mark("=>"): return .greaterOrEqual
        case .mark("<"): return .less
        case .mark(">"): return .greater
        case .word(let word):
            if let known = PredicateComparison.Operator(rawValue: word.uppercased()) { return known }
            throw PredicateFormatError("\(word) is no operator.")
        default: throw PredicateFormatError("An operator is missing before \(rest).")
        }
    }

    // MARK: Expressions

    private mutating func sum() throws -> PredicateExpression {
        var result = try product()
        while isMark("+", "-"), case .mark(let sign)? = next {
            place += 1
            result = .arithmetic(result, Character(sign), try product())
        }
        return result
    }

    private mutating func product() throws -> PredicateExpression {
        var result = try primary()
        while isMark("*", "/"), case .mark(let sign)? = next {
            place += 1
            result = .arithmetic(result, Character(sign), try primary())
        }
        return result
    }

    private mutating func primary() throws -> PredicateExpression {
        guard let token = next else { throw PredicateFormatError("An expression is missing at the end.") }
        place += 1
        switch token {
        case .text(let text): return .constant(.text(text))
        case .argument(let value): return .constant(value)
        case .number(let text): return .constant(Self.number(text))
        case .path(let path): return .path(path.split(separator: ".").map(String.init) + (try moreNames()))
        case .variable(let name):
            let names = try moreNames()
            return names.isEmpty ? .variable(name) : .path(["$" + name] + names)
        case .mark("-"):
            return .arithmetic(.constant(.integer(0)), "-", try primary())
        case .mark("("):
            let inner = try sum()
            try expect(")")
            return inner
        case .mark("{"):
            var parts: [PredicateExpression] = []
            while !isMark("}") {
                parts.append(try sum())
                if isMark(",") { place += 1 }
                if place >= tokens.count { throw PredicateFormatError("} is missing.") }
            }
            place += 1
            return .list(parts)
        case .word(let word): return try named(word)
        case .mark: throw PredicateFormatError("An expression is missing before \(rest).")
        }
    }

    private mutating func named(_ word: String) throws -> PredicateExpression {
        switch word.uppercased() {
        case "NIL", "NULL": return .constant(.null)
        case "TRUE", "YES": return .constant(.integer(1))
        case "FALSE", "NO": return .constant(.integer(0))
        case "SELF": return .path(try moreNames())
        case "SUBQUERY" where isMark("("): return try subquery()
        default:
            if isMark("("), !word.contains("@") { return .function(word, try arguments()) }
            return .path([word] + (try moreNames()))
        }
    }

    private mutating func arguments() throws -> [PredicateExpression] {
        try expect("(")
        var parts: [PredicateExpression] = []
        while !isMark(")") {
            parts.append(try sum())
            if isMark(",") { place += 1 } else if !isMark(")") { throw PredicateFormatError(") is missing before \(rest).") }
        }
        place += 1
        return parts
    }

    private mutating func subquery() throws -> PredicateExpression {
        try expect("(")
        guard case .path(let path) = try primary() else { throw PredicateFormatError("SUBQUERY needs a relationship.") }
        try expect(",")
        guard case .variable(let name)? = next else { throw PredicateFormatError("SUBQUERY needs a variable.") }
        place += 1
        try expect(",")
        let node = try or()
        try expect(")")
        return .subquery(path: path, variable: name, node, rest: try moreNames())
    }

    private mutating func moreNames() throws -> [String] {
        var names: [String] = []
        while isMark(".") {
            place += 1
            switch next {
            case .word(let word): names.append(word)
            case .path(let path): names += path.split(separator: ".").map(String.init)
            default: throw PredicateFormatError("A name is missing after a point, before \(rest).")
            }
            place += 1
        }
        return names
    }

    private static func number(_ text: String) -> ManagedValue {
        if text.lowercased().hasPrefix("0x"), let value = Int64(text.dropFirst(2), radix: 16) { return .integer(value) }
        return Int64(text).map { .integer($0) } ?? .real(Double(text) ?? 0)
    }
}
