import MartletDOM
import MartletElements

extension DrawnText.Run {
    /// The class of the style sheet that has the size of the run's text style.
    var styleClass: String? {
        if case .style(let name) = font?.size { "f-\(name.cssName)" } else { nil }
    }

    /// The declaration of the run's size in points, if it has one.
    var size: String? {
        if case .points(let points) = font?.size { "font-size:\(points.px)" } else { nil }
    }

    /// The declarations that differ from the canvas's own font and colour.
    var css: String {
        var rules: [String] = []
        if let size { rules.append(size) }
        if let family = font?.family {
            rules.append("font-family:\"\(family.cssQuotable)\",var(--font)")
        } else if let design = traits?.design ?? (traits?.monospaced == true ? "monospaced" : font?.design), design != "default" {
            rules.append("font-family:var(--font-\(design.cssName))")
        }
        if let weight = traits?.weight ?? font?.weight { rules.append("font-weight:\(weight)") }
        if let italic = traits?.italic ?? (font?.italic == true ? true : nil) { rules.append("font-style:\(italic ? "italic" : "normal")") }
        if traits?.monospacedDigits == true || font?.monospacedDigits == true { rules.append("font-variant-numeric:tabular-nums") }
        if font?.smallCaps == true { rules.append("font-variant-caps:small-caps") }
        let lines = [traits?.underline == true ? "underline" : nil, traits?.strikethrough == true ? "line-through" : nil].compactMap(\.self)
        if !lines.isEmpty { rules.append("text-decoration:\(lines.joined(separator: " "))") }
        if let color { rules.append("color:\(color.css);fill:\(color.css)") }
        if let tracking { rules.append("letter-spacing:\(tracking.px)") }
        if let textCase { rules.append("text-transform:\(textCase.cssName)") }
        return rules.joined(separator: ";")
    }
}
