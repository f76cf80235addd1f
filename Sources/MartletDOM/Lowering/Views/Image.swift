import MartletElements

enum ImageLowering: ElementLowering {
    static let holdsControls = false
    /// A symbol draws the gradient of its foreground. It keeps its plain drawing beside it, so a colour changes only its boxes.
    static func drawsInside(_ modifier: Modifier?) -> Bool { (modifier?.value as? Foreground)?.paint.isGradient == true }

    static let css = """
        .k-image{flex-shrink:0;display:block}
        span.k-image{line-height:1}
        img.k-image:not(.x){max-width:none}
        .k-image.x{flex-shrink:1;min-width:0;min-height:0}
        picture.k-image{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr)}
        picture.k-image>img{display:block;object-fit:inherit;min-width:0;min-height:0}
        img.k-image.x,picture.k-image.sized>img{width:100%;height:100%}
        .v>img.k-image.l,.row-content>img.k-image.l{height:auto}
        .k-image.pixels{image-rendering:pixelated}
        .k-image.fit{object-fit:contain}
        .k-image.fill{object-fit:cover}
        .k-image svg{display:block;height:1.2em;width:auto;overflow:visible}
        .k-image.sized>svg{width:100%;height:100%}
        .k-image foreignObject{visibility:var(--painted,inherit)}
        .k-image:not(.painted) foreignObject{display:none}
        .k-image.painted>.symbol>:not(foreignObject,mask){visibility:hidden}
        .k-image.scale-small svg{height:.95em}
        .k-image.scale-large svg{height:1.5em}
        :is(.to-first,.to-last) .k-image:not(.sized)>svg{display:inline-block;vertical-align:-.18em}
        :is(.to-first,.to-last) .k-image.scale-small>svg{vertical-align:-.055em}
        :is(.to-first,.to-last) .k-image.scale-large>svg{vertical-align:-.33em}
        :is(.to-first,.to-last) span.k-image{line-height:0}
        .k-image.mask{background:currentColor;mask:var(--picture) center/100% 100% no-repeat}
        .k-image.mask.fit{mask-size:contain}
        .k-image.mask.fill{mask-size:cover}
        .k-text .k-image{display:inline-block;vertical-align:-.18em}
        """

    static func core(_ element: Element, _ resources: PageResources) -> Core {
        if element[.symbol] != nil { return symbol(element) }
        let files = resources.picture(of: element) ?? PictureAddresses([])
        var core = element[.template] == true ? mask(element, files) : picture(element, files)
        if element[.isPixelated] == true { core.addClass("pixels") }
        if element[.resizable] == true {
            if let mode = element[.contentMode]?.stringValue { core.addClass(mode.cssName) }
        }
        return core
    }

    private static func symbol(_ element: Element) -> Core {
        var core = Core("span")
        // A symbol without a label repeats the text beside it.
        if element.accessibility?.label == nil { core.set("aria-hidden", "true") } else { core.set(.image) }
        if element[.resizable] == true { core.addClass("sized") }
        if let scale = element[.symbolScale]?.stringValue, scale != "medium" { core.addClass("scale-\(scale.cssName)") }
        return core
    }

    /// Returns an image drawn as a mask over the foreground colour.
    private static func mask(_ element: Element, _ files: PictureAddresses) -> Core {
        var core = Core("span", "mask", stage: .background)
        core.set(.image)
        core.style.append(("--picture", files.css))
        if element[.resizable] != true {
            if let width = element[.width]?.doubleValue { core.style.append(("width", width.px)) }
            if let height = element[.height]?.doubleValue { core.style.append(("height", height.px)) }
        }
        return core
    }

    private static func picture(_ element: Element, _ files: PictureAddresses) -> Core {
        if files.dark != nil { return Core("picture", element[.resizable] == true ? "sized" : "") }
        return Core("img", attributes: attributes(of: element, files))
    }

    private static func attributes(of element: Element, _ files: PictureAddresses) -> [(name: String, value: String)] {
        var attributes: [(name: String, value: String)] = [("alt", element.accessibility?.label ?? ""), ("decoding", "async")]
        if !files.variants.isEmpty { attributes.append(("src", files.source)) }
        if let set = files.sourceSet { attributes.append(("srcset", set)) }
        if let width = element[.width]?.doubleValue { attributes.append(("width", width.css)) }
        if let height = element[.height]?.doubleValue { attributes.append(("height", height.css)) }
        return attributes
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        if let name = element[.symbol]?.stringValue {
            if let paint = element.modifier(Foreground.self)?.paint, paint.isGradient {
                page.symbol(name, id: element.id, paint: paint)
            } else if let mode = element[.symbolMode]?.stringValue.flatMap(SymbolMode.init(name:)) {
                page.raw(SymbolLibrary.reference(named: name, mode: mode))
            } else {
                page.symbol(name)
            }
        } else if element[.template] != true, let files = page.resources.picture(of: element), let dark = files.dark {
            page.begin("source", ["media": "(prefers-color-scheme: dark)", "srcset": dark])
            page.raw("<img")
            for (name, value) in attributes(of: element, files) { page.attribute(name, value) }
            page.raw(">")
        }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        // Images in the app's assets may have different nodes, for example one for dark mode.
        let isPlain = element[.symbol] == nil && element[.picture] == nil && element[.template] != true
        switch attribute {
        case .symbol where element[.symbol] != nil && element[.source] == nil && element[.picture] == nil: return [.inside]
        case .symbolMode where element[.symbol] != nil: return [.inside]
        case .symbolScale, .resizable, .contentMode, .isPixelated: return [.boxes]
        case .source, .scale: return isPlain ? [.attribute("src"), .attribute("srcset")] : [.everything]
        case .width, .height: return isPlain ? [.attribute(attribute.rawValue)] : [.everything]
        default: return [.everything]
        }
    }
}

extension PictureAddresses {
    /// The image as a CSS `url()`.
    var css: String { source.cssURL }
}
