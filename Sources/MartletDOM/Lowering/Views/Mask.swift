import MartletElements

/// Content masked by another element. CSS masks support only images and gradients, so a mask that is a single shape, paint, image, symbol
/// or text is converted to one; with any other mask, the content is not masked.
enum MaskLowering: ElementLowering {
    static let css = """
        .k-mask>[data-slot=mask]{display:none}
        """

    static func core(_ element: Element, _ resources: PageResources) -> Core {
        var core = Core("div", "z")
        guard let mask = element.children.first(where: { $0[.slot] == "mask" }) else { return core }
        if let paint = mask.modifier(Fill.self)?.paint, paint.isGradient { core.style.append(("mask-image", paint.css)) }
        if let paint = mask.modifier(Foreground.self)?.paint, mask.kind == .image, paint.isGradient {
            core.style.append(("mask-image", paint.css))
        }
        if mask.kind == .image, let picture = resources.picture(of: mask) {
            core.style.append(("mask", "\(picture.css) center/contain no-repeat"))
        }
        if let drawing = drawing(of: mask) {
            core.style.append(("mask", "url(\"data:image/svg+xml,\(drawing.percentEncoded)\") center/contain no-repeat"))
        }
        if mask.kind == .shape { core.style.append(("clip-path", clip(mask))) }
        return core
    }

    /// Returns a symbol or a text as an SVG image.
    private static func drawing(of mask: Element) -> String? {
        if let symbol = mask[.symbol]?.stringValue { return SymbolLibrary.resolve(symbol).svg }
        guard mask.kind == .text else { return nil }
        let font = mask.modifier(TextFont.self)?.font
        var html = HTMLWriter()
        html.raw("<svg xmlns='http://www.w3.org/2000/svg'><text x='50%' y='50%' dominant-baseline='central' text-anchor='middle' ")
        html.raw("font-family='system-ui,sans-serif' font-size='\(Typography.size(of: font).css)' font-weight='\(font?.weight ?? 400)'>")
        html.text(mask.plainText)
        html.raw("</text></svg>")
        return html.string
    }

    private static func clip(_ mask: Element) -> String {
        let radius = mask[.radius]?.doubleValue ?? 0
        switch mask[.shape]?.stringValue {
        case "circle": return ShapeValue.circle.clipPath
        case "capsule": return ShapeValue.capsule.clipPath
        case "ellipse": return ShapeValue.ellipse.clipPath
        default:
            return mask.modifier(Outline.self).map { ShapeValue.path($0.path, isUnit: false).clipPath }
                ?? ShapeValue.roundedRectangle(radius).clipPath
        }
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("mask", of: element)
        page.children(of: element)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
    static func arrangementChanges(of element: Element) -> [Change] { [.boxes] }
}

extension String {
    /// The text encoded for a `data:` URL.
    fileprivate var percentEncoded: String {
        var encoded = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default: encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return encoded
    }
}
