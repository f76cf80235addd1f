/// A symbol ready for output: layers from back to front.
struct SymbolDrawing: Equatable, Sendable {
    struct Layer: Equatable, Sendable {
        var lines = SymbolPath()
        var surfaces = SymbolPath()
        /// The shapes cut out of the surfaces.
        var hole: SymbolHole?
        /// The filled area around a hole with a stroked edge, if it differs from the surfaces' outline.
        var core: SymbolPath?
        /// The visible area of the layer under a slash or beside a badge; `nil` shows all of it.
        var clip: SymbolPath?
        /// Which of the symbol's colours the layer has, if it has several: 0 is the primary one.
        var level = 0
    }

    var layers: [Layer]
}

extension SymbolDrawing {
    init(parts: [SymbolPart], solid: Bool, hole: SymbolHole? = nil) {
        var layer = Layer(hole: hole)
        for part in parts {
            switch part.ink(solid: solid) {
            case .line: layer.lines += part.path
            case .surface: layer.surfaces += part.path
            case .knockedOutLine, .knockedOutSurface, nil: continue
            }
        }
        layers = [layer]
    }

    func transformed(_ transform: SymbolTransform) -> SymbolDrawing {
        SymbolDrawing(
            layers: layers.map { layer in
                Layer(
                    lines: layer.lines.transformed(transform), surfaces: layer.surfaces.transformed(transform),
                    hole: layer.hole?.transformed(transform), core: layer.core?.transformed(transform),
                    clip: layer.clip?.transformed(transform), level: layer.level)
            })
    }

    func clipped(to clip: SymbolPath) -> SymbolDrawing {
        SymbolDrawing(
            layers: layers.map { layer in
                var layer = layer
                layer.clip = clip
                return layer
            })
    }

    static func + (below: SymbolDrawing, above: SymbolDrawing) -> SymbolDrawing {
        SymbolDrawing(layers: below.layers + above.layers)
    }
}

// MARK: - Writing

extension SymbolDrawing {
    /// The space that the view box leaves at each side: half of the heaviest pen plus a small margin.
    private static let sideBearing = 1.75

    /// As wide as the drawing: a chevron takes less space in a row than a cart.
    private var extent: (low: Double, high: Double) {
        let extents = layers.flatMap { [$0.lines.extent, $0.surfaces.extent] }.compactMap { $0 }
        return ((extents.map(\.lowerBound).min() ?? 0) - Self.sideBearing, (extents.map(\.upperBound).max() ?? 24) + Self.sideBearing)
    }

    /// The width divided by the height.
    var ratio: Double { (extent.high - extent.low) / 24 }

    /// As high as the grid.
    var viewBox: String {
        let (low, high) = extent
        func decimal(_ value: Double) -> String {
            let tenths = Int((value * 10).rounded())
            return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
        }
        return "\(decimal(low)) 0 \(decimal(high - low)) 24"
    }

    /// Returns the SVG elements of the symbol. They inherit fill, stroke and pen; `cut` is the difference between the heaviest pen and the
    /// current one.
    ///
    /// A hole is stored for the heaviest pen, and its edge is stroked inwards by `cut`. So the details of a filled symbol follow the weight
    /// without a mask, which a sprite in a separate file cannot refer to.
    func elements(cut: String) -> String { layers.map { Self.elements(of: $0, cut: cut) }.joined() }

    /// The same, with a style for the layers of each level.
    func elements(cut: String, style: (_ level: Int) -> String?) -> String {
        layers.map { layer in
            let elements = Self.elements(of: layer, cut: cut)
            return style(layer.level).map { "<g style=\"\($0)\">\(elements)</g>" } ?? elements
        }.joined()
    }

    private static func elements(of layer: Layer, cut: String) -> String {
        let lines = layer.hole == nil ? layer.lines : layer.lines + layer.surfaces
        var elements = lines.isEmpty ? "" : "<path d=\"\(lines.data)\"/>"
        if let hole = layer.hole {
            let pen = hole.followsWeight ? "stroke-width=\"\(cut)\"" : "stroke=\"none\""
            let core = hole.followsWeight ? layer.core ?? layer.surfaces : layer.surfaces
            elements += "<path fill=\"currentColor\" fill-rule=\"evenodd\" \(pen) d=\"\((core + hole.outline).data)\"/>"
        } else if !layer.surfaces.isEmpty {
            elements += "<path fill=\"currentColor\" d=\"\(layer.surfaces.data)\"/>"
        }
        guard let clip = layer.clip else { return elements }
        // A basic shape starts at the corner of the clipped box, so an invisible box, wider than any symbol, defines that corner.
        let shape = (SymbolPath("M-12 0h48v24h-48z") + clip).transformed(.identity.moved(x: 12, y: 0))
        return "<g clip-path=\"path(evenodd,'\(shape.data)')\"><path stroke=\"none\" d=\"M-12 0h48v24h-48z\"/>\(elements)</g>"
    }
}
