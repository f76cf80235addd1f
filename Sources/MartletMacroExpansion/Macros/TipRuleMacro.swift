/// Expands `#Rule(Self.$isCooking) { $0 == true }` to a rule with these arguments.
///
/// Apple's makes a predicate of the closure. A closure does here, because nobody else evaluates a rule.
enum TipRuleMacro {
    static func expand(_ use: MacroUse) -> Expansion {
        let list = TokenList(use.source)
        let hash = DeclarationHead(in: list, at: 0).end
        let arguments = list.endOfQualifiedName(from: hash + 1) + 1
        guard list.text(hash) == "#", list.text(arguments) == "(" else {
            return Expansion(diagnostics: [
                list.diagnostic("'#Rule' needs a parameter or an event: '#Rule(Self.$isCooking) { $0 == true }'", at: 0)
            ])
        }
        return Expansion("TipKit.Tips.Rule" + list.text(ofTokens: arguments..<list.count))
    }
}
