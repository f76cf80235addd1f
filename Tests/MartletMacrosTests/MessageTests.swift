import MartletMacroExpansion
import Testing

@Suite struct MessageTests {
    private func answer(_ text: String) throws -> JSONValue {
        try JSONParser.read(MessageHandler.answer(Array(text.utf8)))
    }

    private func message(of answer: JSONValue) -> String? {
        answer["expandMacroResult"]?["diagnostics"]?.array?.first?["message"]?.string
    }

    private func request(_ macro: String, offset: String = "0") -> String {
        let syntax =
            #"{"kind":"declaration","source":"var a","location":{"fileID":"m/a","fileName":"a","offset":\#(offset),"line":1,"column":1}}"#
        return
            #"{"expandAttachedMacro":{"macro":{"moduleName":"M","typeName":"\#(macro)","name":"n"},"macroRole":"accessor","discriminator":"d","attributeSyntax":\#(syntax),"declSyntax":\#(syntax)}}"#
    }

    @Test func `the plugin states the version of its message format`() throws {
        let answer = try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        #expect(answer == ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]])
    }

    @Test func `libraries are not loaded`() throws {
        let answer = try answer(#"{"loadPluginLibrary":{"libraryPath":"/x","moduleName":"X"}}"#)
        #expect(answer["loadPluginLibraryResult"]?["loaded"] == .bool(false))
    }

    @Test func `a mistake is reported at its byte offset in the file`() throws {
        let answer = try answer(request("Entry", offset: "40"))
        #expect(answer["expandMacroResult"]?["diagnostics"]?.array?.first?["position"] == ["fileName": "a", "offset": 40])
    }

    @Test func `an unknown macro is named in an error`() throws {
        #expect(message(of: try answer(request("Other"))) == "Martlet's macro plugin has no macro 'Other'")
    }

    @Test(arguments: [#"{"expandFreestandingMacro":{}}"#, #"{"somethingNew":1}"#, "[]", "3"])
    func `an unknown message is answered with an error`(text: String) throws {
        #expect(
            message(of: try answer(text))
                == "Martlet's macro plugin does not know this message from the compiler: update Martlet, or use an older compiler")
    }

    @Test func `an impossible position is answered with an error`() throws {
        for offset in ["-1", "9007199254740992", "1e300", "0.5"] {
            #expect(try message(of: answer(request("Entry", offset: offset)))?.contains("does not know this message") == true)
        }
    }

    @Test func `invalid JSON is answered with an error`() throws {
        #expect(message(of: try answer("{]")) == "Martlet's macro plugin received a message that is not JSON: expected '\"' at byte 1")
    }
}
