import Foundation
import MartletElements
import MartletRaster

import struct MartletLayout.MeasuredRule
import struct MartletLayout.ProposedSize
import struct MartletLayout.Size

/// The lines of a text element in a width.
@MainActor
struct Lines {
    let block: TextBlock

    /// `nil` on a machine that cannot draw texts.
    ///
    /// - Parameters:
    ///   - width: In points; `nil` for as much as the text needs.
    ///   - isInk: The text is drawn in black, and painted by something else.
    init?(_ element: Element, _ look: Look, width: Double?, isInk: Bool = false) {
        let scale = Self.scale(of: element, look, width: width)
        guard let block = Self.block(element, look, width: width, scale: scale, isInk: isInk) else { return nil }
        self.block = block
    }

    /// How much smaller the letters are, so that the text fits into its width.
    private static func scale(of element: Element, _ look: Look, width: Double?) -> Double {
        guard look.leastScale < 1, let lines = look.lines, let width, width > 0 else { return 1 }
        guard let whole = block(element, look, width: nil, scale: 1, isInk: true)?.size.width, whole > width * Double(lines) else {
            return 1
        }
        return max(look.leastScale, width * Double(lines) / whole)
    }

    private static func block(_ element: Element, _ look: Look, width: Double?, scale: Double, isInk: Bool) -> TextBlock? {
        var paragraph = TextBlock.Paragraph()
        paragraph.width = width
        paragraph.lines = look.lines
        paragraph.alignment =
            switch look.alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        paragraph.truncation = look.truncation == "head" ? .head : look.truncation == "middle" ? .middle : .tail
        paragraph.lineHeight = look.lineHeight * scale
        paragraph.lineSpacing = look.spacing.line ?? 0
        paragraph.isRightToLeft = look.isRightToLeft
        return TextBlock(runs(element, look, scale: scale, isInk: isInk), paragraph)
    }

    private static func runs(_ element: Element, _ look: Look, scale: Double, isInk: Bool) -> [TextBlock.Run] {
        guard element.children.isEmpty else {
            return element.children.flatMap { child in
                var inner = look
                for modifier in child.modifiers.reversed() { inner.apply(modifier) }
                if child[.href] != nil { inner.foreground = .color(.token("tint")) }
                return child.kind == .text ? runs(child, inner, scale: scale, isInk: isInk) : []
            }
        }
        var text = element.text ?? ""
        switch look.letterCase {
        case "uppercase": text = text.uppercased()
        case "lowercase": text = text.lowercased()
        default: break
        }
        let black = ColorComponents(red: 0, green: 0, blue: 0, opacity: 1)
        var run = TextBlock.Run(text, face: look.face(scale: scale), color: isInk ? black : look.plain(look.foreground))
        run.isUnderlined = look.traits.underline == true
        run.isStruck = look.traits.strikethrough == true
        run.tracking = (look.spacing.tracking ?? 0) * scale
        run.rise = look.spacing.baselineOffset ?? 0
        return [run]
    }
}

/// The sizes of elements that the layout engine does not know.
@MainActor
enum ElementMeasure {
    static func size(of element: Element, for proposal: ProposedSize, pictures: Pictures) -> MeasuredRule.Measure {
        switch element.kind {
        case .text:
            let look = Look(of: element)
            // A text is no wider than it needs to be.
            guard let ideal = Lines(element, look, width: nil)?.block else { return .init(.zero) }
            let width = proposal.width.flatMap { $0.isFinite && $0 < ideal.size.width ? max($0, 0) : nil }
            let block = width.flatMap { Lines(element, look, width: $0)?.block } ?? ideal
            return .init(
                Size(min(block.size.width, width ?? .infinity), block.size.height), firstBaseline: block.firstBaseline,
                lastBaseline: block.lastBaseline)
        case .image: return .init(image(element, proposal, pictures))
        default: return .init(.zero)
        }
    }

    private static func image(_ element: Element, _ proposal: ProposedSize, _ pictures: Pictures) -> Size {
        let ideal = pictures.size(of: element, Look(of: element))
        guard element[.resizable] == true else { return Size(ideal.width, ideal.height) }
        let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
        guard element[.contentMode] == "fit", ideal.width > 0, ideal.height > 0 else {
            return Size(width.isFinite ? width : ideal.width, height.isFinite ? height : ideal.height)
        }
        let share = min(width / ideal.width, height / ideal.height)
        return share.isFinite ? Size(ideal.width * share, ideal.height * share) : Size(ideal.width, ideal.height)
    }
}
