import MartletElements

/// Content shown where another element is opaque. CSS masks with pictures and gradients alone: a mask that is one shape or one paint is
/// drawn so, any other mask shows the content whole.
enum MaskLowering: ElementLowering {
    static let kind: Kind = .mask

    static let css = """
        .k-mask>[data-slot=mask]{display:none}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("div", "z")
        guard let mask = element.children.first(where: { $0[.slot] == "mask" }) else { return core }
        if let paint = mask.modifier(Fill.self)?.paint, paint.isGradient { core.style.append(("mask-image", paint.css)) }
        if let paint = mask.modifier(Foreground.self)?.paint, mask.kind == .image, paint.isGradient {
            core.style.append(("mask-image", paint.css))
        }
        if mask.kind == .image, let source = mask[.source]?.stringValue {
            core.style.append(("mask", "url(\"\(source.filter { !"\"\\\n".contains($0) })\") center/contain no-repeat"))
        }
        if mask.kind == .shape { core.style.append(("clip-path", clip(mask))) }
        return core
    }

    private static func clip(_ mask: Element) -> String {
        let radius = mask[.radius]?.doubleValue ?? 0
        switch mask[.shape]?.stringValue {
        case "circle": return ShapeValue.circle.clipPath
        case "capsule": return ShapeValue.capsule.clipPath
        case "ellipse": return ShapeValue.ellipse.clipPath
        default:
            return mask[.path]?.stringValue.map { ShapeValue.path($0, isUnit: false).clipPath }
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
