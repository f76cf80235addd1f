import MartletMacroExpansion
import Testing

@Suite struct EntryExpansionTests {
    private func expand(_ source: String, role: String = "peer", in surrounding: String = "extension EnvironmentValues {}") -> Expansion {
        MessageHandler.expand(
            MacroUse(
                macro: "Entry", role: role, source: SourceText(source, fileName: "f"), attribute: SourceText("@Entry ", fileName: "f"),
                surroundings: [surrounding]))
    }

    private func complaint(_ source: String, in surrounding: String = "extension EnvironmentValues {}") -> Diagnostic? {
        expand(source, role: "accessor", in: surrounding).diagnostics.first
    }

    @Test func `the accessors read and write the key`() {
        #expect(
            expand("@Entry var size: Int = 1", role: "accessor")
                == Expansion("{\n    get { self[__Key_size.self] }\n    set { self[__Key_size.self] = newValue }\n}"))
    }

    @Test func `an entry with a type gets a key that computes its default on each read`() {
        #expect(
            expand("@Entry var size: Pair<Int, A.B> = .init(1, { $0 })").source == """
                private struct __Key_size: MartletCore.EnvironmentKey {
                    typealias Value = Pair<Int, A.B>
                    static var defaultValue: Value { .init(1, { $0 }) }
                }
                """)
    }

    @Test func `an entry without a type infers it from the default`() {
        #expect(
            expand("@Entry public var size = Pair<A, B>(1)").source == """
                private struct __Key_size: MartletCore.EnvironmentKey, MartletCore._InferredEntry {
                    static let _entry = MartletCore._EntryDefault(Pair<A, B>(1))
                }
                """)
    }

    @Test(arguments: ["Int?", "Optional<Int>", "(() -> Void)?"])
    func `an optional entry without a default is nil`(type: String) {
        #expect(expand("@Entry var size: \(type)").source.contains("static var defaultValue: Value { nil }"))
    }

    @Test(arguments: [
        ("Transaction", "TransactionKey"), ("SwiftUI.ContainerValues", "ContainerValueKey"), ("EnvironmentValues", "EnvironmentKey"),
    ])
    func `each container has its own protocol for keys`(container: String, key: String) {
        let source = expand("@Entry var size: Int = 1", in: "/// A.\npublic extension \(container) where A == B {}").source
        #expect(source.contains("private struct __Key_size: MartletCore.\(key) {"))
    }

    @Test(arguments: [("Doc?", "Doc"), ("Optional<Doc<A>>", "Doc<A>"), ("(() -> A)?", "(() -> A)")])
    func `a focused value's key has the wrapped type of the optional`(type: String, wrapped: String) {
        #expect(
            expand("@Entry var doc: \(type)", in: "extension FocusedValues {}").source == """
                private struct __Key_doc: MartletCore.FocusedValueKey {
                    typealias Value = \(wrapped)
                }
                """)
    }

    @Test func `a name in backticks gets a key without them`() {
        #expect(expand("@Entry var `default` = 1", role: "accessor").source.contains("self[__Key_default.self]"))
    }

    @Test func `a mistake produces no key, so that it is reported once`() {
        #expect(expand("@Entry var size: Int") == Expansion())
    }

    @Test func `an entry outside a supported container is an error`() {
        let message =
            "'@Entry' can only be used in an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or 'FocusedValues'"
        #expect(complaint("@Entry var a = 1", in: "struct EnvironmentValues {}")?.message == message)
        #expect(complaint("@Entry var a = 1", in: "extension Other {}")?.message == message)
    }

    @Test(arguments: [
        ("@Entry var a: Int", 11, "'a' needs a default value, such as 'var name: String = \"\"', or an optional type"),
        ("@Entry var f: () -> Int?", 11, "'f' needs a default value, such as 'var name: String = \"\"', or an optional type"),
        ("@Entry let a = 1", 0, "'@Entry' can only mark a 'var' with one name"),
        ("@Entry var (a, b) = c", 0, "'@Entry' can only mark a 'var' with one name"),
        ("@Entry func a() {}", 0, "'@Entry' can only mark a 'var' with one name"),
        ("@Entry var a = 1, b = 2", 16, "'@Entry' marks one variable: declare the others with an '@Entry' of their own"),
        ("@Entry var a: Int { 1 }", 18, "an '@Entry' variable is stored and read by its key: it cannot have accessors or observers"),
        (
            "@Entry var a = 1 { didSet { b() } }", 17,
            "an '@Entry' variable is stored and read by its key: it cannot have accessors or observers"
        ),
        ("@Entry static var a = 1", 18, "an '@Entry' variable cannot be 'static'"),
    ])
    func `an invalid variable is an error at the place of the mistake`(source: String, offset: Int, message: String) {
        #expect(complaint(source) == Diagnostic(message, in: SourceText("", fileName: "f"), at: offset))
    }

    @Test(arguments: [
        ("@Entry var a: Int", 11, "a focused value may be absent: give 'a' an optional type, such as 'String?'"),
        ("@Entry var a = 1", 11, "a focused value may be absent: give 'a' an optional type, such as 'String?'"),
        ("@Entry var a: Int? = 1", 21, "a focused value is absent until a view provides it: it has no default value"),
    ])
    func `a focused value must be optional and have no default`(source: String, offset: Int, message: String) {
        #expect(complaint(source, in: "extension FocusedValues {}") == Diagnostic(message, in: SourceText("", fileName: "f"), at: offset))
    }

    @Test func `a default may end with a closure`() {
        #expect(expand("@Entry var a = make { didSet in b }").source.contains("_EntryDefault(make { didSet in b })"))
    }

    @Test func `a truncated entry does not crash`() {
        let whole = Array("@Entry(a) private(set) var `b`: C<D, E>? = f(1) { g }, h: I = 2 { didSet { j } }".utf8)
        for length in 0...whole.count {
            for text in [whole.prefix(length), whole.suffix(length)] {
                _ = expand(String(decoding: text, as: UTF8.self))
                _ = expand("@Entry var a = 1", in: String(decoding: text, as: UTF8.self))
            }
        }
    }
}
