import MartletElements

extension TextFont: BoxModifier {
    func apply(to boxes: inout Boxes) {
        if !boxes.core.hasFont {
            boxes.core.hasFont = true
            switch font.size {
            case .style(let name): boxes.core.addClass("f-\(name.cssName)")
            case .points(let points):
                boxes.core.addClass("f-points")
                if font.sizes == nil || font.relativeTo == nil { boxes.inherit("font-size", points.px) }
            }
            if let sizes = font.sizes { scale(&boxes, in: sizes) }
            if let family = font.family {
                boxes.inherit("font-family", "\"\(family.cssQuotable)\",var(--font)")
            } else if let design = font.design, design != "default" {
                boxes.inherit("font-family", "var(--font-\(design.cssName))")
            }
            if font.italic { boxes.inherit("font-style", "italic") }
            if font.monospacedDigits { boxes.inherit("font-variant-numeric", "tabular-nums") }
            if font.smallCaps { boxes.inherit("font-variant-caps", "small-caps") }
            if let leading = font.leading { boxes.inherit("line-height", leading < 1 ? "1.15" : leading > 1 ? "1.5" : "1.3") }
            if let width = font.width { boxes.inherit("font-stretch", "\((width * 100).css)%") }
            if let weight = font.weight { boxes.inheritWeight(weight) }
        }
    }
}

extension Boxes {
    /// Sets the weight of the texts in the element, and of its symbols, which are drawn with a pen. A text without parts has no symbol.
    fileprivate mutating func inheritWeight(_ weight: Int) {
        inherit("font-weight", String(weight))
        if element.kind != .text || !element.children.isEmpty { inherit("--symbol-stroke", SymbolWeight.pen(weight: weight).px) }
    }
}

extension TextFont {
    @MainActor
    fileprivate func scale(_ boxes: inout Boxes, in sizes: TypeSizes) {
        if case .points = font.size, font.relativeTo == nil { return }
        boxes.inherit("font-size", Typography.length(of: font, in: sizes))
        let face = TypeScale.face(of: font)
        if case .style = font.size, font.leading == nil { boxes.inherit("line-height", (face.line / face.size).css) }
    }
}

extension AllowedTypeSizes: BoxModifier {
    /// The texts of the page itself that follow the text size, by their sizes in points: headers of sections, titles.
    private static let lengths = [13.0, 15, 17, 20, 22, 34]

    func apply(to boxes: inout Boxes) {
        for points in Self.lengths {
            let (least, most) = (TypeScale.scaled(points, at: sizes.lowest), TypeScale.scaled(points, at: sizes.highest))
            let size = least == most ? least.px : "clamp(\(least.px),\((points / 16).css)rem,\(most.px))"
            boxes.inherit("--t\(Int(points))", size)
        }
    }
}

extension FontValue {
    /// The font as CSS's `font`.
    var shorthand: String {
        let style = Typography.style(of: self)
        let slant = italic ? "italic " : ""
        let own = family.map { "\"\($0.cssQuotable)\"," } ?? ""
        let system = design.flatMap { $0 == "default" ? nil : "var(--font-\($0.cssName))" } ?? "var(--font)"
        return "\(slant)\(weight ?? style.weight) \(style.size)/\(style.line) \(own)\(system)"
    }
}

extension Core {
    /// Styles a title of a bar by variables with this prefix.
    mutating func style(_ look: TitleLook, as prefix: String) {
        if let color = look.color { style.append(("--\(prefix)-color", color.css)) }
        guard let font = look.font else { return }
        addClass("\(prefix)-font")
        style.append(("--\(prefix)-font", font.shorthand))
    }
}

extension TextTraits: BoxModifier {
    func apply(to boxes: inout Boxes) {
        if let weight { boxes.inheritWeight(weight) }
        if let italic { boxes.inherit("font-style", italic ? "italic" : "normal") }
        if underline != nil || strikethrough != nil {
            let lines = [underline == true ? "underline" : nil, strikethrough == true ? "line-through" : nil].compactMap(\.self)
            let look = lines.isEmpty ? [] : [line?.pattern?.rawValue, line?.color?.css].compactMap(\.self)
            boxes.inherit("text-decoration", lines.isEmpty ? "none" : (lines + look).joined(separator: " "))
        }
        if monospaced == true { boxes.inherit("font-family", "var(--font-monospaced)") }
        if let design { boxes.inherit("font-family", design == "default" ? "var(--font)" : "var(--font-\(design.cssName))") }
        if let width { boxes.inherit("font-stretch", "\((width * 100).css)%") }
        if monospacedDigits == true { boxes.inherit("font-variant-numeric", "tabular-nums") }
    }
}

extension LineLimit: BoxModifier {
    func apply(to boxes: inout Boxes) {
        let isField = boxes.element.kind == .field
        if let lines, lines > 0 {
            if isField {
                boxes.core.declare("max-height", height(of: max(lines, minimum ?? 1)))
            } else if lines == 1 {
                boxes.core.addClass("one-line")
            } else {
                boxes.core.addClass("lines")
                keepPaddingOutside(&boxes)
            }
            if !isField { boxes.core.declare("--lines", String(lines)) }
        }
        guard let minimum, minimum > 1 else { return }
        boxes.core.declare("min-height", height(of: minimum))
        keepPaddingOutside(&boxes)
    }

    /// A padding on the same box would show the beginning of the next line, and take its height from that of the lines.
    @MainActor
    private func keepPaddingOutside(_ boxes: inout Boxes) { boxes.core.stage = max(boxes.core.stage, .frame) }

    /// A field's own padding and border are inside its height.
    private func height(of lines: Int) -> String { "calc(\(lines)lh + var(--edges,0px))" }
}

extension TextAlign: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.inherit("text-align", alignment.css) }
}

extension TextSpacing: BoxModifier {
    func apply(to boxes: inout Boxes) {
        if let tracking { boxes.inherit("letter-spacing", tracking.px) }
        if let line, line != 0 { boxes.inherit("line-height", "calc(1.25em + \(line.px))") }
        if let baselineOffset, baselineOffset != 0 { boxes.inherit("vertical-align", baselineOffset.px) }
    }
}

extension TextCase: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.inherit("text-transform", name?.cssName ?? "none") }
}

extension Truncation: BoxModifier {
    /// Browsers truncate a text at its end or, with reversed direction, at its beginning. In the middle, the client script does.
    func apply(to boxes: inout Boxes) {
        guard boxes.element.kind == .text, boxes.element.parent?.kind != .text else { return }
        if mode == "head" { boxes.core.addClass("cut-head") }
        if mode == "middle" { boxes.core.addClass("cut-middle") }
    }
}

extension MinimumScale: AttributeModifier {
    static let attributeNames = ["data-shrink"]
    var attributes: [(name: String, value: String)] { factor > 0 && factor < 1 ? [("data-shrink", factor.css)] : [] }
}

extension SelectableText: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.inherit("user-select", isEnabled ? "text" : "none") }
}
