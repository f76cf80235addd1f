import MartletElements

/// Content masked by other elements. CSS masks by paths, gradients and images only: for a mask that is not a single plain shape, gradient or
/// image, the client script makes an image of the mask's nodes, which are laid out over the content but hidden.
enum MaskLowering: ElementLowering {
    static let css = """
        .k-mask{--place:initial;position:relative}
        .k-mask>[data-slot=mask]{display:none}
        .k-mask[data-mask]>[data-slot=mask]{display:grid;position:absolute;inset:0;visibility:hidden;pointer-events:none;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:var(--place,center)}
        [data-slot=mask]>*{grid-area:1/1}
        [data-slot=mask]>.x{justify-self:stretch}
        [data-slot=mask]>.y{align-self:stretch}
        @media (scripting:enabled){.k-mask[data-mask]:not([style*="mask:"])>:not([data-slot=mask]){visibility:hidden}}
        """

    static func core(_ element: Element, _ resources: PageResources) -> Core {
        var core = Core("div", "z", stage: .frame)
        let masks = element.children.filter { $0[.slot] == "mask" }
        guard !masks.isEmpty else { return core }
        if masks.count == 1, isPlain(masks[0]) {
            if let paint = masks[0].modifier(Fill.self)?.paint, paint.isGradient { core.style.append(("mask-image", paint.css)) }
            if masks[0].kind == .shape { core.style.append(("clip-path", clip(masks[0]))) }
        } else if masks.count == 1, masks[0].kind == .image, let picture = resources.picture(of: masks[0]) {
            core.style.append(("mask", "\(picture.css) center/contain no-repeat"))
        } else {
            core.attributes.append(("data-mask", ""))
            if let alignment = element[.alignment]?.stringValue, alignment != "center" {
                core.style.append(("--place", Placement(named: alignment).css))
            }
        }
        return core
    }

    /// Whether a mask is a shape or a gradient that fills the content, and not changed by other modifiers.
    private static func isPlain(_ mask: Element) -> Bool {
        guard mask.kind == .shape ? mask[.trimFrom] == nil && mask[.trimTo] == nil && mask[.inset] == nil : mask.kind == .color else {
            return false
        }
        let fill = mask.modifier(Fill.self)?.paint
        guard mask.kind == .shape ? fill?.isGradient ?? true : fill?.isGradient == true else { return false }
        return mask.modifiers.allSatisfy { $0.value is Fill || $0.value is Outline || $0.value is Foreground }
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

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { arrangementChanges(of: element) }
    static func arrangementChanges(of element: Element) -> [Change] { [.boxes, .attribute("data-mask")] }
}
