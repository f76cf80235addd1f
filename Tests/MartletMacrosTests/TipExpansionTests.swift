import MartletMacroExpansion
import Testing

@Suite struct TipExpansionTests {
    private func expand(_ macro: String, _ source: String, role: String, attribute: String = "@Parameter ") -> Expansion {
        MessageHandler.expand(
            MacroUse(
                macro: macro, role: role, source: SourceText(source, fileName: "f"), attribute: SourceText(attribute, fileName: "f"),
                surroundings: ["struct SoupTip {}"]))
    }

    @Test func `a rule keeps its arguments and its closure`() {
        #expect(
            expand("TipRule", "#Rule(Self.$isCooking, Self.$count) { $0 && $1 > 3 }", role: "expression").source
                == "TipKit.Tips.Rule(Self.$isCooking, Self.$count) { $0 && $1 > 3 }")
    }

    @Test func `a rule without a parameter is an error`() {
        #expect(!expand("TipRule", "#Rule { true }", role: "expression").diagnostics.isEmpty)
    }

    @Test func `a parameter is an object, and accessors of its value`() {
        let source = "@Parameter static var isCooking: Bool = false"
        #expect(
            expand("TipParameter", source, role: "peer").source
                == "static let $isCooking: TipKit.Tips.Parameter<Bool> = .init(Self.self, \"isCooking\", false)")
        #expect(
            expand("TipParameter", source, role: "accessor").source
                == "{\n    get { $isCooking.wrappedValue }\n    set { $isCooking.wrappedValue = newValue }\n}")
    }

    @Test func `a parameter has options, and a type that its value shows`() {
        #expect(
            expand(
                "TipParameter", "@Parameter(.transient) public static var count = 3", role: "peer", attribute: "@Parameter(.transient)"
            ).source
                == "public static let $count: TipKit.Tips.Parameter<Int> = .init(Self.self, \"count\", 3, options: .transient)")
    }

    @Test func `what is no static variable with a value is reported once`() {
        #expect(!expand("TipParameter", "@Parameter var count = 3", role: "accessor").diagnostics.isEmpty)
        #expect(!expand("TipParameter", "@Parameter static var count: Int", role: "accessor").diagnostics.isEmpty)
        #expect(expand("TipParameter", "@Parameter var count = 3", role: "peer") == Expansion())
    }
}
