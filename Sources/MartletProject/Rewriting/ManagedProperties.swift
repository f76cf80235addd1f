/// Gives the properties and functions that Core Data makes while the app runs, `@NSManaged var name: String?`, their code: there is no Objective-C
/// that could add it. Initializers of objects become required ones, because a context makes objects of a class that it knows only by name.
struct ManagedProperties: RewriteRule {
    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        for index in source.tokens.indices {
            if source.isToken(index, "@"), source.isToken(index + 1, "NSManaged") {
                rewriteManaged(index, source, &edits)
            } else if source.isToken(index, "init"), source.isToken(index + 1, "("), source.isToken(index + 2, "entity"),
                source.isToken(index + 3, ":"), source.isToken(index + 4, "NSEntityDescription")
            {
                requireInitializer(index, source, &edits)
            } else if source.isToken(index, "as"), ["!", "?"].contains(where: { source.isToken(index + 1, $0) }),
                source.isToken(index + 2, "NSFetchRequest"), source.isToken(index + 3, "<"),
                source.isToken(index + 4, "NSFetchRequestResult"),
                source.isToken(index + 5, ">")
            {
                // A request of one type is none of another here; what takes such a request takes those of all types.
                let range = source.tokens[index].range.lowerBound..<source.tokens[index + 5].range.upperBound
                edits.replace(range, with: "")
            }
        }
    }

    // MARK: @NSManaged

    private func rewriteManaged(_ index: Int, _ source: SwiftSource, _ edits: inout SourceEdits) {
        let range = source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound
        edits.replace(range, with: String(repeating: " ", count: range.count))
        guard let declaration = source.tokens[(index + 2)...].firstIndex(where: { ["var", "func"].contains(source.text($0)) }) else {
            return
        }
        if source.isToken(declaration, "var") {
            rewriteVariable(declaration, source, &edits)
        } else if let opening = source.tokens[declaration...].firstIndex(where: { source.text($0) == "(" }),
            let closing = source.closing(of: opening)
        {
            let name = source.text(source.tokens[declaration + 1])
            guard let body = Self.body(of: name, Self.parameters(from: opening, to: closing, source)) else {
                return edits.add(
                    Notice(
                        .error, "This function of Core Data's is not known. Write its body with value(forKey:) and setValue(_:forKey:).",
                        file: source.path, line: source.tokens[index].line))
            }
            edits.insert(" { \(body) }", after: source.tokens[closing])
        }
    }

    /// Adds accessors to each variable of a declaration: `var a: Int, b: Int`.
    private func rewriteVariable(_ declaration: Int, _ source: SwiftSource, _ edits: inout SourceEdits) {
        var name = declaration + 1
        while source.tokens.indices.contains(name + 1), source.isToken(name + 1, ":") {
            var end = name + 2
            while source.tokens.indices.contains(end), !endsType(end, source) {
                end = ["(", "[", "{"].contains(where: { source.isToken(end, $0) }) ? (source.closing(of: end) ?? end) + 1 : end + 1
                if source.isToken(end - 1, "<") { end = genericsEnd(from: end, source) }
            }
            let key = source.text(source.tokens[name]).filter { $0 != "`" }
            edits.insert(" { get { managed(\"\(key)\") } set { setManaged(newValue, \"\(key)\") } }", after: source.tokens[end - 1])
            guard source.isToken(end, ","), let next = source.next(after: end) else { return }
            name = next
        }
    }

    private func endsType(_ index: Int, _ source: SwiftSource) -> Bool {
        source.tokens[index].kind == .newline || [";", "}", ",", "=", "{"].contains { source.isToken(index, $0) }
    }

    /// Returns the index after the bracket that closes generic arguments.
    private func genericsEnd(from start: Int, _ source: SwiftSource) -> Int {
        var (depth, index) = (1, start)
        while source.tokens.indices.contains(index), depth > 0 {
            depth += source.isToken(index, "<") ? 1 : source.isToken(index, ">") ? -1 : 0
            index += 1
        }
        return index
    }

    /// The names of a function's parameters, with their labels and types.
    private static func parameters(from opening: Int, to closing: Int, _ source: SwiftSource) -> [(label: String, name: String)] {
        var parameters: [(label: String, name: String)] = []
        var start = source.next(after: opening) ?? closing
        while start < closing {
            let label = source.text(source.tokens[start])
            parameters.append((label, source.isToken(start + 1, ":") ? label : source.text(source.tokens[start + 1])))
            guard let comma = source.tokens[start..<closing].firstIndex(where: { source.text($0) == "," }) else { break }
            start = source.next(after: comma) ?? closing
        }
        return parameters
    }

    /// Returns the code of a function for a relationship: `addToItems(_:)`, `removeFromItems(at:)`; `nil` for another function.
    private static func body(of name: String, _ parameters: [(label: String, name: String)]) -> String? {
        func key(after prefix: String) -> String {
            let rest = name.dropFirst(prefix.count)
            return rest.prefix(1).lowercased() + rest.dropFirst()
        }
        let labels = parameters.map(\.label)
        let names = parameters.map(\.name)
        if name.hasPrefix("addTo"), labels == ["_"] { return "addManaged(\(names[0]), to: \"\(key(after: "addTo"))\")" }
        if name.hasPrefix("removeFrom") {
            if labels == ["_"] { return "removeManaged(\(names[0]), from: \"\(key(after: "removeFrom"))\")" }
            if labels == ["at"] { return "removeManaged(at: \(names[0]), from: \"\(key(after: "removeFrom"))\")" }
        }
        if name.hasPrefix("insertInto"), labels == ["_", "at"] {
            return "insertManaged(\(names[0]), at: \(names[1]), into: \"\(key(after: "insertInto"))\")"
        }
        if name.hasPrefix("replace"), labels == ["at", "with"] {
            return "replaceManaged(at: \(names[0]), with: \(names[1]), in: \"\(key(after: "replace"))\")"
        }
        return nil
    }

    // MARK: Initializers

    /// Replaces `override` by `required`, and removes what would hide the initializer.
    private func requireInitializer(_ index: Int, _ source: SwiftSource, _ edits: inout SourceEdits) {
        var before = index - 1
        while before >= 0, source.tokens[before].kind == .word {
            switch source.text(source.tokens[before]) {
            case "override": edits.replace(source.tokens[before].range, with: "required")
            case "private", "fileprivate": edits.replace(source.tokens[before].range, with: "")
            case "public", "internal", "open", "package": break
            default: return
            }
            before -= 1
        }
    }
}
