/// Handles `@Previewable`, a marker that ``PreviewMacro`` finds and removes.
///
/// The compiler may expand it while it checks the body of a `#Preview`; ``PreviewMacro`` reports any misuse there. In any other place it is
/// an error.
enum PreviewableMacro {
    static func expand(_ use: MacroUse) -> Expansion {
        guard !use.surroundings.contains(where: isPreview) else { return Expansion() }
        let attribute = TokenList(use.attribute ?? use.source)
        return Expansion(diagnostics: [
            attribute.diagnostic("'@Previewable' can only be used at the top level of the body of '#Preview'", at: 0)
        ])
    }

    private static func isPreview(_ surrounding: String) -> Bool {
        let list = TokenList(SourceText(surrounding))
        let hash = DeclarationHead(in: list, at: 0).end
        return list.text(hash) == "#" && list.name(list.endOfQualifiedName(from: hash + 1)) == "Preview"
    }
}
