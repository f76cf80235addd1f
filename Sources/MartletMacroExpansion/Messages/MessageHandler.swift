/// Answers the compiler: one message in, one message out.
///
/// Whatever comes in, an answer goes out, because the compiler waits for it; what the plugin cannot read is answered with an error that
/// the compiler shows.
package enum MessageHandler {
    /// The version of the messages that this plugin writes.
    private static let protocolVersion: JSONValue = 7

    package static func answer(_ message: [UInt8]) -> [UInt8] {
        let request: MacroRequest
        do {
            guard let known = MacroRequest(try JSONParser.read(message)) else {
                return result(
                    failure: "the macro plugin of Martlet does not know this message of the compiler: is the compiler much newer?")
            }
            request = known
        } catch {
            return result(failure: "the macro plugin of Martlet received a message that is not JSON: \(error)")
        }
        switch request {
        case .capability:
            let answer: JSONValue = ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion, "features": []]]]
            return answer.encoded()
        case .loadLibrary:
            let problem = Diagnostic("the macro plugin of Martlet loads no libraries")
            let answer: JSONValue = ["loadPluginLibraryResult": ["loaded": .bool(false), "diagnostics": [problem.json]]]
            return answer.encoded()
        case .expand(let use):
            return result(of: expand(use))
        }
    }

    /// Expands one use of one of the macros.
    package static func expand(_ use: MacroUse) -> Expansion {
        switch use.macro {
        case "Preview": PreviewMacro.expand(use)
        case "Previewable": PreviewableMacro.expand(use)
        case "Entry": EntryMacro.expand(use)
        default: Expansion(diagnostics: [Diagnostic("the macro plugin of Martlet has no macro '\(use.macro)'")])
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
