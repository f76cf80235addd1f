import MartletElements

/// The symbols that `Image(systemName:)` shows in a page.
///
/// The set is Martlet's own: one grid, one pen with round ends, everything in the surrounding text colour. The names are those that apps
/// use. Compositions that follow their grammar (`.circle`, `.square`, `.slash`, `.badge.plus`, `.fill`) are generated, so more names work
/// than ``names`` lists.
///
/// A page refers to a symbol in a cached sprite, so each use costs about a hundred bytes:
///
///     SymbolLibrary.reference(named: "cart.fill")  // <svg class="symbol" …><use href="/_martlet/symbols.svg#cart.fill"/></svg>
package enum SymbolLibrary {
    /// Every drawn name and every listed composition, in alphabetical order.
    static let names: [String] = {
        let drawn = SymbolCatalog.notations.keys.map(String.init)
        let solid = drawn.filter { !$0.hasSuffix(".fill") }.map { $0 + ".fill" }
        let all = Set(drawn + solid + SymbolCatalog.compositions + SymbolCatalog.aliases.keys.map(String.init))
        return all.filter { SymbolCatalog.drawing(of: Substring($0)) != nil }.sorted()
    }()

    /// Returns a complete SVG document for a symbol, or `nil` if there is no such symbol.
    /// - Parameter weight: 100 (ultra-light) to 900 (black), as in CSS.
    static func svg(named name: String, weight: Int = 400) -> String? {
        SymbolCatalog.drawing(of: Substring(name)).map { document($0, weight: weight) }
    }

    /// Returns a dotted square with a question mark, for an unknown name.
    static func placeholder(weight: Int = 400) -> String { document(placeholderDrawing, weight: weight) }

    /// Returns the symbol or the placeholder. The caller logs an unknown name, once per name.
    package static func resolve(_ name: String, weight: Int = 400) -> (svg: String, isKnown: Bool) {
        guard let known = svg(named: name, weight: weight) else { return (placeholder(weight: weight), false) }
        return (known, true)
    }

    /// Returns the width of a symbol, or of the placeholder, divided by its height.
    package static func ratio(of name: String) -> Double { (SymbolCatalog.drawing(of: Substring(name)) ?? placeholderDrawing).ratio }

    // MARK: In a page

    /// The symbols that apps use most, each with its name as the id. It is served at ``PageAddress/symbols``.
    package static let sprite: String = {
        let symbols = SymbolCatalog.popular.compactMap { name in
            SymbolCatalog.drawing(of: Substring(name)).map { symbol(id: name, $0) }
        }
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>\(symbols.joined())\(symbol(id: placeholderID, placeholderDrawing))</defs></svg>"
    }()

    /// Returns the HTML for a symbol. A rare symbol is not in the sprite and is inlined; an unknown one shows the placeholder. It needs the
    /// rules of ``styleSheet``.
    package static func reference(named name: String) -> String {
        if let popular = spriteReferences[name] { return popular }
        guard let drawing = SymbolCatalog.drawing(of: Substring(name)) else {
            return inPage(placeholderDrawing, use(placeholderID))
        }
        return inPage(drawing, drawing.elements(cut: cutProperty))
    }

    /// Returns the HTML for a symbol in a mode that colours its levels differently.
    package static func reference(named name: String, mode: SymbolMode) -> String {
        let leveled = SymbolCatalog.leveled(Substring(name))
        let own = mode == .multicolor ? SymbolCatalog.ownColors(of: Substring(name)) : []
        guard leveled != nil || !own.isEmpty, let drawing = leveled ?? SymbolCatalog.drawing(of: Substring(name)) else {
            return reference(named: name)
        }
        let elements = drawing.elements(cut: cutProperty) { level in
            switch mode {
            case .hierarchical: level == 0 ? nil : "opacity:\(level == 1 ? 0.5 : 0.25)"
            case .palette(let count):
                switch (level, count) {
                case (0, _): nil
                case (2, 3...): coloring("var(--tertiary)")
                default: coloring("var(--secondary)")
                }
            case .multicolor: own.indices.contains(level) ? own[level].map { coloring("var(--\($0))") } : nil
            }
        }
        return inPage(drawing, elements)
    }

    private static func coloring(_ color: String) -> String { "color:\(color);stroke:currentColor" }

    /// The rules for pages with symbols. The weight is one custom property, and the size follows the font.
    static let styleSheet = """
        .symbol{height:1.25em;width:auto;vertical-align:-.273em;flex:none;overflow:visible;fill:none;stroke:currentColor;\
        stroke-linecap:round;stroke-linejoin:round;stroke-width:var(--symbol-stroke,\(SymbolWeight.regular)px);\
        --symbol-cut:calc(\(SymbolWeight.heaviest)px - var(--symbol-stroke,\(SymbolWeight.regular)px))}
        """

    private static let spriteReferences: [String: String] = {
        let pairs = SymbolCatalog.popular.compactMap { name in
            SymbolCatalog.drawing(of: Substring(name)).map { (name, inPage($0, use(name))) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    private static let placeholderID = "unknown"
    private static let placeholderDrawing = SymbolDrawing(
        parts: SymbolCatalog.parts(of: "square.dashed")
            + SymbolCatalog.parts(of: "questionmark").map { $0.transformed(.identity.scaled(0.5)) },
        solid: false)
    private static let cutProperty = "var(--symbol-cut)"

    private static func use(_ id: String) -> String { "<use href=\"\(PageAddress.symbols)#\(id)\"/>" }

    private static func symbol(id: String, _ drawing: SymbolDrawing) -> String {
        let elements = drawing.elements(cut: cutProperty)
        let isOne = elements.dropFirst().firstIndex(of: "<") == nil
        return isOne ? "<path id=\"\(id)\"\(elements.dropFirst("<path".count))" : "<g id=\"\(id)\">\(elements)</g>"
    }

    private static func inPage(_ drawing: SymbolDrawing, _ content: String) -> String {
        "<svg class=\"symbol\" aria-hidden=\"true\" viewBox=\"\(drawing.viewBox)\">\(content)</svg>"
    }

    private static func document(_ drawing: SymbolDrawing, weight: Int) -> String {
        let pen = SymbolWeight.pen(weight: weight)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(drawing.viewBox)" fill="none" stroke="currentColor" \
            stroke-width="\(pen)" stroke-linecap="round" stroke-linejoin="round">\
            \(drawing.elements(cut: "\(SymbolWeight.decimal(SymbolWeight.heaviest - pen))"))</svg>
            """
    }
}
