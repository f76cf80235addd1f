import Foundation

/// Rewrites observers and timers that name a method by `#selector` to those with a closure, and other selectors to UIKit's with the method
/// itself, and reports those for which that is not possible: there is no Objective-C to look them up.
struct Selectors: RewriteRule {
    let modules: AvailableModules

    private static let advice = [
        "selector": "Pass a closure instead, such as Timer.scheduledTimer(withTimeInterval:repeats:block:), or onReceive in a view.",
        "keyPath": "Write a key path of Swift's: \\.name.",
    ]

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        var rewritten: [ClosedRange<Int>] = []
        for index in source.tokens.indices where source.isToken(index + 1, "(") {
            guard let call = Call(at: index, in: source), let arguments = Self.closure(for: call, in: source) else { continue }
            edits.replace(source.tokens[call.opening].range.lowerBound..<source.tokens[call.closing].range.upperBound, with: arguments)
            rewritten.append(call.opening...call.closing)
        }
        for index in source.tokens.indices where source.isToken(index, "#") && source.tokens.indices.contains(index + 1) {
            let name = source.text(source.tokens[index + 1])
            if name == "selector", modules.contains("UIKit"), source.isToken(index + 2, "("), let closing = source.closing(of: index + 2),
                source.isToken(closing - 1, "resignFirstResponder")
            {
                // The only action that UIKit's module performs, and the only one that apps send for its effect.
                let range = source.tokens[index].range.lowerBound..<source.tokens[closing].range.upperBound
                edits.replace(range, with: "Selector(\"resignFirstResponder\")")
                continue
            }
            if modules.linked.contains("CoreData"), source.isToken(index + 2, "("), let closing = source.closing(of: index + 2),
                let replacement = Self.forCoreData(name, source.tokens[(index + 3)..<closing].map(source.text))
            {
                edits.replace(source.tokens[index].range.lowerBound..<source.tokens[closing].range.upperBound, with: replacement)
                continue
            }
            if name == "selector", modules.contains("UIKit"), source.isToken(index + 2, "("), let closing = source.closing(of: index + 2),
                !rewritten.contains(where: { $0.contains(index) }), let method = Self.methodReference(in: (index + 3)..<closing, source)
            {
                let range = source.tokens[index].range.lowerBound..<source.tokens[closing].range.upperBound
                edits.replace(range, with: "Selector(\(SourceRewriter.literal(method.name)), \(method.reference))")
                continue
            }
            guard let advice = Self.advice[name], source.isToken(index + 2, "("), !rewritten.contains(where: { $0.contains(index) }) else {
                continue
            }
            edits.add(
                Notice(
                    .error, "#\(name) needs Objective-C, which is not there. \(advice)", file: source.path, line: source.tokens[index].line)
            )
        }
    }

    /// Returns the method that a selector names, by its own name and by one that the compiler finds outside of an object: that of its type, a
    /// point, and its own. `nil` for other expressions, such as the setter of a property.
    private static func methodReference(in range: Range<Int>, _ source: SwiftSource) -> (name: String, reference: String)? {
        let words = source.tokens[range].filter { $0.kind != .newline }.map(source.text)
        let path = Array(words.prefix { $0 != "(" })
        // Names alternate with points; only the last has labels of arguments.
        guard path.count % 2 == 1, path.enumerated().allSatisfy({ ($0.element == ".") == ($0.offset % 2 == 1) }), let last = path.last,
            path.count == words.count || words.last == ")"
        else { return nil }
        let name = last + words.dropFirst(path.count).joined()
        var owner = path.dropLast(2).joined()
        if ["", "self", "Self", "super"].contains(owner) {
            guard let type = source.enclosingType(of: range.lowerBound) else { return nil }
            owner = type
        }
        return (name, owner + "." + name)
    }

    /// Returns what Core Data's module has in place of the name of a property, or of a comparison of texts.
    private static func forCoreData(_ name: String, _ words: [String]) -> String? {
        let names = words.filter { $0 != "." && $0 != "\n" }
        // The first name is that of the class.
        if name == "keyPath", names.count > 1 { return "\"" + names.dropFirst().joined(separator: ".") + "\"" }
        guard name == "selector", names.first.map({ ["NSString", "String"].contains($0) }) == true, names.count > 1,
            ["compare", "caseInsensitiveCompare", "localizedCompare", "localizedCaseInsensitiveCompare", "localizedStandardCompare"]
                .contains(names[1])
        else { return nil }
        return ".\(names[1])"
    }

    /// Returns the arguments of the form with a closure; `nil` for a call of another kind, or of a method that is not in the file.
    private static func closure(for call: Call, in source: SwiftSource) -> String? {
        let labels = call.arguments.map(\.label)
        let values = call.arguments.map(\.value)
        switch (call.name, labels) {
        case ("addObserver", ["", "selector", "name", "object"]) where values[0] == "self":
            guard let method = method(values[1], argument: "notification", in: source) else { return nil }
            // As with the method, the center does not keep the observer.
            return "(forName: \(values[2]), object: \(values[3]), queue: nil) { [weak self] notification in self?.\(method) }"
        case ("scheduledTimer", ["timeInterval", "target", "selector", "userInfo", "repeats"])
        where values[1] == "self" && values[3] == "nil":
            guard let method = method(values[2], argument: "timer", in: source) else { return nil }
            // As with the method, the timer keeps its target.
            return "(withTimeInterval: \(values[0]), repeats: \(values[4])) { [self] timer in \(method) }"
        default: return nil
        }
    }

    /// Returns a call of the method that a selector names, if the file declares it: with the argument if it takes one.
    private static func method(_ selector: String, argument: String, in source: SwiftSource) -> String? {
        guard selector.hasPrefix("#selector("), selector.hasSuffix(")") else { return nil }
        // `#selector(Model.tick(_:))` names the method `tick`.
        let path = selector.dropFirst("#selector(".count).prefix { $0 != "(" && $0 != ")" }
        guard let name = path.split(separator: ".").last.map({ $0.trimmingCharacters(in: .whitespaces) }) else { return nil }
        for index in source.tokens.indices
        where source.isToken(index, "func") && source.isToken(index + 1, name) && source.isToken(index + 2, "(") {
            guard let closing = source.closing(of: index + 2) else { return nil }
            let parameter = index + 3
            if parameter == closing { return "\(name)()" }
            let label = source.text(source.tokens[parameter])
            return label == "_" ? "\(name)(\(argument))" : "\(name)(\(label): \(argument))"
        }
        return nil
    }

    /// A call with its arguments: `name(label: value)`.
    private struct Call {
        let name: String
        let opening: Int
        let closing: Int
        /// The label, or an empty text, and the source of each value.
        let arguments: [(label: String, value: String)]

        private static let names: Set<String> = ["addObserver", "scheduledTimer"]

        init?(at index: Int, in source: SwiftSource) {
            name = source.text(source.tokens[index])
            guard Self.names.contains(name), let closing = source.closing(of: index + 1) else { return nil }
            (opening, self.closing) = (index + 1, closing)
            var arguments: [(label: String, value: String)] = []
            var start = source.next(after: opening) ?? closing
            while start < closing {
                let end = Self.end(of: start, before: closing, in: source)
                var label = ""
                var value = start
                if source.isToken(start + 1, ":") {
                    label = source.text(source.tokens[start])
                    value = source.next(after: start + 1) ?? end
                }
                guard value < end else { return nil }
                let last = source.tokens[value..<end].lastIndex { $0.kind != .newline } ?? value
                let range = source.tokens[value].range.lowerBound..<source.tokens[last].range.upperBound
                arguments.append((label, String(decoding: source.bytes[range], as: UTF8.self)))
                start = end < closing ? source.next(after: end) ?? closing : closing
            }
            self.arguments = arguments
        }

        /// Returns the index of the comma after an argument, or of the closing parenthesis.
        private static func end(of start: Int, before closing: Int, in source: SwiftSource) -> Int {
            var index = start
            while index < closing, !source.isToken(index, ",") {
                let opens = ["(", "[", "{"].contains { source.isToken(index, $0) }
                index = opens ? (source.closing(of: index) ?? closing) + 1 : index + 1
            }
            return index
        }
    }
}
