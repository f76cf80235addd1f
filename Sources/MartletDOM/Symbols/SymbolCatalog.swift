/// The drawings of all symbols by name, and the rules that compose further symbols from them.
enum SymbolCatalog {
    /// The notations by name, gathered from the files of `Drawings`.
    static let notations: [Substring: Substring] = {
        let lines = [actions, arrows, communication, devices, interface, media, nature, objects, people, places, shapes, text, work]
            .joined(separator: "\n").split(separator: "\n")
        let pairs = lines.map { line -> (Substring, Substring) in
            let name = line.prefix { $0 != " " }
            return (name, line.dropFirst(name.count + 3))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    /// Returns the parts of a drawn symbol, of its filled form, or of a number; empty for other names.
    static func parts(of name: Substring) -> [SymbolPart] {
        if let notation = notations[name] { return SymbolPart.read(notation, including: parts(of:)) }
        if let base = name.dropping(suffix: ".fill") { return parts(of: base).map { $0.fixed(solid: true) } }
        return digits(of: name)
    }

    /// Returns two digits side by side, for numbers up to 99.
    private static func digits(of name: Substring) -> [SymbolPart] {
        guard name.count == 2, name.allSatisfy(\.isWholeNumber) else { return [] }
        return zip([name.prefix(1), name.suffix(1)], [-4.8, 4.8]).flatMap { digit, x in
            parts(of: digit).map { $0.transformed(.identity.scaled(0.9).moved(x: x, y: 0)) }
        }
    }

    /// Returns the parts of a symbol as a mark on a plate; a wide one is scaled to fit.
    static func mark(_ name: Substring) -> [SymbolPart] {
        let parts = parts(of: name)
        guard let extent = parts.reduce(SymbolPath(), { $0 + $1.path }).extent else { return [] }
        let width = extent.upperBound - extent.lowerBound
        guard width > 20 else { return parts }
        let fit = SymbolTransform.identity.moved(x: 12 - (extent.lowerBound + width / 2), y: 0).scaled(19 / width)
        return parts.map { $0.transformed(fit) }
    }

    /// Returns the drawing for a name, composed if it is not drawn: `flame.circle.fill`, `bell.slash`, `person.badge.plus`.
    static func drawing(of name: Substring) -> SymbolDrawing? {
        // Single letters and digits exist only as marks, as in `a.circle`; names with a leading underscore exist only as parts.
        guard name.count > 1, !name.hasPrefix("_") else { return nil }
        if let target = aliases[name] { return drawing(of: target) }
        return drawn(name) ?? plated(name) ?? slashed(name) ?? badged(name)
    }

    private static func drawn(_ name: Substring) -> SymbolDrawing? {
        if notations[name] != nil {
            return SymbolDrawing(parts: parts(of: name), solid: false, hole: hole(in: name))
        }
        guard let base = name.dropping(suffix: ".fill"), notations[base] != nil else { return nil }
        let parts = parts(of: base)
        guard parts.contains(where: { $0.outlined != $0.solid }) else { return nil }
        return SymbolDrawing(parts: parts, solid: true, hole: hole(in: name))
    }

    private static func hole(in name: Substring) -> SymbolHole? { SymbolOutlines.details[name].map(SymbolHole.init) }

    // MARK: Compositions

    private static func plated(_ name: Substring) -> SymbolDrawing? {
        let isSolid = name.hasSuffix(".fill")
        let outlined = name.dropping(suffix: ".fill") ?? name
        guard let dot = outlined.lastIndex(of: "."), let plate = SymbolPlate.named[String(outlined[outlined.index(after: dot)...])]
        else { return nil }
        let mark = aliases[outlined[..<dot]] ?? outlined[..<dot]
        if isSolid {
            guard let outline = SymbolOutlines.marks[mark] else { return nil }
            let hole = SymbolHole(outline).transformed(plate.holeTransform)
            return SymbolDrawing(layers: [.init(surfaces: plate.outline, hole: hole, core: plate.core)])
        }
        let parts = self.mark(mark)
        guard !parts.isEmpty else { return nil }
        var drawing = SymbolDrawing(parts: parts, solid: false).transformed(plate.markTransform)
        drawing.layers[0].lines += plate.outline
        return drawing
    }

    static func slashed(_ name: Substring) -> SymbolDrawing? {
        let base: Substring
        if let outlined = name.dropping(suffix: ".slash") {
            base = outlined
        } else if let solid = name.dropping(suffix: ".slash.fill") {
            base = solid + ".fill"
        } else {
            return nil
        }
        guard let drawing = drawn(base) ?? plated(base) else { return nil }
        let slash = SymbolDrawing(layers: [.init(lines: SymbolPath("M4 3.5L20 20.5"))])
        // The area of the stroke with a gap along its upper side, extended beyond both ends.
        return drawing.clipped(to: SymbolPath("M-.1 -.9L24.1 24.9 26.1 23 1.9 -2.8z")) + slash
    }

    static func badged(_ name: Substring) -> SymbolDrawing? {
        guard let range = name.firstRange(of: ".badge") else { return nil }
        var base = name[..<range.lowerBound]
        var badge = name[range.upperBound...]
        if let outlined = badge.dropping(suffix: ".fill") {
            base += ".fill"
            badge = outlined
        }
        guard let drawing = drawn(base) ?? plated(base) else { return nil }
        if badge.isEmpty {
            let dot = SymbolDrawing(layers: [.init(surfaces: SymbolPath("O18 6 2.6"))])
            return drawing.clipped(to: SymbolPath("O18 6 5.2")) + dot
        }
        let mark = parts(of: aliases[badge.dropFirst()] ?? badge.dropFirst())
        guard badge.hasPrefix("."), !mark.isEmpty else { return nil }
        // Such a small mark is filled, unless it would lose its details.
        let isPlain = mark.allSatisfy { $0.solid == .line || $0.solid == .surface }
        let placed = SymbolTransform.identity.scaled(0.4).moved(x: 7, y: 6.2)
        return drawing.clipped(to: SymbolPath("O19 18.2 5.4")) + SymbolDrawing(parts: mark, solid: isPlain).transformed(placed)
    }
}

extension Substring {
    func dropping(suffix: String) -> Substring? { hasSuffix(suffix) ? dropLast(suffix.count) : nil }
}
