/// Expands TipKit's `@Parameter static var isCooking: Bool = false` to a `Tips.Parameter` named `$isCooking`, and to accessors of its value.
enum TipParameterMacro {
    static func expand(_ use: MacroUse) -> Expansion {
        do throws(Diagnostic) {
            let parameter = try TipParameter(use)
            return Expansion(use.role == "accessor" ? parameter.accessors : parameter.peer)
        } catch {
            // The mistake is reported once, beside valid accessors.
            guard use.role == "accessor" else { return Expansion() }
            return Expansion("{ get { Swift.fatalError() } set {} }", diagnostics: [error])
        }
    }
}

private struct TipParameter {
    let access: String
    let name: String
    let type: String
    let value: String
    /// The arguments of the attribute after a comma; empty without arguments.
    let options: String

    init(_ use: MacroUse) throws(Diagnostic) {
        let list = TokenList(use.source)
        let attribute = TokenList(use.attribute ?? use.source)
        guard let variable = VariableDeclaration(list), list.text(variable.head.end) == "var", variable.head.modifiers.contains("static")
        else { throw attribute.diagnostic("'@Parameter' can only mark a 'static var' with one name", at: 0) }
        name = list.name(variable.nameToken)
        guard let initialValue = variable.initialValue else {
            throw list.diagnostic("'\(name)' needs an initial value, such as 'static var \(name): Bool = false'", at: variable.nameToken)
        }
        value = list.text(ofTokens: initialValue)
        if let type = variable.type {
            self.type = list.text(ofTokens: type)
        } else if value == "true" || value == "false" {
            type = "Bool"
        } else if Int(value) != nil {
            type = "Int"
        } else {
            throw list.diagnostic("'\(name)' needs a type, such as 'static var \(name): Bool = false'", at: variable.nameToken)
        }
        access = variable.head.modifiers.first { ["public", "package", "fileprivate"].contains($0) }.map { $0 + " " } ?? ""
        var options = ""
        if let opening = (0..<attribute.count).first(where: { attribute.text($0) == "(" }) {
            let text = attribute.text(ofTokens: opening..<attribute.after(opening))
            options = ", options: " + text.dropFirst().dropLast()
        }
        self.options = options
    }

    var accessors: String {
        """
        {
            get { $\(name).wrappedValue }
            set { $\(name).wrappedValue = newValue }
        }
        """
    }

    var peer: String { "\(access)static let $\(name): TipKit.Tips.Parameter<\(type)> = .init(Self.self, \"\(name)\", \(value)\(options))" }
}
