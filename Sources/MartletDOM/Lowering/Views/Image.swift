import MartletElements

enum ImageLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-image{flex-shrink:0;display:block}
        span.k-image{line-height:1}
        img.k-image:not(.x){max-width:none}
        .k-image.x{flex-shrink:1;min-width:0;min-height:0}
        picture.k-image{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr)}
        picture.k-image>img{display:block;object-fit:inherit;min-width:0;min-height:0}
        img.k-image.x,picture.k-image.sized>img{width:100%;height:100%}
        .v>img.k-image.l,.row-content>img.k-image.l{height:auto}
        .k-image.fit{object-fit:contain}
        .k-image.fill{object-fit:cover}
        .k-image svg{display:block;height:1.2em;width:auto;overflow:visible}
        .k-image.sized>svg{width:100%;height:100%}
        .k-image.scale-small svg{height:.95em}
        .k-image.scale-large svg{height:1.5em}
        .k-image.mask{background:currentColor;mask:var(--picture) center/100% 100% no-repeat}
        .k-image.mask.fit{mask-size:contain}
        .k-image.mask.fill{mask-size:cover}
        .k-text .k-image{display:inline-block;vertical-align:-.18em}
        """

    static func core(_ element: Element) -> Core {
        if element[.symbol] != nil { return symbol(element) }
        var core = element[.template] == true ? mask(element) : picture(element)
        if element[.resizable] == true {
            if let mode = element[.contentMode]?.stringValue { core.addClass(mode.cssName) }
        }
        return core
    }

    private static func symbol(_ element: Element) -> Core {
        var core = Core("span", attributes: [("aria-hidden", "true")])
        if element[.resizable] == true { core.addClass("sized") }
        if let scale = element[.symbolScale]?.stringValue, scale != "medium" { core.addClass("scale-\(scale.cssName)") }
        return core
    }

    /// The shape of a picture, as a mask over the foreground colour.
    private static func mask(_ element: Element) -> Core {
        var core = Core("span", "mask", stage: .background)
        core.set(.image)
        let source = element[.source]?.stringValue ?? ""
        core.style.append(("--picture", source.cssURL))
        if element[.resizable] != true {
            if let width = element[.width]?.doubleValue { core.style.append(("width", width.px)) }
            if let height = element[.height]?.doubleValue { core.style.append(("height", height.px)) }
        }
        return core
    }

    private static func picture(_ element: Element) -> Core {
        if element[.darkSource] != nil { return Core("picture", element[.resizable] == true ? "sized" : "") }
        var core = Core("img")
        core.attributes = pictureAttributes(element)
        return core
    }

    private static func pictureAttributes(_ element: Element) -> [(name: String, value: String)] {
        var attributes: [(name: String, value: String)] = [("alt", ""), ("decoding", "async")]
        if let source = element[.source]?.stringValue { attributes.append(("src", source)) }
        if let set = element[.sourceSet]?.stringValue { attributes.append(("srcset", set)) }
        if let width = element[.width]?.doubleValue { attributes.append(("width", width.css)) }
        if let height = element[.height]?.doubleValue { attributes.append(("height", height.css)) }
        return attributes
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        if let name = element[.symbol]?.stringValue {
            page.symbol(name)
        } else if let dark = element[.darkSource]?.stringValue, element[.template] != true {
            page.begin("source", ["media": "(prefers-color-scheme: dark)", "srcset": dark])
            page.raw("<img")
            for (name, value) in pictureAttributes(element) { page.attribute(name, value) }
            page.raw(">")
        }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .symbol where element[.symbol] != nil && element[.source] == nil: [.inside]
        case .symbolScale, .resizable, .contentMode: [.boxes]
        case .source, .width, .height, .sourceSet:
            element[.darkSource] == nil && element[.template] != true && element[.symbol] == nil
                ? [.attribute(attribute == .source ? "src" : attribute.rawValue)] : [.everything]
        default: [.everything]
        }
    }
}
