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

    @Test func `the plugin says which version of the messages it speaks`() throws {
        let answer = try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        #expect(answer == ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]])
    }

    @Test func `a library is not loaded`() throws {
        let answer = try answer(#"{"loadPluginLibrary":{"libraryPath":"/x","moduleName":"X"}}"#)
        #expect(answer["loadPluginLibraryResult"]?["loaded"] == .bool(false))
    }

    @Test func `a mistake is reported at its byte of the file`() throws {
        let answer = try answer(request("Entry", offset: "40"))
        #expect(answer["expandMacroResult"]?["diagnostics"]?.array?.first?["position"] == ["fileName": "a", "offset": 40])
    }

    @Test func `a macro that the plugin lacks is named`() throws {
        #expect(message(of: try answer(request("Other"))) == "the macro plugin of Martlet has no macro 'Other'")
    }

    @Test(arguments: [#"{"expandFreestandingMacro":{}}"#, #"{"somethingNew":1}"#, "[]", "3"])
    func `a message that is not known is answered with an error`(text: String) throws {
        #expect(
            message(of: try answer(text))
                == "the macro plugin of Martlet does not know this message of the compiler: is the compiler much newer?")
    }

    @Test func `a position that no file has is answered with an error`() throws {
        for offset in ["-1", "9007199254740992", "1e300", "0.5"] {
            #expect(try message(of: answer(request("Entry", offset: offset)))?.contains("does not know this message") == true)
        }
    }

    @Test func `what is not JSON is answered with an error`() throws {
        #expect(message(of: try answer("{]")) == "the macro plugin of Martlet received a message that is not JSON: expected '\"' at byte 1")
    }
}
