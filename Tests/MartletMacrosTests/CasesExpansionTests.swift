import MartletMacroExpansion
import Testing

@Suite struct CasesExpansionTests {
    private func expand(_ source: String, role: String = "member") -> Expansion {
        MessageHandler.expand(
            MacroUse(
                macro: "Cases", role: role,
                source: SourceText(source, fileID: "App/A.swift", fileName: "f", offset: 100, line: 5, column: 2), extendedType: "Action"))
    }

    @Test func `each case becomes a property, with the tuple of its values`() {
        let expansion = expand(
            """
            @Cases
            public indirect enum Action: Equatable {
                case add, remove(at: Int = 0)
                // case removed
                case item(Int, [String: Item<Int, Row>])
                case `default`(_ value: () -> Void)
                var isDone: Bool { switch self { case .add: true; default: false } }
            }
            """)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.source == """
                public nonisolated struct Cases: Sendable {
                    public var add: MartletKit.Case<Action, ()> {
                        MartletKit.Case(embed: { Action.add }) { if case .add = $0 { () } else { nil } }
                    }
                    public var remove: MartletKit.Case<Action, Int> {
                        MartletKit.Case(embed: { Action.remove(at: $0) }) { if case .remove(let value0) = $0 { value0 } else { nil } }
                    }
                    public var item: MartletKit.Case<Action, (Int, [String: Item<Int, Row>])> {
                        MartletKit.Case(embed: { Action.item($0.0, $0.1) }) { if case .item(let value0, let value1) = $0 { (value0, value1) } else { nil } }
                    }
                    public var `default`: MartletKit.Case<Action, () -> Void> {
                        MartletKit.Case(embed: { Action.`default`($0) }) { if case .`default`(let value0) = $0 { value0 } else { nil } }
                    }
                }
                public nonisolated static var cases: Cases { Cases() }
                """)
        #expect(expand("@Cases enum Action {}", role: "extension").source == "extension Action: MartletKit.HasCases {}")
    }

    @Test(arguments: [
        ("@Cases struct Action {}", "'@Cases' can only mark an enumeration"),
        (
            "@Cases enum Action { case a\n#if DEBUG\ncase b\n#endif\n}",
            "'@Cases' cannot see which cases '#if' includes: declare them without it"
        ),
        ("@Cases enum Action { case a(Int), a(String) }", "'@Cases' tells cases apart by their names: two cases are named 'a'"),
    ])
    func `what cannot have key paths is refused`(source: String, message: String) {
        #expect(expand(source).diagnostics.map(\.message) == [message])
        #expect(expand(source).source == "")
    }
}
