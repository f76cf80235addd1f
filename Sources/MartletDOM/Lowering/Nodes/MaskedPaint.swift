import MartletElements

extension Paint {
    /// Whether SVG cannot draw the paint, but CSS can: SVG has no angular gradient, and no radial one in points of a stretched drawing.
    var needsMask: Bool {
        switch self {
        case .radial, .angular, .elliptical, .pixels, .tiles: true
        case .color, .linear, .material: false
        }
    }
}

extension PageWriter {
    /// Writes a system symbol, and the same in a gradient.
    mutating func symbol(_ name: String, id: ElementID, paint: Paint) {
        let symbol = resources.symbol(name)
        guard let start = symbol.firstIndex(of: ">"), symbol.hasSuffix("</svg>") else { return raw(symbol) }
        let drawing = symbol[symbol.index(after: start)...].dropLast("</svg>".count)
        let left = symbol.firstRange(of: "viewBox=\"").flatMap { Double(symbol[$0.upperBound...].prefix { $0 != " " }) }
        raw(String(symbol[...start]))
        self.paint(paint, through: "<g color=#fff stroke=#fff>\(drawing)</g>", id: "m\(id)", left: left ?? 0)
        raw(String(drawing))
        end("svg")
    }

    /// Paints a box with CSS inside an SVG, where a white drawing covers it.
    ///
    /// - Parameters:
    ///   - drawing: The SVG elements of the drawing.
    ///   - id: The id of the mask, unique in the page.
    ///   - left: Where the SVG's frame begins in the coordinates of the drawing.
    ///   - margin: How far the drawing extends beyond the SVG's frame on each side, in points.
    mutating func paint(_ paint: Paint, through drawing: String, id: String, left: Double = 0, margin: Double = 0) {
        begin("mask", ["id": id])
        raw(drawing)
        end("mask")
        raw("<foreignObject")
        if left != margin { attribute("x", (left - margin).css) }
        if margin != 0 { attribute("y", (-margin).css) }
        let side = margin == 0 ? "100%" : "calc(100% + \((2 * margin).px))"
        attribute("style", "width:\(side);height:\(side)")
        attribute("mask", "url(#\(id))")
        raw("><div")
        attribute("style", "height:100%;background:\(paint.css(margin: margin))")
        raw("></div></foreignObject>")
    }
}
