/// Rewrites predicates that are written as text and compare the object itself, `NSPredicate(format: "SELF MATCHES %@", pattern)`, to closures.
/// Others need key-value coding, which does not exist here, and are reported.
struct Predicates: RewriteRule {
    let modules: AvailableModules

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        // Core Data's module reads the text while the app runs.
        guard !modules.linked.contains("CoreData") else { return }
        for index in source.tokens.indices where source.isToken(index, "NSPredicate") && source.isToken(index + 1, "(") {
            guard let format = source.next(after: index + 1), source.isToken(format, "format"), source.isToken(format + 1, ":"),
                let end = source.closing(of: index + 1)
            else { continue }
            if let closure = closure(source, from: format + 2, to: end) {
                edits.replace(source.tokens[index + 1].range.lowerBound..<source.tokens[end].range.upperBound, with: closure)
            } else {
                edits.add(
                    Notice(
                        .error,
                        "NSPredicate(format:) reads properties by their names, for which there is no Objective-C. "
                            + "Write NSPredicate { object, _ in … }, or filter an array.",
                        file: source.path, line: source.tokens[index].line))
            }
        }
    }

    /// Returns the arguments that make the same predicate of a closure; `nil` for a format of another form than `SELF MATCHES %@`.
    private func closure(_ source: SwiftSource, from first: Int, to end: Int) -> String? {
        guard source.tokens[first].kind == .string, let comma = source.next(after: first), source.isToken(comma, ","), comma + 1 < end
        else {
            return nil
        }
        let words = source.text(source.tokens[first]).split { $0 == "\"" || $0 == " " }.map(String.init)
        guard words.count == 3, words[0].uppercased() == "SELF", words[2] == "%@" else { return nil }
        let range = source.tokens[comma + 1].range.lowerBound..<source.tokens[end - 1].range.upperBound
        let argument = String(decoding: source.bytes[range], as: UTF8.self)
        guard let test = Self.test(words[1].uppercased(), argument) else { return nil }
        return "(block: { object, _ in (object as? String).map { text in \(test) } ?? false })"
    }

    /// Returns the code that compares `text`.
    private static func test(_ comparison: String, _ argument: String) -> String? {
        let parts = comparison.split { "[]".contains($0) }
        let options =
            parts.count > 1 ? [("C", ".caseInsensitive"), ("D", ".diacriticInsensitive")].filter { parts[1].contains($0.0) }.map(\.1) : []
        func range(_ more: [String] = [], of text: String) -> String {
            "text.range(of: \(text), options: [\((more + options).joined(separator: ", "))]) != nil"
        }
        switch parts.first {
        case "MATCHES": return range([".regularExpression"], of: #""\\A(?:" + ("# + argument + #") + ")\\z""#)
        case "CONTAINS": return range(of: argument)
        case "BEGINSWITH": return range([".anchored"], of: argument)
        case "ENDSWITH": return range([".anchored", ".backwards"], of: argument)
        case "==", "=": return "text.compare(\(argument), options: [\(options.joined(separator: ", "))]) == .orderedSame"
        default: return nil
        }
    }
}
