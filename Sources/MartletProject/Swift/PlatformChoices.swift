/// Finds the modules of which a file needs one: `#if canImport(UIKit) … #elseif canImport(AppKit) … #endif` has no `#else`, so without both
/// frameworks something would be missing.
enum PlatformChoices {
    /// Returns the first module of each such choice.
    static func modules(in text: String) -> Set<String> {
        let bytes = Array(text.utf8)
        let tokens = SwiftLexer.tokens(in: bytes).filter { $0.kind != .comment }
        var modules: Set<String> = []
        // For each open `#if`: the module that its first branch asks for, and how many other branches it has.
        var open: [(module: String?, others: Int)] = []
        for (index, directive) in CompilationConditions.directives(in: tokens, bytes) {
            switch directive {
            case "if": open.append((module(askedForAt: index + 2, tokens, bytes), 0))
            case "elseif": if let last = open.indices.last { open[last].others += 1 }
            case "else": if let last = open.indices.last { open[last].module = nil }
            default: if let chain = open.popLast(), let module = chain.module, chain.others > 0 { modules.insert(module) }
            }
        }
        return modules
    }

    /// Returns the module of a condition that is `canImport` of one module and nothing else.
    private static func module(askedForAt start: Int, _ tokens: [SwiftToken], _ bytes: [UInt8]) -> String? {
        guard start < tokens.count else { return nil }
        let condition = tokens[start...].prefix { $0.kind != .newline }.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        guard condition.count == 4, condition[0] == "canImport", condition[1] == "(", condition[3] == ")" else { return nil }
        return condition[2]
    }
}
