import Testing

@testable import MartletProject

struct CompilationConditionsTests {
    private let conditions = CompilationConditions(names: ["DEBUG"], canImport: { $0 == "SwiftUI" })

    @Test(arguments: [
        ("DEBUG", true), ("RELEASE", false), ("!RELEASE && DEBUG", true), ("os(macOS) || os(Linux)", true), ("os(iOS)", true),
        ("os(macOS)", false),
        ("canImport(SwiftUI) && !canImport(UIKit)", true), ("(RELEASE || DEBUG) && !(os(iOS))", false),
        ("targetEnvironment(simulator)", false),
        ("swift(>=5.9)", true),
    ])
    func `A condition holds as for the iPhone, but without Apple's modules`(condition: String, holds: Bool) {
        let bytes = Array(condition.utf8)
        let tokens = SwiftLexer.tokens(in: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
        #expect(conditions.holds(tokens) == holds)
    }

    @Test func `Of nested branches only those that count are read`() {
        let source = SwiftSource(
            "#if os(tvOS)\na\n#if DEBUG\nb\n#else\nc\n#endif\n#elseif DEBUG\nd\n#else\ne\n#endif\nf", path: "", conditions: conditions)
        #expect(source.tokens.filter { $0.kind == .word }.map(source.text) == ["d", "f"])
    }
}
