/// Lets delegates be made by their class alone: their `init()` becomes `required`. On Apple's platforms Objective-C makes them.
struct DelegateInitializers: RewriteRule {
    let modules: AvailableModules

    private static let delegates: Set<String> = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        guard modules.contains("UIKit") else { return }
        for index in source.tokens.indices where source.isToken(index, "class") && source.isToken(index + 2, ":") {
            guard let opening = source.tokens[index...].firstIndex(where: { source.text($0) == "{" }),
                let closing = source.closing(of: opening)
            else { continue }
            let inherited = source.tokens[(index + 3)..<opening].map(source.text)
            guard inherited.contains(where: Self.delegates.contains), !(index > 0 && source.isToken(index - 1, "final")) else { continue }
            var hasInitializer = false
            for place in initializers(in: opening..<closing, of: source) {
                hasInitializer = true
                guard source.isToken(place + 1, "("), source.isToken(place + 2, ")") else { continue }
                let modifiers = source.tokens[..<place].reversed().prefix { $0.kind == .word }.map(source.text)
                guard modifiers.contains("override"), !modifiers.contains("required") else { continue }
                let start = source.tokens[place].range.lowerBound
                edits.replace(start..<start, with: "required ")
            }
            // A UIResponder has one already.
            if !hasInitializer, inherited.first == "NSObject" {
                let end = source.tokens[opening].range.upperBound
                edits.replace(end..<end, with: " nonisolated required override init() { super.init() }")
            }
        }
    }

    /// The indices of `init` among a class's own members.
    private func initializers(in body: Range<Int>, of source: SwiftSource) -> [Int] {
        var depth = 0
        return body.filter { index in
            if source.isToken(index, "{") { depth += 1 }
            if source.isToken(index, "}") { depth -= 1 }
            return depth == 1 && source.isToken(index, "init") && !source.isToken(index - 1, ".")
        }
    }
}
