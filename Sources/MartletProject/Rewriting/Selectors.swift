/// Reports selectors: there is no Objective-C to look them up.
struct Selectors: RewriteRule {
    private static let advice = [
        "selector": "Pass a closure instead, such as Timer.scheduledTimer(withTimeInterval:repeats:block:), or onReceive in a view.",
        "keyPath": "Write a key path of Swift's: \\.name.",
    ]

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        for index in source.tokens.indices where source.isToken(index, "#") && source.tokens.indices.contains(index + 1) {
            let name = source.text(source.tokens[index + 1])
            guard let advice = Self.advice[name], source.isToken(index + 2, "(") else { continue }
            edits.add(
                Notice(
                    .error, "#\(name) needs Objective-C, which is not there. \(advice)", file: source.path, line: source.tokens[index].line)
            )
        }
    }
}
