import Foundation
import MartletModuleCheck
import Testing

@Suite struct RulesFileTests {
    private func rules(_ json: String) throws -> ModuleRules { try ModuleRules(json: Data(json.utf8)) }

    @Test func `A file has groups and rules`() throws {
        let rules = try rules(
            """
            {
                "groups": { "features": ["Feature*"] },
                "rules": [
                    { "targets": ["features"], "mayNotImport": ["features"], "because": "Features do not know each other." },
                    { "targets": ["Core"], "mayOnlyImport": [], "because": "The core stands by itself." }
                ]
            }
            """)
        #expect(
            rules
                == ModuleRules(
                    groups: ["features": ["Feature*"]],
                    rules: [
                        .init(["features"], mayNotImport: ["features"], because: "Features do not know each other."),
                        .init(["Core"], mayOnlyImport: [], because: "The core stands by itself."),
                    ]))
    }

    @Test func `A slip in a key is told, with its place`() {
        let error = #expect(throws: RulesError.self) {
            try rules(#"{ "rules": [{ "targets": ["A"], "mayNotImprot": ["B"], "because": "x" }] }"#)
        }
        #expect(
            error?.description
                == "“mayNotImprot” means nothing here; there are “targets”, “mayNotImport”, “mayOnlyImport”, “because”, in rules, number 1")
    }

    @Test func `A rule says why`() {
        let error = #expect(throws: RulesError.self) { try rules(#"{ "rules": [{ "targets": ["A"], "mayNotImport": ["B"] }] }"#) }
        #expect(error?.description == "There is no “because”, in rules, number 1.")
    }

    @Test func `A rule forbids something`() {
        let error = #expect(throws: RulesError.self) { try rules(#"{ "rules": [{ "targets": ["A"], "because": "x" }] }"#) }
        #expect(error?.description == "A rule needs “mayNotImport” or “mayOnlyImport”, in rules, number 1")
    }

    @Test func `What is no JSON is told`() {
        #expect(throws: RulesError.self) { try rules("groups:") }
    }
}
