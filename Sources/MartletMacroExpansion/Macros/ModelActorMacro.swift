/// Expands `@ModelActor` to the container of an actor, the executor that has its context, and the initializer that makes both.
enum ModelActorMacro {
    static func expand(_ use: MacroUse) -> Expansion {
        let list = TokenList(use.source)
        let head = DeclarationHead(in: list, at: 0)
        switch use.role {
        case "member":
            guard list.text(head.end) == "actor", list.isWord(head.end + 1) else {
                return Expansion(diagnostics: [list.diagnostic("'@ModelActor' can only mark an actor", at: 0)])
            }
            let access = head.modifiers.first { ["public", "package"].contains($0) }.map { $0 + " " } ?? ""
            return Expansion(
                """
                \(access)nonisolated let modelExecutor: any MartletModels.ModelExecutor
                \(access)nonisolated let modelContainer: MartletModels.ModelContainer
                \(access)init(modelContainer: MartletModels.ModelContainer) {
                    self.modelExecutor = MartletModels.DefaultSerialModelExecutor(modelContext: MartletModels.ModelContext(modelContainer, actor: nil))
                    self.modelContainer = modelContainer
                }
                """)
        case "extension":
            return Expansion("extension \(use.extendedType ?? ""): MartletModels.ModelActor {}")
        default:
            return Expansion()
        }
    }
}
