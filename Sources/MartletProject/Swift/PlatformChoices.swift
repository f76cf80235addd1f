/// Finds the modules of which a file needs one: `#if canImport(UIKit) … #elseif canImport(AppKit) … #endif` has no `#else`, so without both
/// frameworks something would be missing.
enum PlatformChoices {
    /// Returns the first of Martlet's frameworks for which each such choice asks.
    ///
    /// - Parameter conditions: Decides the conditions without any of these frameworks. A choice with a branch that holds needs none.
    static func modules(in text: String, conditions: CompilationConditions) -> Set<String> {
        let bytes = Array(text.utf8)
        let tokens = SwiftLexer.tokens(in: bytes).filter { $0.kind != .comment }
        var modules: Set<String> = []
        // For each open `#if`: the framework for which a branch asks first, how many branches it has, and whether one of them counts anyway.
        var open: [(module: String?, branches: Int, isDecided: Bool)] = []
        for (index, directive) in CompilationConditions.directives(in: tokens, bytes) {
            if directive == "if" { open.append((nil, 0, false)) }
            guard let last = open.indices.last else { continue }
            switch directive {
            case "if", "elseif":
                let condition = tokens.dropFirst(index + 2).prefix { $0.kind != .newline }.map {
                    String(decoding: bytes[$0.range], as: UTF8.self)
                }
                open[last].branches += 1
                if conditions.holds(condition) { open[last].isDecided = true }
                open[last].module = open[last].module ?? framework(askedForBy: condition)
            case "else": open[last].isDecided = true
            default:
                let choice = open.removeLast()
                if let module = choice.module, choice.branches > 1, !choice.isDecided { modules.insert(module) }
            }
        }
        return modules
    }

    /// Returns the framework of a condition that is `canImport` of one of Martlet's frameworks and nothing else.
    private static func framework(askedForBy condition: [String]) -> String? {
        guard condition.count == 4, condition[0] == "canImport", condition[1] == "(", condition[3] == ")" else { return nil }
        return AvailableModules.frameworks(named: [condition[2]]).first?.name
    }
}
