/// Expands `@Query` to a stored `Query`, which fetches, and to an accessor of what it has fetched.
enum QueryMacro {
    static func expand(_ use: MacroUse) -> Expansion {
        let list = TokenList(use.source)
        let attribute = TokenList(use.attribute ?? use.source)
        guard let variable = VariableDeclaration(list), list.text(variable.head.end) == "var" else {
            return Expansion(diagnostics: [attribute.diagnostic("'@Query' can only mark a 'var', such as 'var items: [Item]'", at: 0)])
        }
        let name = list.name(variable.nameToken)
        if use.role == "accessor" { return Expansion("{ get { _\(name).wrappedValue } }") }
        guard let type = variable.type.map({ list.text(ofTokens: $0) }), let element = elementType(type) else {
            return Expansion(diagnostics: [
                list.diagnostic("'\(name)' needs the type of its objects, such as 'var \(name): [Item]'", at: variable.nameToken)
            ])
        }
        var arguments = "()"
        if let opening = (0..<attribute.count).first(where: { attribute.text($0) == "(" }) {
            arguments = attribute.text(ofTokens: opening..<attribute.after(opening))
        }
        // A variable that is private as a whole would make the view's memberwise initializer private.
        return Expansion("private(set) var _\(name): SwiftData.Query<\(element), \(type)> = .init\(arguments)")
    }

    /// The type of the elements of an array's type.
    private static func elementType(_ type: String) -> String? {
        if type.hasPrefix("["), type.hasSuffix("]") { return String(type.dropFirst().dropLast()) }
        if type.hasPrefix("Array<"), type.hasSuffix(">") { return String(type.dropFirst(6).dropLast()) }
        return nil
    }
}
