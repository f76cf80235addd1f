import MartletMacroExpansion
import Testing

@Suite struct ModelActorExpansionTests {
    private func expand(_ source: String, role: String) -> Expansion {
        MessageHandler.expand(
            MacroUse(
                macro: "ModelActor", role: role,
                source: SourceText(source, fileID: "App/A.swift", fileName: "f", offset: 100, line: 5, column: 2), extendedType: "Importer")
        )
    }

    @Test func `an actor's members are as public as the actor`() {
        #expect(expand("@ModelActor\nactor Importer {}", role: "member").source.hasPrefix("nonisolated let modelExecutor"))
        #expect(expand("@ModelActor public final actor Importer: P {}", role: "member").source.contains("\npublic init(modelContainer:"))
        #expect(expand("@ModelActor actor Importer {}", role: "extension").source == "extension Importer: MartletModels.ModelActor {}")
    }

    @Test func `only an actor has a context`() {
        #expect(
            expand("@ModelActor class Importer {}", role: "member").diagnostics.map(\.message) == ["'@ModelActor' can only mark an actor"])
    }
}
