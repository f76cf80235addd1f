/// Answers one message from the compiler with one message.
///
/// The compiler waits for an answer to each message. If the plugin cannot read a message, it answers with an error, which the compiler
/// shows.
package enum MessageHandler {
    /// The version of the message format.
    private static let protocolVersion: JSONValue = 7

    package static func answer(_ message: [UInt8]) -> [UInt8] {
        let request: MacroRequest
        do {
            guard let known = MacroRequest(try JSONParser.read(message)) else {
                return result(
                    failure: "Martlet's macro plugin does not know this message from the compiler: update Martlet, or use an older compiler"
                )
            }
            request = known
        } catch {
            return result(failure: "Martlet's macro plugin received a message that is not JSON: \(error)")
        }
        switch request {
        case .capability:
            let answer: JSONValue = ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion, "features": []]]]
            return answer.encoded()
        case .loadLibrary:
            let problem = Diagnostic("Martlet's macro plugin cannot load libraries")
            let answer: JSONValue = ["loadPluginLibraryResult": ["loaded": .bool(false), "diagnostics": [problem.json]]]
            return answer.encoded()
        case .expand(let use):
            return result(of: expand(use))
        }
    }

    /// Expands one use of a macro.
    package static func expand(_ use: MacroUse) -> Expansion {
        switch use.macro {
        case "Preview": PreviewMacro.expand(use)
        case "Previewable": PreviewableMacro.expand(use)
        case "Entry": EntryMacro.expand(use)
        case "Cases": CasesMacro.expand(use)
        case "Model": ModelMacro.expand(use)
        case "ModelProperty": ModelPropertyMacro.expand(use)
        case "ModelActor": ModelActorMacro.expand(use)
        case "Query": QueryMacro.expand(use)
        case "TipRule": TipRuleMacro.expand(use)
        case "TipParameter": TipParameterMacro.expand(use)
        // What `@Model` reads: it expands to nothing by itself.
        case "ModelMark": Expansion()
        default: Expansion(diagnostics: [Diagnostic("Martlet's macro plugin has no macro '\(use.macro)'")])
        }
    }

    private static func result(of expansion: Expansion) -> [UInt8] {
        let answer: JSONValue = [
            "expandMacroResult": [
                "expandedSource": .string(expansion.source), "diagnostics": .array(expansion.diagnostics.map(\.json)),
            ]
        ]
        return answer.encoded()
    }

    private static func result(failure: String) -> [UInt8] {
        result(of: Expansion(diagnostics: [Diagnostic(failure)]))
    }
}

extension Diagnostic {
    fileprivate var json: JSONValue {
        [
            "message": .string(message), "severity": "error",
            "position": ["fileName": .string(fileName), "offset": .number(Double(offset))],
            "highlights": [], "notes": [], "fixIts": [],
        ]
    }
}
