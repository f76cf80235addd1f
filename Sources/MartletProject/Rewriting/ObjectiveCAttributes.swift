/// Removes attributes that make declarations visible to Objective-C, which does not exist here: Swift code uses the declarations as before.
struct ObjectiveCAttributes: RewriteRule {
    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "IBSegueAction", "GKInspectable",
    ]

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        for index in source.tokens.indices where source.isToken(index, "@") && source.tokens.indices.contains(index + 1) {
            let name = source.text(source.tokens[index + 1])
            guard Self.removed.contains(name) else { continue }
            var end = index + 1
            // A name for Objective-C follows at once: @objc(setValue:). A parenthesis after a space is something else.
            if source.isToken(end + 1, "("), source.tokens[end + 1].range.lowerBound == source.tokens[end].range.upperBound,
                let closing = source.closing(of: end + 1)
            {
                end = closing
            }
            let range = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
            edits.replace(range, with: String(repeating: " ", count: range.count))
            if let next = source.next(after: end), name == "objc", source.isToken(next, "optional") {
                edits.add(
                    Notice(
                        .error, "An optional requirement needs Objective-C. Give it a default in an extension of the protocol.",
                        file: source.path, line: source.tokens[next].line))
            }
        }
    }
}
