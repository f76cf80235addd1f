import MartletElements

/// A shape that is only filled is a CSS box; one with a stroke or a free path is an SVG inside it.
enum ShapeLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-shape.drawn{pointer-events:none}
        .k-shape.drawn>svg>*{pointer-events:var(--hits,visiblePainted)}
        .k-shape.drawn>svg>foreignObject{pointer-events:none}
        .k-shape>svg{display:block;width:100%;height:100%;overflow:visible;container-type:size}
        .k-shape.round{container-type:size;display:grid;place-items:center}
        .k-shape.round>svg{width:min(100cqw,100cqh);height:min(100cqw,100cqh)}
        """

    static func drawsInside(_ modifier: Modifier?) -> Bool { true }

    static func core(_ element: Element) -> Core {
        guard !isDrawn(element) else { return Core("div", shapeName(element) == "circle" ? "drawn round" : "drawn", stage: .background) }
        let paint = element.modifier(Fill.self)?.paint ?? .color(.token("foreground"))
        var core = Core("div", style: [("background", paint.css)], stage: .background)
        if let backdrop = paint.backdrop { core.style.append(("backdrop-filter", backdrop)) }
        switch shapeName(element) {
        case "circle":
            core.style.append(("clip-path", "circle()"))
            core.stage = .effects
        case "capsule": core.style.append(("border-radius", "9999px"))
        case "ellipse": core.style.append(("border-radius", "50%"))
        case "roundedRectangle": core.style.append(("border-radius", radius(element)))
        default: break
        }
        if let inset = element[.inset]?.doubleValue, inset != 0 { core.style.append(("margin", inset.px)) }
        return core
    }

    private static func shapeName(_ element: Element) -> String {
        element.hasModifier(Outline.self) ? "path" : element[.shape]?.stringValue ?? "rectangle"
    }

    private static func isDrawn(_ element: Element) -> Bool {
        shapeName(element) == "path" || element.hasModifier(Stroke.self) || element[.trimFrom] != nil || element[.trimTo] != nil
    }

    private static func radius(_ element: Element) -> String {
        if let radii = element[.radius]?.listValue { return radii.compactMap(\.doubleValue?.px).joined(separator: " ") }
        return (element[.radius]?.doubleValue ?? 0).px
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        guard isDrawn(element) else { return }
        let name = shapeName(element)
        let isUnit = name == "path" && element.modifier(Outline.self)?.isUnit == true
        var gradients = SVGGradients(id: element.id)
        var attributes: [(String, String)] = []
        let stroke = element.modifier(Stroke.self)
        let fill = element.modifier(Fill.self)
        let inset = (element[.inset]?.doubleValue ?? 0) + (stroke?.isInside == true ? (stroke?.width ?? 0) / 2 : 0)
        attributes.append(("fill", fill.map { gradients.value(of: $0.paint, "f") } ?? (stroke == nil ? "currentColor" : "none")))
        if let stroke { attributes += self.attributes(of: stroke, &gradients) }
        attributes += trim(element)
        let tag = outline(name, element, inset, &attributes)
        let masked = [(fill?.paint, "fill"), (stroke?.paint, "stroke")].filter { $0.0?.needsMask == true }
        if masked.isEmpty, isUnit {
            page.begin("svg", ["viewBox": "0 0 1 1", "preserveAspectRatio": "none", "aria-hidden": "true"])
        } else {
            page.begin("svg", ["aria-hidden": "true"])
        }
        page.raw(gradients.definitions)
        /// Returns the outline with some attributes replaced. In an SVG with masks, the unit square is an SVG of its own.
        func figure(_ replacing: [String: String] = [:]) -> String {
            var html = HTMLWriter()
            let isNested = isUnit && !masked.isEmpty
            if isNested { html.raw("<svg viewBox='0 0 1 1' preserveAspectRatio=none width='100%' height='100%' overflow=visible>") }
            html.raw("<" + tag)
            for (name, value) in attributes { html.attribute(name, replacing[name] ?? value) }
            html.raw("></\(tag)>")
            if isNested { html.raw("</svg>") }
            return html.string
        }
        for case (let paint?, let part) in masked {
            let other = part == "fill" ? "stroke" : "fill"
            // The sharpest corner of a line is two widths away from its outline.
            let margin = part == "stroke" ? (stroke?.width ?? 0) * 2 : 0
            page.paint(paint, through: figure([part: "#fff", other: "none"]), id: "m\(element.id)\(part.prefix(1))", margin: margin)
        }
        page.raw(figure())
        page.end("svg")
    }

    private static func attributes(of stroke: Stroke, _ gradients: inout SVGGradients) -> [(String, String)] {
        var result = [
            ("stroke", gradients.value(of: stroke.paint, "s")), ("stroke-width", stroke.width.css),
        ]
        if stroke.cap != .butt { result.append(("stroke-linecap", stroke.cap.rawValue)) }
        if stroke.join != .miter { result.append(("stroke-linejoin", stroke.join.rawValue)) }
        if !stroke.dash.isEmpty {
            result.append(("stroke-dasharray", stroke.dash.map(\.css).joined(separator: " ")))
            if stroke.dashPhase != 0 { result.append(("stroke-dashoffset", stroke.dashPhase.css)) }
        }
        return result
    }

    /// Normalises the outline's length to 1, so that a dash draws a part of it.
    private static func trim(_ element: Element) -> [(String, String)] {
        guard element[.trimFrom] != nil || element[.trimTo] != nil else { return [] }
        let from = min(max(element[.trimFrom]?.doubleValue ?? 0, 0), 1)
        let to = min(max(element[.trimTo]?.doubleValue ?? 1, 0), 1)
        return [("pathLength", "1"), ("stroke-dasharray", "\(max(to - from, 0).css) 2"), ("stroke-dashoffset", (-from).css)]
    }

    /// Returns the tag of the outline and adds its dimensions to the attributes.
    private static func outline(_ name: String, _ element: Element, _ inset: Double, _ attributes: inout [(String, String)]) -> String {
        switch name {
        case "path":
            let outline = element.modifier(Outline.self)
            attributes.append(("d", outline?.path.svg ?? ""))
            if outline?.isUnit == true { attributes.append(("vector-effect", "non-scaling-stroke")) }
            if element[.evenOdd] == true { attributes.append(("fill-rule", "evenodd")) }
            return "path"
        case "circle":
            attributes += [("cx", "50%"), ("cy", "50%"), ("r", "50%")]
            if inset != 0 { attributes.append(("style", "r:calc(50% - \(inset.px))")) }
            return "circle"
        case "ellipse":
            attributes += [("cx", "50%"), ("cy", "50%"), ("rx", "50%"), ("ry", "50%")]
            if inset != 0 { attributes.append(("style", "rx:calc(50% - \(inset.px));ry:calc(50% - \(inset.px))")) }
            return "ellipse"
        default:
            if inset != 0 { attributes += [("x", inset.css), ("y", inset.css)] }
            let side = inset == 0 ? "100%" : "calc(100% - \((inset * 2).px))"
            attributes.append(("style", "width:\(side);height:\(side)\(corners(name, element, inset))"))
            return "rect"
        }
    }

    /// Returns the corner radius in CSS, at most half of the shorter side: SVG would turn a larger one into a quarter of an ellipse.
    private static func corners(_ name: String, _ element: Element, _ inset: Double) -> String {
        let less = inset == 0 ? "" : " - \(inset.px)"
        switch name {
        case "capsule": return ";rx:calc(min(50cqw,50cqh)\(less))"
        case "roundedRectangle":
            let radius = element[.radius]?.doubleValue ?? element[.radius]?.listValue?.first?.doubleValue ?? 0
            return radius == 0 ? "" : ";rx:max(min(\(radius.px),50cqw,50cqh)\(less),0px)"
        default: return ""
        }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes, .inside] }
}

/// The gradients for the outlines of one SVG.
private struct SVGGradients {
    let id: ElementID
    private(set) var definitions = ""

    init(id: ElementID) { self.id = id }

    /// Returns the value of `fill` or `stroke`. A paint that needs a mask is drawn beside the outline, which then is transparent.
    mutating func value(of paint: Paint, _ suffix: String) -> String {
        let name = "g\(id)\(suffix)"
        switch paint {
        case .linear(let stops, let start, let end):
            definitions += "<linearGradient id=\(name) x1=\(start.x.css) y1=\(start.y.css) x2=\(end.x.css) y2=\(end.y.css)>"
            define(stops)
            return "url(#\(name))"
        case .radial, .angular, .elliptical, .pixels, .tiles:
            return "transparent"
        case .color, .material:
            return paint.plainCSS
        }
    }

    private mutating func define(_ stops: [GradientStop]) {
        var html = HTMLWriter()
        for stop in stops {
            html.raw("<stop")
            html.attribute("offset", stop.location.css)
            html.attribute("style", "stop-color:\(stop.color.css)")
            html.raw("/>")
        }
        definitions += html.string + "</linearGradient>"
    }
}
