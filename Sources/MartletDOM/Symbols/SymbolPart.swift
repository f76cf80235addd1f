/// One stroke or surface of a drawing, and how it appears in the outlined and in the filled form of the symbol.
///
/// A drawing consists of parts separated by semicolons. A part is path data with a prefix that states how it is painted, or `@name` with
/// transforms, which includes all parts of another drawing:
///
/// | prefix | in `name` | in `name.fill` |
/// |---|---|---|
/// | none | a line | a line |
/// | `#` | a line: the symbol's body | a surface |
/// | `^` | a line | a line knocked out of the body |
/// | `*` | a surface | a surface |
/// | `%` | a surface | a surface knocked out of the body |
/// | `-` | a line knocked out of the surfaces | the same |
/// | `?` | a line | nothing |
/// | `+`, `+*`, `+-`, `+%` | nothing | a line, a surface, a line knocked out, a surface knocked out |
///
/// The transforms of an `@name` apply from left to right, about the grid's centre: `fx` and `fy` mirror, `r90` rotates clockwise, `s.5`
/// scales, `m3,-2` moves.
struct SymbolPart: Equatable, Sendable {
    enum Ink: Sendable {
        case line, surface, knockedOutLine, knockedOutSurface
    }

    let outlined: Ink?
    let solid: Ink?
    let path: SymbolPath

    func ink(solid wantsSolid: Bool) -> Ink? { wantsSolid ? solid : outlined }

    /// Returns the part as it appears in one of the two forms, now identical in both.
    func fixed(solid wantsSolid: Bool) -> SymbolPart {
        let ink = ink(solid: wantsSolid)
        return SymbolPart(outlined: ink, solid: ink, path: path)
    }

    func transformed(_ transform: SymbolTransform) -> SymbolPart {
        SymbolPart(outlined: outlined, solid: solid, path: path.transformed(transform))
    }
}

extension SymbolPart {
    private static let prefixes: [(String, outlined: Ink?, solid: Ink?)] = [
        ("+*", nil, .surface), ("+-", nil, .knockedOutLine), ("+%", nil, .knockedOutSurface), ("+", nil, .line),
        ("#", .line, .surface), ("^", .line, .knockedOutLine), ("*", .surface, .surface), ("%", .surface, .knockedOutSurface),
        ("-", .knockedOutLine, .knockedOutLine), ("?", .line, nil), ("", .line, .line),
    ]

    /// Parses a drawing. `parts` returns those of a drawing that it includes.
    static func read(_ notation: Substring, including parts: (Substring) -> [SymbolPart]) -> [SymbolPart] {
        notation.split(separator: ";").flatMap { text in
            if text.hasPrefix("@") {
                let words = text.dropFirst().split(separator: " ")
                let transform = words.dropFirst().reduce(SymbolTransform.identity) { $0.followed(byNotation: $1) }
                return parts(words[0]).map { $0.transformed(transform) }
            }
            guard let prefix = prefixes.first(where: { text.hasPrefix($0.0) }) else { return [] }
            let path = SymbolPath(text.dropFirst(prefix.0.count))
            return [SymbolPart(outlined: prefix.outlined, solid: prefix.solid, path: path)]
        }
    }
}

extension SymbolTransform {
    fileprivate func followed(byNotation word: Substring) -> SymbolTransform {
        let numbers = word.dropFirst().split(separator: ",").compactMap { Double($0) }
        switch (word.first, numbers.count) {
        case ("f", 0): return word == "fx" ? mirroredLeftToRight() : mirroredTopToBottom()
        case ("r", 1): return turned(degrees: numbers[0])
        case ("s", 1): return scaled(numbers[0])
        case ("m", 2): return moved(x: numbers[0], y: numbers[1])
        default: preconditionFailure("A symbol cannot be turned by \"\(word)\".")
        }
    }
}
