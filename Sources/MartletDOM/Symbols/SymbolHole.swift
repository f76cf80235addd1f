/// What a solid symbol has knocked out of it.
///
/// The outline is that of the heaviest pen, and inking its edge thins it for lighter ones. An outline that such a pen would fill
/// up is kept as the regular pen draws it, and is the same for every weight.
struct SymbolHole: Equatable, Sendable {
    let outline: SymbolPath
    let followsWeight: Bool

    private init(outline: SymbolPath, followsWeight: Bool) {
        (self.outline, self.followsWeight) = (outline, followsWeight)
    }

    /// Reads an entry of `SymbolOutlines`.
    init(_ entry: Substring) {
        followsWeight = !entry.hasPrefix("=")
        outline = SymbolPath(followsWeight ? entry : entry.dropFirst())
    }

    func transformed(_ transform: SymbolTransform) -> SymbolHole {
        SymbolHole(outline: outline.transformed(transform), followsWeight: followsWeight)
    }
}
