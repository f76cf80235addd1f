import MartletDOM
import MartletElements

/// A canvas is an SVG in the points of the canvas. A changed drawing replaces the content of the element.
enum CanvasLowering: ElementLowering {
    nonisolated static let family = Family.drawing
    static let holdsControls = false

    static func core(_ element: Element) -> Core { Core("div") }

    static func drawsInside(_ modifier: Modifier?) -> Bool { modifier?.value is CanvasDrawing }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        guard let drawing = element.modifiers.lazy.compactMap({ $0.as(CanvasDrawing.self) }).first else { return }
        page.begin("svg", ["aria-hidden": "true"])
        var writer = DrawingWriter(prefix: "d\(element.id)")
        for item in drawing.items { writer.write(item, &page) }
        page.end("svg")
    }
}

/// Writes drawings as SVG.
///
/// From the outside to the inside, a drawing has its opacity and blend mode, its clips, its filters and its transform.
@MainActor
private struct DrawingWriter {
    /// Begins the ids of gradients, clips and filters, which are unique in the page.
    let prefix: String
    private var count = 0

    init(prefix: String) { self.prefix = prefix }

    private mutating func newID() -> String {
        count += 1
        return "\(prefix)-\(count)"
    }

    mutating func write(_ item: DrawnItem, _ page: inout PageWriter) {
        var groups = 0
        func open(_ name: String, _ value: String) {
            page.raw("<g")
            page.attribute(name, value)
            page.raw(">")
            groups += 1
        }
        var style: [String] = []
        if item.opacity != 1 { style.append("opacity:\(item.opacity.css)") }
        if let mode = item.blendMode { style.append("mix-blend-mode:\(mode)") }
        if !style.isEmpty { open("style", style.joined(separator: ";")) }
        for clip in item.clips {
            let (name, id) = define(clip, &page)
            open(name, "url(#\(id))")
        }
        if !item.filters.isEmpty { open("filter", "url(#\(define(item.filters, &page)))") }
        if item.transform != .identity { open("transform", item.transform.svg) }
        write(item.content, &page)
        for _ in 0..<groups { page.end("g") }
    }

    private mutating func write(_ content: DrawnContent, _ page: inout PageWriter) {
        switch content {
        case .fill(let path, let ink, let isEvenOdd):
            let rule = isEvenOdd ? [("fill-rule", "evenodd")] : []
            cover(path, rule, paint: "fill", ink, bounds: path.bounds, &page)
        case .stroke(let path, let ink, let stroke):
            let margin = stroke.width * max(1, stroke.join == .miter ? stroke.miterLimit / 2 : 1)
            cover(path, stroke.attributes, paint: "stroke", ink, bounds: path.bounds.grown(by: margin), &page)
        case .text(let text, let place): write(text, place, &page)
        case .image(let image, let place): write(image, place, &page)
        case .layer(let items):
            page.raw("<g style=isolation:isolate>")
            for item in items { write(item, &page) }
            page.end("g")
        }
    }

    // MARK: Paths

    /// Writes a path that an ink covers: a fill or a stroke. SVG has no gradient by the angle, so CSS paints it, through a mask.
    private mutating func cover(
        _ path: PathValue, _ attributes: [(String, String)], paint: String, _ ink: Ink, bounds: Bounds, _ page: inout PageWriter
    ) {
        func figure(_ value: String) {
            page.raw("<path")
            page.attribute("d", path.svg)
            for (name, value) in attributes { page.attribute(name, value) }
            if paint == "stroke" { page.attribute("fill", "none") }
            page.attribute("style", "\(paint):\(value)")
            page.raw(" />")
        }
        switch ink {
        case .color(let color): figure(color.css)
        case .linear(let stops, let start, let end, let spread):
            let ends = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
            figure("url(#\(gradient("linearGradient", ends, stops, spread, &page)))")
        case .radial(let stops, let center, let inner, let outer, let spread):
            let circles = [("cx", center.x), ("cy", center.y), ("r", outer), ("fr", inner)]
            figure("url(#\(gradient("radialGradient", circles, stops, spread, &page)))")
        case .conic(let stops, let center, let start, let end):
            let id = beginMask(&page)
            figure("#fff")
            page.end("mask")
            page.raw("<foreignObject")
            page.attribute("mask", "url(#\(id))")
            write(bounds, &page)
            page.raw("><div")
            let middle = UnitPosition(
                x: bounds.width > 0 ? (center.x - bounds.x) / bounds.width : 0,
                y: bounds.height > 0 ? (center.y - bounds.y) / bounds.height : 0)
            page.attribute("style", "background:\(Paint.angular(stops, center: middle, start: start, end: end).css)")
            page.raw("></div></foreignObject>")
        }
    }

    private mutating func gradient(
        _ tag: String, _ places: [(String, Double)], _ stops: [GradientStop], _ spread: Ink.Spread, _ page: inout PageWriter
    ) -> String {
        let id = newID()
        page.raw("<\(tag)")
        page.attribute("id", id)
        page.attribute("gradientUnits", "userSpaceOnUse")
        for (name, number) in places { page.attribute(name, number.css) }
        if spread != .pad { page.attribute("spreadMethod", spread.rawValue) }
        page.raw(">")
        for stop in stops {
            page.raw("<stop")
            page.attribute("offset", stop.location.css)
            page.attribute("style", "stop-color:\(stop.color.css)")
            page.raw(" />")
        }
        page.end(tag)
        return id
    }

    // MARK: Clips

    /// - Returns: The attribute that applies the clip, and the clip's id.
    private mutating func define(_ clip: DrawnClip, _ page: inout PageWriter) -> (attribute: String, id: String) {
        switch clip {
        case .path(let path, let isEvenOdd, isInverse: false):
            let id = newID()
            page.raw("<clipPath")
            page.attribute("id", id)
            page.raw(">")
            writeClip(path, isEvenOdd ? [("clip-rule", "evenodd")] : [], &page)
            page.end("clipPath")
            return ("clip-path", id)
        case .path(let path, let isEvenOdd, isInverse: true):
            let id = beginMask(&page)
            page.raw("<rect x=-100% y=-100% width=300% height=300% fill=#fff />")
            writeClip(path, [("fill", "#000")] + (isEvenOdd ? [("fill-rule", "evenodd")] : []), &page)
            page.end("mask")
            return ("mask", id)
        case .layer(let items, let opacity, let isInverse):
            // The opacity of the layer's pixels counts, not their brightness: a filter makes them all white, or all black.
            let white = newID()
            let level = isInverse ? "0" : "1"
            page.raw("<filter")
            page.attribute("id", white)
            page.raw(" color-interpolation-filters=sRGB><feColorMatrix values='0 0 0 0 \(level) 0 0 0 0 \(level) 0 0 0 0 \(level) ")
            page.raw("0 0 0 \(opacity.css) 0'/></filter>")
            let id = beginMask(&page)
            if isInverse { page.raw("<rect x=-100% y=-100% width=300% height=300% fill=#fff />") }
            page.raw("<g")
            page.attribute("filter", "url(#\(white))")
            page.raw(">")
            for item in items { write(item, &page) }
            page.raw("</g></mask>")
            return ("mask", id)
        }
    }

    private func writeClip(_ path: PathValue, _ attributes: [(String, String)], _ page: inout PageWriter) {
        page.raw("<path")
        page.attribute("d", path.svg)
        for (name, value) in attributes { page.attribute(name, value) }
        page.raw(" />")
    }

    /// Begins a mask that reaches far beyond the canvas on each side.
    private mutating func beginMask(_ page: inout PageWriter) -> String {
        let id = newID()
        page.raw("<mask")
        page.attribute("id", id)
        page.raw(" maskUnits=userSpaceOnUse x=-100% y=-100% width=300% height=300%>")
        return id
    }

    // MARK: Filters

    private mutating func define(_ filters: [DrawnFilter], _ page: inout PageWriter) -> String {
        let id = newID()
        page.raw("<filter")
        page.attribute("id", id)
        page.raw(" filterUnits=userSpaceOnUse x=-100% y=-100% width=300% height=300% color-interpolation-filters=sRGB>")
        for filter in filters {
            switch filter {
            case .blur(let deviation):
                page.raw("<feGaussianBlur")
                page.attribute("stdDeviation", deviation.css)
                page.raw(" />")
            case .matrix(let numbers):
                page.raw("<feColorMatrix")
                page.attribute("values", numbers.map(\.css).joined(separator: " "))
                page.raw(" />")
            case .shadow(let color, let deviation, let x, let y, let isAlone):
                writeShadow(color, deviation, x, y, isAlone: isAlone, &page)
            }
        }
        page.end("filter")
        return id
    }

    private mutating func writeShadow(
        _ color: ColorValue, _ deviation: Double, _ x: Double, _ y: Double, isAlone: Bool, _ page: inout PageWriter
    ) {
        // Without a name for what came before, the shadow could not be drawn under it.
        let before = newID()
        page.raw("<feOffset result=\(before) /><feGaussianBlur")
        page.attribute("stdDeviation", deviation.css)
        page.raw(" /><feOffset result=\(before)s")
        page.attribute("dx", x.css)
        page.attribute("dy", y.css)
        page.raw(" /><feFlood")
        page.attribute("style", "flood-color:\(color.css)")
        page.raw(" /><feComposite operator=in in2=\(before)s />")
        if !isAlone { page.raw("<feMerge><feMergeNode/><feMergeNode in=\(before) /></feMerge>") }
    }

    // MARK: Texts and images

    private func write(_ text: DrawnText, _ place: DrawnPlace, _ page: inout PageWriter) {
        let color = text.color.map { "color:\($0.css)" }
        switch place {
        case .point(let point, let anchor):
            page.raw("<g")
            page.attribute("transform", "translate(\(point.x.css) \(point.y.css))")
            if let color { page.attribute("style", color) }
            page.raw("><text")
            page.attribute("style", "transform:translate(\((-anchor.x * 100).css)%,\((-anchor.y * 100).css)%)")
            page.raw(">")
            for run in text.runs { write(run, "tspan", breaksLines: true, &page) }
            page.raw("</text></g>")
        case .rectangle(let origin, let width, let height):
            page.raw("<foreignObject")
            write(Bounds(x: origin.x, y: origin.y, width: width, height: height), &page)
            page.raw("><div")
            // The height of a line is at least that of the box's own font.
            if let name = text.runs.first?.styleClass { page.attribute("class", name) }
            let style = [color, text.runs.first?.size].compactMap(\.self).joined(separator: ";")
            if !style.isEmpty { page.attribute("style", style) }
            page.raw(">")
            for run in text.runs { write(run, "span", breaksLines: false, &page) }
            page.raw("</div></foreignObject>")
        }
    }

    /// - Parameter breaksLines: Whether each line needs a position, because SVG ignores line breaks.
    private func write(_ run: DrawnText.Run, _ tag: String, breaksLines: Bool, _ page: inout PageWriter) {
        let lines = breaksLines ? run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) : [run.text[...]]
        for (index, line) in lines.enumerated() {
            page.raw("<" + tag)
            if index > 0 {
                page.attribute("x", "0")
                page.attribute("dy", "1.29em")
            }
            if let name = run.styleClass { page.attribute("class", name) }
            let style = run.css
            if !style.isEmpty { page.attribute("style", style) }
            page.raw(">")
            page.text(String(line))
            page.end(tag)
        }
    }

    private func write(_ image: DrawnImage, _ place: DrawnPlace, _ page: inout PageWriter) {
        if case .symbol(let name) = image.source { return write(symbol: name, color: image.color, place, &page) }
        guard let address = page.address(of: image.source) else { return }
        func picture(_ bounds: Bounds?, style: String?) {
            page.raw("<image")
            page.attribute("href", address)
            if let bounds {
                write(bounds, &page)
                page.attribute("preserveAspectRatio", "none")
            }
            if let style { page.attribute("style", style) }
            page.raw(" />")
        }
        switch place {
        case .rectangle(let origin, let width, let height):
            picture(Bounds(x: origin.x, y: origin.y, width: width, height: height), style: nil)
        case .point(let point, let anchor) where image.width > 0:
            let (x, y) = (point.x - anchor.x * image.width, point.y - anchor.y * image.height)
            picture(Bounds(x: x, y: y, width: image.width, height: image.height), style: nil)
        case .point(let point, let anchor):
            // The browser knows the size.
            page.raw("<g")
            page.attribute("transform", "translate(\(point.x.css) \(point.y.css))")
            page.raw(">")
            let shift = "transform:translate(\((-anchor.x * 100).css)%,\((-anchor.y * 100).css)%)"
            picture(nil, style: "transform-box:fill-box;\(shift)")
            page.end("g")
        }
    }

    /// Writes a symbol. It is as high as in a text, or as large as fits into its rectangle.
    private func write(symbol name: String, color: ColorValue?, _ place: DrawnPlace, _ page: inout PageWriter) {
        let svg = page.symbolDrawing(name)
        guard svg.hasPrefix("<svg") else { return }
        page.raw("<g")
        if case .point(let point, _) = place { page.attribute("transform", "translate(\(point.x.css) \(point.y.css))") }
        if let color { page.attribute("style", "color:\(color.css)") }
        page.raw("><svg")
        switch place {
        case .point(_, let anchor):
            let (width, height) = (1.2 * SymbolBox.ratio(of: svg), 1.2)
            page.attribute("x", (-anchor.x * width).css + "em")
            page.attribute("y", (-anchor.y * height).css + "em")
            page.attribute("width", width.css + "em")
            page.attribute("height", height.css + "em")
        case .rectangle(let origin, let width, let height):
            write(Bounds(x: origin.x, y: origin.y, width: width, height: height), &page)
        }
        page.raw(String(svg.dropFirst(4)))
        page.end("g")
    }

    private func write(_ bounds: Bounds, _ page: inout PageWriter) {
        for (name, number) in [("x", bounds.x), ("y", bounds.y), ("width", bounds.width), ("height", bounds.height)] {
            page.attribute(name, number.css)
        }
    }
}

/// The frame of a symbol's drawing.
private enum SymbolBox {
    /// The width divided by the height.
    static func ratio(of svg: String) -> Double {
        guard let start = svg.firstRange(of: "viewBox=\"") else { return 1 }
        let numbers = svg[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
        return numbers.count == 4 && numbers[3] > 0 ? numbers[2] / numbers[3] : 1
    }
}

extension PageWriter {
    fileprivate func address(of source: DrawnImage.Source) -> String? {
        switch source {
        case .symbol: nil
        case .picture(let name, let library): resources.pictures.addresses(ofPicture: name, library: library)?.source
        case .url(let url): resources.pictures.address(of: url)
        }
    }

    fileprivate func symbolDrawing(_ name: String) -> String { resources.symbol(name) }
}
