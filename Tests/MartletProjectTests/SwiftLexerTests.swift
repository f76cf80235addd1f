import Testing

@testable import MartletProject

struct SwiftLexerTests {
    /// Returns the words of a source, as a rewrite sees them.
    private func words(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return SwiftLexer.tokens(in: bytes).filter { $0.kind == .word }.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test func `Comments, also nested ones, contain no words`() {
        #expect(words("let a = 1 // UIView\n/* UIView /* UIView */ UIView */ let b = 2") == ["let", "a", "let", "b"])
    }

    @Test func `A string contains no words, but its interpolations do`() {
        #expect(words(#"print("UIView \(name + "\(other)") UIView")"#) == ["print", "name", "other"])
    }

    @Test func `A raw string ends at its own marks, and interpolates by them`() {
        #expect(words(##"f(#"a "UIView" \(no) \#(yes)"#)"##) == ["f", "yes"])
    }

    @Test func `A multiline string contains quotes`() {
        #expect(words("let a = \"\"\"\n \"UIView\" \\(b)\n\"\"\"\nlet c") == ["let", "a", "b", "let", "c"])
    }

    @Test func `A slash after an operand divides, and one before a pattern begins a regular expression`() {
        #expect(words("let a = b / c / d; let e = /UIView\"x/; f") == ["let", "a", "b", "c", "d", "let", "e", "f"])
    }

    @Test func `Lines are counted through comments and strings`() {
        let bytes = Array("/*\n*/\n\"\"\"\n\n\"\"\"\nx".utf8)
        #expect(SwiftLexer.tokens(in: bytes).last?.line == 6)
    }
}
