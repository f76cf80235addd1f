import MartletDOM
import MartletElements

/// A mark is a node at shares of the plot, so that it moves and grows with the plot, and the page can animate it. Lines, areas and sectors
/// are paths that are stretched with the plot, but for the width of their lines.
enum MarkLowering: ElementLowering {
    nonisolated static let family = Family.charts
    static let holdsControls = false

    static func drawsInside(_ modifier: Modifier?) -> Bool { modifier?.as(MarkPaint.self)?.paint.isLinear == true }

    static func core(_ element: Element) -> Core {
        let form = element[.form]?.stringValue ?? "box"
        var core = Core("div", form.cssName)
        core.style = PlacedBox(element[.box]).style
        if let paint = element.paint { declare(paint, form, element, in: &core) }
        if element.kind == .chartMark {
            core.set("role", "img")
            core.set("aria-label", [element.label, element.value].compactMap(\.self).joined(separator: ", "))
        }
        return core
    }

    private static func declare(_ paint: MarkPaint, _ form: String, _ element: Element, in core: inout Core) {
        func add(_ property: String, _ value: String) { core.style.append((property, value)) }
        if paint.opacity != 1 { add("opacity", paint.opacity.css) }
        if paint.blur > 0 { add("filter", "blur(\(paint.blur.px))") }
        switch form {
        case "line", "area", "sector":
            add("--paint", paint.paint.isLinear ? "url(#g\(element.id))" : paint.paint.color.css)
            if paint.lineWidth > 0 {
                add("stroke-width", form == "sector" ? paint.lineWidth.css : paint.lineWidth.px)
                add("stroke-linecap", paint.cap.rawValue)
                add("stroke-linejoin", paint.join.rawValue)
            }
            if !paint.dash.isEmpty { add("stroke-dasharray", paint.dash.map(\.css).joined(separator: " ")) }
        case "rule", "rule-x":
            add("background", paint.dash.isEmpty ? paint.paint.css : dashes(paint, isVertical: form == "rule"))
        case "nothing": break
        default:
            add("background", paint.paint.css)
            if paint.cornerRadius > 0 { add("border-radius", paint.cornerRadius.px) }
        }
    }

    private static func dashes(_ paint: MarkPaint, isVertical: Bool) -> String {
        var stops: [String] = []
        var start = 0.0
        // An odd number of lengths is repeated.
        let lengths = paint.dash.count.isMultiple(of: 2) ? paint.dash : paint.dash + paint.dash
        for (index, length) in lengths.enumerated() {
            stops.append("\(index.isMultiple(of: 2) ? paint.paint.color.css : "#0000") \(start.px) \((start + length).px)")
            start += length
        }
        return start > 0 ? "repeating-linear-gradient(\(isVertical ? 180 : 90)deg,\(stops.joined(separator: ",")))" : paint.paint.css
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        if let path = element[.path]?.stringValue {
            page.begin(
                "svg", ["aria-hidden": "true", "id": "v\(element.id)", "viewBox": viewBox(element), "preserveAspectRatio": ratio(element)])
            if let paint = element.paint?.paint { page.gradient(paint, id: "g\(element.id)") }
            page.begin("path", ["id": "p\(element.id)", "d": path])
            page.raw("</path></svg>")
        }
        page.children(of: element)
    }

    /// A pie stays round; other paths are stretched.
    private static func ratio(_ element: Element) -> String { element[.radius] == nil ? "none" : "xMidYMid meet" }

    private static func viewBox(_ element: Element) -> String {
        guard let radius = element[.radius]?.doubleValue else { return "0 0 1000 1000" }
        return "\((-radius).css) \((-radius).css) \((2 * radius).css) \((2 * radius).css)"
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .box: [.boxes]
        case .path: [.part("p", "d", .string(element[.path]?.stringValue ?? ""))]
        case .radius: [.part("v", "viewBox", .string(viewBox(element)))]
        case .label, .value: [.attribute("aria-label")]
        default: [.everything]
        }
    }
}

extension Element {
    fileprivate var paint: MarkPaint? { modifiers.lazy.compactMap { $0.as(MarkPaint.self) }.first }
}

extension Paint {
    /// Whether paths can have the paint only as a gradient of their own.
    fileprivate var isLinear: Bool { if case .linear = self { true } else { false } }

    /// One colour in place of the paint.
    var color: ColorValue { plainColor ?? .token("fill") }
}

extension PageWriter {
    /// Writes a linear gradient over the bounding box of a path.
    fileprivate mutating func gradient(_ paint: Paint, id: String) {
        guard case .linear(let stops, let start, let end) = paint else { return }
        begin("linearGradient", ["id": id, "x1": start.x.css, "y1": start.y.css, "x2": end.x.css, "y2": end.y.css])
        for stop in stops {
            begin("stop", ["offset": stop.location.css, "style": "stop-color:\(stop.color.css)"])
            raw("</stop>")
        }
        self.end("linearGradient")
    }
}

/// A box as CSS.
private struct PlacedBox {
    private let numbers: [Double]

    init(_ value: Value?) {
        let numbers = value?.listValue?.compactMap(\.doubleValue) ?? []
        self.numbers = numbers.count == 8 ? numbers : [0, 0, 1, 0, 0, 0, 1, 0]
    }

    var style: [(property: String, value: String)] {
        [
            ("left", css(numbers[0], numbers[1])), ("width", css(numbers[2] - numbers[0], numbers[3] - numbers[1])),
            ("top", css(numbers[4], numbers[5])), ("height", css(numbers[6] - numbers[4], numbers[7] - numbers[5])),
        ]
    }

    private func css(_ share: Double, _ points: Double) -> String { PlacedLength(share, points).css }
}

/// A share of a length and points, as CSS.
struct PlacedLength {
    let css: String

    init(_ share: Double, _ points: Double) {
        // More than three decimals: a share is of a whole chart.
        let percent = share.isFinite ? String((share * 100_000).rounded() / 1000) : "0"
        css = points == 0 ? percent + "%" : "calc(\(percent)% \(points < 0 ? "-" : "+") \(abs(points).px))"
    }
}
