/// The shapes cut out of a filled symbol.
///
/// The outline is for the heaviest pen; stroking its edge makes the hole smaller for lighter pens. An outline that the heaviest pen would
/// fill completely is stored for the regular pen and is the same for every weight.
struct SymbolHole: Equatable, Sendable {
    let outline: SymbolPath
    let followsWeight: Bool

    private init(outline: SymbolPath, followsWeight: Bool) {
        (self.outline, self.followsWeight) = (outline, followsWeight)
    }

    /// Parses an entry of `SymbolOutlines`.
    init(_ entry: Substring) {
        followsWeight = !entry.hasPrefix("=")
        outline = SymbolPath(followsWeight ? entry : entry.dropFirst())
    }

    func transformed(_ transform: SymbolTransform) -> SymbolHole {
        SymbolHole(outline: outline.transformed(transform), followsWeight: followsWeight)
    }
}
