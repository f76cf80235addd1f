/// `@Previewable`: a mark that ``PreviewMacro`` looks for and takes away.
///
/// The compiler may ask for its expansion while it checks the body of a `#Preview`, where the mark is fine, or is refused by
/// ``PreviewMacro``; anywhere else it is out of place.
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
