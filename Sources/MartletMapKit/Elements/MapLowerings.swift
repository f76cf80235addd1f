import MartletDOM
import MartletElements

/// A map is a box: the ground, which the script draws, and above it what the server knows. The script moves all of it.
enum MapLowering: ElementLowering {
    nonisolated static let family = Family.maps

    static func core(_ element: Element) -> Core {
        var core = Core("div")
        core.set("role", "group")
        core.set("aria-roledescription", "map")
        core.set("aria-label", element.accessibility?.label ?? "Map")
        core.set("tabindex", "0")
        core.set("data-wish", element[.wish]?.stringValue)
        core.set("data-tiles", element[.tiles]?.stringValue)
        core.set("data-zoom", element[.maximumZoom]?.intValue.map(String.init))
        core.set("data-modes", element[.modes]?.stringValue)
        core.set("data-bounds", element[.bounds]?.stringValue)
        core.set("data-live", if: element[.isLive] == true)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.raw("<div class=map-ground aria-hidden=true></div>")
        page.slot("item", of: element)
        page.slot("control", of: element, classes: "map-controls")
        page.begin("div", ["class": "map-credit"])
        page.text(element[.credit]?.stringValue ?? "")
        page.end("div")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .wish: [.attribute("data-wish")]
        case .modes: [.attribute("data-modes")]
        case .bounds: [.attribute("data-bounds")]
        case .isLive: [.attribute("data-live")]
        default: [.everything]
        }
    }
}

extension Core {
    /// Says where the script puts the node. It is not seen before.
    @MainActor
    fileprivate mutating func place(_ element: Element) {
        set("data-at", element[.place]?.stringValue)
        set("data-anchor", element[.anchor]?.stringValue)
    }
}

extension Element {
    fileprivate var mapPaint: MapPaint? { modifiers.lazy.compactMap { $0.as(MapPaint.self) }.first }
}

private let placeNames: [Attribute: String] = [.place: "data-at", .anchor: "data-anchor"]

enum MapMarkerLowering: ElementLowering {
    nonisolated static let family = Family.maps
    static let holdsControls = false

    static func core(_ element: Element) -> Core {
        let isButton = element.actions.contains(.tap)
        var core = Core(isButton ? "button" : "div", isNative: isButton)
        if isButton {
            core.set("type", "button")
            if let isSelected = element[.isSelected]?.boolValue { core.set("aria-pressed", isSelected ? "true" : "false") }
        } else {
            core.set("role", "img")
        }
        core.set("aria-label", element.label)
        if element[.hidesTitle] == true { core.addClass("bare") }
        if let fill = element.mapPaint?.fill { core.style.append(("--pin", fill.color.css)) }
        core.place(element)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.raw("<span class=map-pin></span>")
        page.slot("icon", of: element, tag: "span", classes: "map-icon")
        MapAnnotationLowering.writeTitles(of: element, &page)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        if let name = placeNames[attribute] { return [.attribute(name)] }
        return switch attribute {
        case .isSelected: [.attribute("aria-pressed")]
        case .hidesTitle: [.boxes]
        case .label: [.attribute("aria-label")]
        default: [.everything]
        }
    }

    /// A button is another tag.
    static func changes(for action: Action, of element: Element) -> [Change] { action == .tap ? [.everything] : [] }
    static func arrangementChanges(of element: Element) -> [Change] { [.attribute("aria-label")] }
}

enum MapAnnotationLowering: ElementLowering {
    nonisolated static let family = Family.maps

    static func core(_ element: Element) -> Core {
        var core = Core("div", isNative: false)
        if element[.hidesTitle] == true { core.addClass("bare") }
        if let isSelected = element[.isSelected]?.boolValue, isSelected { core.addClass("selected") }
        core.place(element)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("", of: element, classes: "map-view")
        writeTitles(of: element, &page)
    }

    static func writeTitles(of element: Element, _ page: inout PageWriter) {
        page.raw("<span class=map-titles>")
        page.slot("title", of: element, tag: "span")
        page.slot("subtitle", of: element, tag: "small")
        page.raw("</span>")
        page.slot("callout", of: element, tag: "span", classes: "map-callout")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        placeNames[attribute].map { [.attribute($0)] } ?? [.boxes]
    }
}

/// A shape is a path of its own size, which the script moves and scales. Its line keeps its width.
enum MapShapeLowering: ElementLowering {
    nonisolated static let family = Family.maps
    static let holdsControls = false

    static func drawsInside(_ modifier: Modifier?) -> Bool { modifier?.as(MapPaint.self) != nil }

    static func core(_ element: Element) -> Core {
        var core = Core("div", attributes: [("aria-hidden", "true")])
        core.place(element)
        core.set("data-unit", element[.unit]?.doubleValue.map { String($0) })
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        let paint = element.mapPaint ?? MapPaint()
        var style = "fill:\(paint.fill?.color.css ?? "none")"
        if let line = paint.line {
            style += ";stroke:\(line.color.css);stroke-width:\(paint.width.px);stroke-linecap:\(paint.cap.rawValue)"
            style += ";stroke-linejoin:\(paint.join.rawValue)"
            if !paint.dash.isEmpty { style += ";stroke-dasharray:\(paint.dash.map(\.css).joined(separator: " "))" }
        }
        page.raw("<svg>")
        page.begin("path", ["id": "p\(element.id)", "d": element[.path]?.stringValue ?? "", "style": style])
        page.raw("</path></svg>")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        if let name = placeNames[attribute] { return [.attribute(name)] }
        return switch attribute {
        case .unit: [.attribute("data-unit")]
        case .path: [.part("p", "d", .string(element[.path]?.stringValue ?? ""))]
        default: [.everything]
        }
    }
}

extension Paint {
    /// One colour in place of the paint.
    fileprivate var color: ColorValue { plainColor ?? .token("fill") }
}

/// What the script handles by itself.
enum MapControlLowering: ElementLowering {
    nonisolated static let family = Family.maps

    static func core(_ element: Element) -> Core {
        var core = Core("div")
        if element.kind == .mapScale { core.set("aria-hidden", "true") }
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        guard element.kind == .mapZoom else { return page.raw("<span></span>") }
        for (step, name, symbol) in [("1", "Zoom in", "plus"), ("-1", "Zoom out", "minus")] {
            page.begin("button", ["type": "button", "data-step": step, "aria-label": name])
            page.symbol(symbol)
            page.end("button")
        }
    }
}
