/// Expands `@Cases` to a type with a property for each case, whose key paths identify the cases.
enum CasesMacro {
    static func expand(_ use: MacroUse) -> Expansion {
        let list = TokenList(use.source)
        switch use.role {
        case "member":
            do throws(Diagnostic) {
                return Expansion(try members(list))
            } catch {
                return Expansion(diagnostics: [error])
            }
        case "extension":
            return Expansion("extension \(use.extendedType ?? ""): MartletKit.HasCases {}")
        default:
            return Expansion()
        }
    }

    private static func members(_ list: TokenList) throws(Diagnostic) -> String {
        guard let declaration = EnumDeclaration(list) else {
            throw list.diagnostic("'@Cases' can only mark an enumeration", at: 0)
        }
        if let condition = declaration.condition {
            throw list.diagnostic("'@Cases' cannot see which cases '#if' includes: declare them without it", at: condition)
        }
        var names: Set<String> = []
        for element in declaration.elements where !names.insert(element.name).inserted {
            throw list.diagnostic(
                "'@Cases' tells cases apart by their names: two cases are named '\(element.name)'", at: element.nameToken)
        }
        let access = declaration.head.modifiers.first { ["public", "package", "fileprivate"].contains($0) }.map { $0 + " " } ?? ""
        let root = list.text(declaration.nameToken)
        return """
            \(access)nonisolated struct Cases: Sendable {
            \(declaration.elements.map { property($0, of: root, access) }.joined(separator: "\n"))
            }
            \(access)nonisolated static var cases: Cases { Cases() }
            """
    }

    private static func property(_ element: EnumDeclaration.Element, of root: String, _ access: String) -> String {
        let types = element.values.map(\.type)
        let value = types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
        let arguments = element.values.enumerated().map { index, value in
            (value.label.map { $0 + ": " } ?? "") + (types.count == 1 ? "$0" : "$0.\(index)")
        }
        let names = element.values.indices.map { "value\($0)" }
        let isPlain = element.values.isEmpty
        let embed = isPlain ? "{ \(root).\(element.name) }" : "{ \(root).\(element.name)(\(arguments.joined(separator: ", "))) }"
        let pattern = isPlain ? ".\(element.name)" : ".\(element.name)(\(names.map { "let " + $0 }.joined(separator: ", ")))"
        let extracted = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
        return """
                \(access)var \(element.name): MartletKit.Case<\(root), \(value)> {
                    MartletKit.Case(embed: \(embed)) { if case \(pattern) = $0 { \(extracted) } else { nil } }
                }
            """
    }
}
