import Testing

@testable import MartletMacroExpansion

@Suite struct ScannerTests {
    private func words(_ text: String) -> [String] {
        let list = TokenList(SourceText(text))
        return list.tokens.indices.map(list.text)
    }

    @Test func `whitespace and comments are skipped, including nested comments`() {
        #expect(words("a // b\n/* c /* d */ } */ e /** f */\tg//") == ["a", "e", "g"])
    }

    @Test func `a string is one token, whatever it contains`() {
        #expect(words(#"f("}\"", x)"#) == ["f", "(", #""}\"""#, ",", "x", ")"])
        #expect(words(##"#"a"b\n"# + "c""##) == [##"#"a"b\n"#"##, "+", #""c""#])
        #expect(words("\"\"\"\n } \" \"\"\n\"\"\" + 1") == ["\"\"\"\n } \" \"\"\n\"\"\"", "+", "1"])
    }

    @Test func `an interpolation may contain strings and brackets`() {
        #expect(words(#""a \(f("}", g(")")) /* " */) b" c"#) == [#""a \(f("}", g(")")) /* " */) b""#, "c"])
        #expect(words(##"#"\(x) \#(y("#"))"# z"##) == [##"#"\(x) \#(y("#"))"#"##, "z"])
    }

    @Test func `a regular expression is distinguished from a division`() {
        #expect(words("x = /[\"/(]+/ y") == ["x", "=", "/[\"/(]+/", "y"])
        #expect(words("a / b / c") == ["a", "/", "b", "/", "c"])
        #expect(words("a/b/c") == ["a", "/", "b", "/", "c"])
        #expect(words("f(1, /) + g(2, /)") == ["f", "(", "1", ",", "/", ")", "+", "g", "(", "2", ",", "/", ")"])
        #expect(words("#/ } \\/ /# x") == ["#/ } \\/ /#", "x"])
    }

    @Test func `numbers, ranges and member accesses are separate tokens`() {
        #expect(
            words("1.5e-3 1...5 0..<n 2.description .leading") == [
                "1.5e-3", "1", "...", "5", "0", "..<", "n", "2", ".", "description", ".", "leading",
            ])
    }

    @Test func `brackets are matched`() {
        let list = TokenList(SourceText("f([a, { (b) }]) c"))
        #expect(list.text(list.after(1)) == "c")
        #expect(list.text(list.after(2)) == ")")
    }

    @Test(arguments: [
        "\"", "\"\\", "\"\\(", "\"\"\"", "#\"", "/*", "`", "(((", ")]}", "#/", "#/\\", "x = /[", "\"\\(\"\\(", "@", "#", "\\",
    ])
    func `truncated source does not crash`(text: String) {
        let list = TokenList(SourceText(text))
        #expect(list.tokens.allSatisfy { $0.range.upperBound <= text.utf8.count })
        #expect(list.endOfStatement(from: 0) <= list.count)
    }

    @Test(arguments: [
        ("var a = 1 | b", "var a = 1"),
        ("var a = 1\nb", "var a = 1"),
        ("var a = 1; b", "var a = 1"),
        ("var a =\n1\nb", "var a =\n1"),
        ("var a = b\n  .c()\n  .d { e }\nf", "var a = b\n  .c()\n  .d { e }"),
        ("var a = b\n  + c\n-d", "var a = b\n  + c"),
        ("var a = b +\n  c\nd", "var a = b +\n  c"),
        ("var a = b!\nc", "var a = b!"),
        ("var a = b\n  ? c\n  : d\ne", "var a = b\n  ? c\n  : d"),
        ("var a = b\n{ c }\nd", "var a = b\n{ c }"),
        ("var a = b {\n c\n} d: {\n e\n}\nf", "var a = b {\n c\n} d: {\n e\n}"),
        ("var a = b {\n c\n}\nd: {\n e\n}\nf", "var a = b {\n c\n}\nd: {\n e\n}"),
        ("var a = if b {\n c\n}\nelse {\n d\n}\ne", "var a = if b {\n c\n}\nelse {\n d\n}"),
        ("var a: [\n Int\n] = []\nb", "var a: [\n Int\n] = []"),
        ("var a: Int?\nb", "var a: Int?"),
        ("var a = b // c\nd", "var a = b"),
        ("var a = try\n b()\nc", "var a = try\n b()"),
    ])
    func `a declaration ends where Swift ends it`(text: String, declaration: String) {
        let list = TokenList(SourceText(text.replacing(" | ", with: "\n")))
        #expect(list.text(ofTokens: 0..<list.endOfStatement(from: 0)) == declaration)
    }

    @Test func `a declaration's head is attributes and modifiers`() {
        let list = TokenList(SourceText("@A @B.C(x, (y)) @D<E<Int>, F>(1)\n private(set) public @available(macOS 15, *) var x"))
        let head = DeclarationHead(in: list, at: 0)
        #expect(head.attributes.map(\.name) == ["A", "C", "D", "available"])
        #expect(head.modifiers == ["private", "public"])
        #expect(list.text(head.end) == "var")
    }

    @Test func `line and column count from the start of the text`() {
        let source = SourceText("a\n  é b", line: 10, column: 5)
        #expect(source.position(at: 0) == (10, 5))
        #expect(source.position(at: 4) == (11, 3))
        #expect(source.position(at: 7) == (11, 6))
    }
}
