import TestSupport
import Testing

@ProgramActor
@Suite struct CompiledMacroTests {
    @Test(arguments: [5, 6])
    func `entries hold their values`(languageMode: Int) throws {
        #expect(
            try Compilation.shared.get().run("Entries", languageMode: languageMode) == [
                "7 8 a, b = { nested 2 } nil nil",
                "Optional(2) service service true true",
                "one 3 dark 21 [2, 4, 6] 5",
                "acted",
                "70 80 Optional(\"here\") false",
                "true false",
                "1",
                "nil",
                "Optional(\"letter\") Optional(\"called\") true",
            ])
    }

    @Test(arguments: [5, 6])
    func `previews are found and created, with their own state`(languageMode: Int) throws {
        #expect(
            try Compilation.shared.get().run("Previews", languageMode: languageMode) == [
                "App/Previews.swift:16:1 - 0 | plain",
                "App/Previews.swift:20:1 A \"quoted\" name 0 | named twice",
                "App/Previews.swift:25:1 Traits 2 | } in side {",
                "App/Previews.swift:30:1 Wrapped 1 | modified !",
                "App/Previews.swift:34:1 State 0 | hello world 12",
                "App/Previews.swift:53:1 Returned 0 | sum 3",
                "App/Previews.swift:59:1 Argument 0 | } \"quoted\" {",
                "App/Previews.swift:70:5 Member 0 | member",
            ])
    }

    @Test(arguments: [5, 6])
    func `a preview that does not compile is an error in its body`(languageMode: Int) throws {
        #expect(
            try Compilation.shared.get().problems(in: "#Preview {\n    Text(1)\n}", languageMode: languageMode) == [
                "3:10: error: cannot convert value of type 'Int' to expected argument type 'String'"
            ])
    }

    @Test func `misuse is reported at its location`() throws {
        let problems = try Compilation.shared.get().problems(
            in: """
                struct Lost {
                    @Previewable @State var alone = 1
                }
                extension EnvironmentValues {
                    @Entry var bare: Int
                }
                #Preview {
                    #if os(Linux)
                    @Previewable @State var count = 1
                    #endif
                    Text("\\(count)")
                }
                """, languageMode: 6)
        #expect(
            problems == [
                "3:5: error: '@Previewable' can only be used at the top level of the body of '#Preview' (from macro 'Previewable ')",
                "6:16: error: 'bare' needs a default value, such as 'var name: String = \"\"', or an optional type (from macro 'Entry ')",
                "10:5: error: a '@Previewable' variable cannot be inside '#if': move it out of the condition (from macro 'Preview')",
            ])
    }
}
