/// The symbols that `Image(systemName:)` shows in a page.
///
/// The set is Martlet's own: one grid, one pen with round ends, everything in the colour of the text around it. The names are
/// those that apps use; compositions that follow their grammar (`.circle`, `.square`, `.slash`, `.badge.plus`, `.fill`) are made
/// from parts, so more names are known than are listed in ``names``.
///
/// A page refers to a symbol in a sprite that the browser keeps, so showing one costs some hundred bytes:
///
///     SymbolLibrary.reference(named: "cart.fill")  // <svg class="symbol" …><use href="/_martlet/symbols.svg#cart.fill"/></svg>
package enum SymbolLibrary {
    /// Every name that is drawn or listed as a composition, in alphabetical order.
    static let names: [String] = {
        let drawn = SymbolCatalog.notations.keys.map(String.init)
        let solid = drawn.filter { !$0.hasSuffix(".fill") }.map { $0 + ".fill" }
        let all = Set(drawn + solid + SymbolCatalog.compositions + SymbolCatalog.aliases.keys.map(String.init))
        return all.filter { SymbolCatalog.drawing(of: Substring($0)) != nil }.sorted()
    }()

    /// A complete SVG document for a symbol, or `nil` if there is none of that name.
    /// - Parameter weight: 100 (ultra-light) to 900 (black), as in CSS.
    static func svg(named name: String, weight: Int = 400) -> String? {
        SymbolCatalog.drawing(of: Substring(name)).map { document($0, weight: weight) }
    }

    /// A dotted square with a question mark, for a name that is not known.
    static func placeholder(weight: Int = 400) -> String { document(placeholderDrawing, weight: weight) }

    /// The symbol, or the placeholder: the caller tells its log, once for each name.
    static func resolve(_ name: String, weight: Int = 400) -> (svg: String, isKnown: Bool) {
        guard let known = svg(named: name, weight: weight) else { return (placeholder(weight: weight), false) }
        return (known, true)
    }

    // MARK: In a page

    /// The symbols that apps use most, each under its name as the identifier. It is served at ``PageAddress/symbols``.
    package static let sprite: String = {
        let symbols = SymbolCatalog.popular.compactMap { name in
            SymbolCatalog.drawing(of: Substring(name)).map { symbol(id: name, $0) }
        }
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>\(symbols.joined())\(symbol(id: placeholderID, placeholderDrawing))</defs></svg>"
    }()

    /// What stands in a page for a symbol. A rare one is not in the sprite and stands there itself; an unknown one shows the
    /// placeholder. It needs the rules of ``styleSheet``.
    package static func reference(named name: String) -> String {
        if let popular = spriteReferences[name] { return popular }
        guard let drawing = SymbolCatalog.drawing(of: Substring(name)) else {
            return inPage(placeholderDrawing, use(placeholderID))
        }
        return inPage(drawing, drawing.elements(cut: cutProperty))
    }

    /// The rules every page with symbols needs. The weight is one custom property, and the size follows the font.
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
