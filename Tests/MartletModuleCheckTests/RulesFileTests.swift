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

    @Test func `A misspelt key is an error with its location`() {
        let error = #expect(throws: RulesError.self) {
            try rules(#"{ "rules": [{ "targets": ["A"], "mayNotImprot": ["B"], "because": "x" }] }"#)
        }
        #expect(
            error?.description
                == "“mayNotImprot” is not a known key; the keys are “targets”, “mayNotImport”, “mayOnlyImport”, “because”, in rules, number 1"
        )
    }

    @Test func `A rule needs a reason`() {
        let error = #expect(throws: RulesError.self) { try rules(#"{ "rules": [{ "targets": ["A"], "mayNotImport": ["B"] }] }"#) }
        #expect(error?.description == "The key “because” is missing, in rules, number 1.")
    }

    @Test func `A rule needs a restriction`() {
        let error = #expect(throws: RulesError.self) { try rules(#"{ "rules": [{ "targets": ["A"], "because": "x" }] }"#) }
        #expect(error?.description == "A rule needs “mayNotImport” or “mayOnlyImport”, in rules, number 1")
    }

    @Test func `Invalid JSON is an error`() {
        #expect(throws: RulesError.self) { try rules("groups:") }
    }
}
