extension SymbolCatalog {
    /// Returns the drawing with a level for each layer, for the modes that colour the levels differently; `nil` for a symbol of one level.
    ///
    /// A mark is in front of its plate here, where the plain drawing of a filled symbol cuts it out.
    static func leveled(_ name: Substring) -> SymbolDrawing? {
        if let target = aliases[name] { return leveled(target) }
        if let drawing = drawnLevels(name) { return drawing }
        // The plain drawing of a name that is drawn as a whole has one level.
        if notations[name] != nil || name.dropping(suffix: ".fill").map({ notations[$0] != nil }) == true { return nil }
        if let drawing = platedLevels(name) { return drawing }
        guard var drawing = slashed(name) ?? badged(name) else { return nil }
        // The slash and the badge are the last layer.
        for index in drawing.layers.indices.dropLast() { drawing.layers[index].level = 1 }
        return drawing
    }

    private static func drawnLevels(_ name: Substring) -> SymbolDrawing? {
        let isSolid = notations[name] == nil
        guard let base = isSolid ? name.dropping(suffix: ".fill") : name, let digits = levels[base] else { return nil }
        let parts = zip(parts(of: base), digits.compactMap(\.wholeNumberValue)).map { part, level in
            // What is on another level than the body is not cut out of it.
            (level: level, part: isSolid ? part.fixed(solid: true).inked : part.inked)
        }
        let all = Set(parts.map(\.level)).sorted(by: >)
        return SymbolDrawing(
            layers: all.flatMap { level in
                SymbolDrawing(parts: parts.filter { $0.level == level }.map(\.part), solid: isSolid).layers.map { $0.at(level) }
            })
    }

    private static func platedLevels(_ name: Substring) -> SymbolDrawing? {
        let isSolid = name.hasSuffix(".fill")
        let outlined = name.dropping(suffix: ".fill") ?? name
        guard let dot = outlined.lastIndex(of: "."), let plate = SymbolPlate.named[String(outlined[outlined.index(after: dot)...])]
        else { return nil }
        let parts = mark(aliases[outlined[..<dot]] ?? outlined[..<dot])
        guard !parts.isEmpty else { return nil }
        let mark = SymbolDrawing(parts: parts, solid: false).transformed(plate.markTransform)
        let below = isSolid ? SymbolDrawing.Layer(surfaces: plate.outline, level: 1) : SymbolDrawing.Layer(lines: plate.outline, level: 1)
        return SymbolDrawing(layers: [below]) + mark
    }

    /// The levels of the parts of drawn symbols, a digit for each part: 0 is the primary level.
    static let levels: [Substring: String] = [
        "person.2": "0011", "person.3": "001111", "person.crop.circle": "10000", "person.crop.square": "10000",
        "speaker.wave.1": "01", "speaker.wave.2": "011", "speaker.wave.3": "0111",
        "cloud.rain": "01", "cloud.heavyrain": "01", "cloud.drizzle": "01", "cloud.hail": "011111", "cloud.sleet": "0111",
        "cloud.snow": "01", "cloud.fog": "01", "cloud.bolt": "01", "cloud.bolt.rain": "012", "cloud.sun": "011", "cloud.sun.rain": "0211",
        "cloud.sun.bolt": "0211", "cloud.moon": "01", "cloud.moon.rain": "021", "cloud.moon.bolt": "021", "moon.stars": "011",
        "square.and.pencil": "10", "square.and.arrow.up": "110", "rectangle.stack": "01", "square.stack": "01", "square.stack.3d.up": "01",
        "doc.on.doc": "001", "list.bullet": "1000", "wand.and.stars": "0111", "bubble.left.and.bubble.right": "01",
    ]

    /// Returns the colours of a symbol's levels in the mode with the symbol's own colours, as names of colours; `nil` is the foreground.
    static func ownColors(of name: Substring) -> [String?] {
        let name = aliases[name] ?? name
        let outlined = name.dropping(suffix: ".fill")
        if let outlined, let plate = plateColors[outlined] { return ["white", plate] }
        if let range = name.firstRange(of: ".badge") {
            let badge = name[range.upperBound...].split(separator: ".").first
            return [badge.map { badgeColors[$0] } ?? "red", nil]
        }
        return colors[outlined ?? name] ?? []
    }

    private static let colors: [Substring: [String?]] = [
        "sun.max": ["yellow"], "sun.min": ["yellow"], "drop": ["blue"], "flame": ["orange"], "leaf": ["green"], "heart": ["red"],
        "bolt": ["yellow"], "star": ["yellow"], "star.leadinghalf": ["yellow"], "cloud": ["white"], "cloud.rain": ["white", "cyan"],
        "cloud.heavyrain": ["white", "cyan"], "cloud.drizzle": ["white", "cyan"], "cloud.bolt": ["white", "yellow"],
        "cloud.bolt.rain": ["white", "yellow", "cyan"], "cloud.sun": ["white", "yellow"], "cloud.sun.rain": ["white", "yellow", "cyan"],
        "cloud.sun.bolt": ["white", "yellow", "yellow"],
    ]

    /// The colours of filled plates, whose marks are white.
    private static let plateColors: [Substring: String] = [
        "checkmark.circle": "green", "plus.circle": "green", "xmark.circle": "red", "minus.circle": "red", "phone.circle": "green",
        "info.circle": "blue", "checkmark.seal": "blue", "exclamationmark.triangle": "yellow",
    ]

    private static let badgeColors: [Substring: String] = ["plus": "green", "checkmark": "green", "minus": "red", "xmark": "red"]
}

extension SymbolPart {
    /// The part with ink where it is knocked out.
    fileprivate var inked: SymbolPart {
        func ink(_ ink: Ink?) -> Ink? {
            switch ink {
            case .knockedOutLine: .line
            case .knockedOutSurface: .surface
            default: ink
            }
        }
        return SymbolPart(outlined: ink(outlined), solid: ink(solid), path: path)
    }
}

extension SymbolDrawing.Layer {
    fileprivate func at(_ level: Int) -> Self {
        var layer = self
        layer.level = level
        return layer
    }
}
