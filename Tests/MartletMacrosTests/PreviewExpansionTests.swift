import MartletMacroExpansion
import Testing

@Suite struct PreviewExpansionTests {
    private func expand(_ source: String) -> Expansion {
        MessageHandler.expand(
            MacroUse(
                macro: "Preview", role: "declaration", discriminator: "$s1a",
                source: SourceText(source, fileID: "App/A.swift", fileName: "f", offset: 100, line: 5, column: 2)))
    }

    private func complaint(_ source: String) -> Diagnostic? { expand(source).diagnostics.first }

    @Test func `a preview becomes a type that creates it`() {
        #expect(
            expand("\n/// A.\n@available(macOS 15, *)\n  #Preview(\"N\", traits: .portrait) { Text(\"}\") }").source == """
                @available(macOS 15, *)
                struct $s1a15PreviewRegistryfMu_: MartletUI.PreviewRegistry {
                    static var fileID: String { "App/A.swift" }
                    static var line: Int { 8 }
                    static var column: Int { 3 }
                    @MainActor static func makePreview() throws -> MartletUI.Preview {
                        MartletUI.Preview("N", traits: .portrait) { Text("}") }
                    }
                }
                """)
    }

    @Test func `previewable variables move into a view`() {
        let source = expand(
            "#SwiftUI.Preview { @Previewable @State var a = 1; let b = a /* c */\n@B @Previewable var c: D { e }\nText(a) }"
        ).source
        #expect(
            source.contains(
                """
                        MartletUI.Preview{
                struct __PreviewableView: MartletUI.View {
                @State var a = 1
                @B var c: D { e }

                var body: some MartletUI.View {
                  let b = a /* c */

                Text(a) 
                }
                }
                return __PreviewableView()
                }
                """))
    }

    @Test func `a function can create the view`() {
        #expect(expand("#Preview(\"N\", body: make)").source.contains("MartletUI.Preview(\"N\", body: make)\n"))
    }

    @Test func `a closure argument can be the body`() {
        let source = expand("#Preview(\"N\", body: { @Previewable @State var a = 1\n Text(a) })").source
        #expect(source.contains("MartletUI.Preview(\"N\", body: {\nstruct __PreviewableView"))
        #expect(source.contains("return __PreviewableView()\n})\n"))
    }

    @Test func `a word in a string is not an attribute`() {
        #expect(
            expand("#Preview { Text(\"@Previewable var\") /* @Previewable */ }").source.contains(
                "{ Text(\"@Previewable var\") /* @Previewable */ }"))
    }

    @Test(arguments: [
        ("#Preview(\"N\")", 100, "'#Preview' needs a closure that returns the view: '#Preview { MyView() }'"),
        ("#Preview { if a { @Previewable var b = 1 } }", 118, "'@Previewable' can only be used at the top level of the body of '#Preview'"),
        ("#Preview { @Previewable let a = 1 }", 111, "'@Previewable' can only mark a 'var', such as '@Previewable @State var name = …'"),
        (
            "#Preview {\n#if A\n@Previewable var a = 1\n#endif\n}", 117,
            "a '@Previewable' variable cannot be inside '#if': move it out of the condition"
        ),
    ])
    func `a misplaced variable is an error at its location`(source: String, offset: Int, message: String) {
        #expect(complaint(source) == Diagnostic(message, in: SourceText("", fileName: "f"), at: offset))
    }

    @Test func `a previewable variable is allowed only in a preview`() {
        func expand(in surroundings: [String]) -> [String] {
            MessageHandler.expand(
                MacroUse(macro: "Previewable", role: "peer", source: SourceText("@Previewable var a"), surroundings: surroundings)
            ).diagnostics.map(\.message)
        }
        #expect(expand(in: ["{}", "\n#Preview(\"N\") {}"]) == [])
        #expect(expand(in: ["struct A {}"]) == ["'@Previewable' can only be used at the top level of the body of '#Preview'"])
    }

    @Test func `a truncated preview does not crash`() {
        let whole = Array(
            "@A(1) #M.Preview(\"N\", body: { @B<C>(1) @Previewable var a = #\"\\#(b)\"#.c { /d/ }; if e { f } }) { @Previewable var g }"
                .utf8)
        for length in 0...whole.count {
            _ = expand(String(decoding: whole.prefix(length), as: UTF8.self))
            _ = expand(String(decoding: whole.suffix(length), as: UTF8.self))
        }
        #expect(complaint("#Preview {")?.message == "'#Preview' needs a closure that returns the view: '#Preview { MyView() }'")
    }
}
