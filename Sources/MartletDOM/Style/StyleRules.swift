/// A style sheet as a list of rules, from which a page takes those of its first paint.
///
/// The parser expects Martlet's own style sheet: no comments, and no braces in strings.
struct StyleRules: Sendable {
    private enum Rule: Sendable {
        /// Selectors with the same declarations.
        case style([Selector], declarations: Substring)
        /// Rules under a condition, such as `@media`.
        case group(condition: Substring, StyleRules)
        /// `@keyframes` with its name.
        case keyframes(name: Substring, text: Substring)
        /// Any other rule; every page contains it.
        case other(Substring)
    }

    private struct Selector: Sendable {
        let text: Substring
        /// The classes that the selector needs on elements of the page. Classes in parentheses, as in `:not()` and `:is()`, do not count.
        let classes: [String]
    }

    private var rules: [Rule] = []

    init(_ text: String) { self.init(Substring(text)) }

    private init(_ text: Substring) {
        var rest = text
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            let close = Self.endOfBlock(in: rest.utf8, from: open)
            let head = rest[..<open].drop { $0.isWhitespace }
            add(head, rest[rest.utf8.index(after: open)..<close], whole: rest[head.startIndex...close])
            rest = rest[rest.utf8.index(after: close)...]
        }
    }

    private mutating func add(_ head: Substring, _ body: Substring, whole: Substring) {
        if head.hasPrefix("@keyframes ") {
            rules.append(.keyframes(name: head.dropFirst("@keyframes ".count), text: whole))
        } else if ["@media", "@supports", "@container"].contains(where: head.hasPrefix) {
            rules.append(.group(condition: head, StyleRules(body)))
        } else if head.hasPrefix("@") {
            rules.append(.other(whole))
        } else {
            rules.append(.style(Self.selectors(in: head), declarations: body))
        }
    }

    /// Returns the index of the brace that closes a block.
    private static func endOfBlock(in text: Substring.UTF8View, from open: Substring.Index) -> Substring.Index {
        var depth = 0
        var index = open
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "{") { depth += 1 }
            if text[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return index }
            index = text.index(after: index)
        }
        preconditionFailure("A brace of the style sheet is not closed: \(Substring(text[open...]).prefix(80))")
    }

    private static func selectors(in list: Substring) -> [Selector] {
        var selectors: [Selector] = []
        var start = list.startIndex
        var depth = 0
        var classes: [String] = []
        for index in list.utf8.indices {
            let next = list.utf8.index(after: index)
            switch list.utf8[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                selectors.append(Selector(text: list[start..<index], classes: classes))
                start = next
                classes = []
            case UInt8(ascii: ".") where depth == 0:
                classes.append(String(list[next...].prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }))
            default: break
            }
        }
        return selectors + [Selector(text: list[start...], classes: classes)]
    }

    /// Returns the rules that can match in a page with only these classes, in their order, and then the animations that they use.
    func text(for classes: Set<String>) -> String {
        var text = ""
        for rule in rules {
            switch rule {
            case .style(let selectors, let declarations):
                let matching = selectors.filter { $0.classes.allSatisfy(classes.contains) }
                if matching.isEmpty { continue }
                text += matching.map(\.text).joined(separator: ",") + "{" + declarations + "}"
            case .group(let condition, let rules):
                let inner = rules.text(for: classes)
                if !inner.isEmpty { text += condition + "{" + inner + "}" }
            case .other(let rule): text += rule
            case .keyframes: break
            }
        }
        for case .keyframes(let name, let rule) in rules where text.contains(name) { text += rule }
        return text
    }
}
