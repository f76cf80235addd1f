import MartletElements

/// A text that is broken into lines by the width that it is offered.
package struct TextLines {
    /// A character, or an image between characters.
    private struct Glyph {
        var width: Double
        /// Whether a line can end after it.
        var breaks: Bool
        /// Whether it takes no room at the end of a line.
        var isSpace: Bool
        var isNewline: Bool
    }

    /// Hyphen, slash and dashes.
    private static let breaks: Set<UInt32> = [0x2D, 0x2F, 0x2010, 0x2013, 0x2014]

    private var glyphs: [Glyph] = []
    private var size = 0.0
    private var lineHeight = 0.0
    private var limit: Int?
    private var leastLines: Int
    private let leastScale: Double

    package init(style: TextStyle) {
        limit = style.lines
        leastLines = style.leastLines
        leastScale = style.leastScale
    }

    /// The text of an element: a text of one style, or texts and symbols after each other.
    @MainActor
    package init(_ element: Element, _ style: TextStyle) {
        self.init(style: style)
        add(element, style)
        if glyphs.isEmpty { (size, lineHeight) = (style.face.size, style.lineHeight) }
    }

    @MainActor
    private mutating func add(_ element: Element, _ style: TextStyle) {
        guard !element.children.isEmpty else { return append(element.text ?? "", style) }
        for child in element.children {
            var inner = style
            for modifier in child.modifiers.reversed() { inner.apply(modifier) }
            if child.kind == .image {
                glyphs.append(Glyph(width: inner.face.size * 1.2, breaks: true, isSpace: false, isNewline: false))
                grow(inner)
            } else {
                add(child, inner)
            }
        }
    }

    private mutating func grow(_ style: TextStyle) {
        size = max(size, style.face.size)
        lineHeight = max(lineHeight, style.lineHeight)
    }

    package mutating func append(_ text: String, _ style: TextStyle) {
        grow(style)
        let text = style.cased(text)
        for (character, width) in zip(text, SansMetrics.advances(of: text, in: style.face)) {
            let scalar = character.unicodeScalars.first?.value ?? 0
            let isSpace = scalar == 0x20 || scalar == 0x09 || (0x2000...0x200B).contains(scalar)
            let isWide = SansMetrics.isWide(scalar)
            if isWide, !glyphs.isEmpty { glyphs[glyphs.count - 1].breaks = true }
            glyphs.append(
                Glyph(
                    width: width, breaks: isSpace || isWide || Self.breaks.contains(scalar), isSpace: isSpace,
                    isNewline: character.isNewline))
        }
    }

    /// Returns the widths of the lines, without the spaces at their ends.
    private func widths(in room: Double, scale: Double) -> [Double] {
        var lines: [Double] = []
        // The width of the line up to its last letter, and with the spaces after it.
        var (line, whole) = (0.0, 0.0)
        func endLine() {
            lines.append(line)
            (line, whole) = (0, 0)
        }
        func fits(_ width: Double) -> Bool { whole == 0 || whole + width <= room + 0.01 }
        var index = 0
        while index < glyphs.count {
            if glyphs[index].isNewline {
                endLine()
                index += 1
                continue
            }
            let word = word(from: index, scale: scale)
            if !fits(word.width) { endLine() }
            if word.width <= room + 0.01 {
                if word.width > 0 { line = whole + word.width }
                whole += word.width + word.space
            } else {
                // A word that is wider than a line is broken anywhere.
                for glyph in glyphs[index..<word.end] {
                    if !glyph.isSpace, !fits(glyph.width * scale) { endLine() }
                    whole += glyph.width * scale
                    if !glyph.isSpace { line = whole }
                }
            }
            index = word.end
        }
        return lines + [line]
    }

    /// The letters up to the next place where a line can end, and the width of the spaces after them.
    private func word(from start: Int, scale: Double) -> (width: Double, space: Double, end: Int) {
        var (width, space, end) = (0.0, 0.0, start)
        while end < glyphs.count, !glyphs[end].isNewline {
            let glyph = glyphs[end]
            // Further spaces belong to the word before them.
            if end > start, glyphs[end - 1].breaks, !glyph.isSpace { break }
            if glyph.isSpace {
                space += glyph.width * scale
            } else {
                width += space + glyph.width * scale
                space = 0
            }
            end += 1
        }
        return (width, space, end)
    }

    /// Returns the size of the text for a proposal, and its baselines.
    package func measure(for proposal: ProposedSize) -> MeasuredRule.Measure {
        let room = proposal.width ?? .infinity
        let isLimitedByHeight = proposal.height.map { $0.isFinite } ?? false
        let most = isLimitedByHeight ? max(Int(((proposal.height ?? 0) / max(lineHeight, 1) + 0.01).rounded(.down)), 1) : .max
        let limit = min(limit ?? .max, most)
        var scale = 1.0
        var lines = widths(in: room, scale: 1)
        while lines.count > limit, scale > leastScale {
            scale = max(scale - 0.02, leastScale)
            lines = widths(in: room, scale: scale)
        }
        let isCut = lines.count > limit
        let count = isCut ? limit : max(lines.count, leastLines)
        let width = isCut ? room : min(lines.max() ?? 0, max(room, 0))
        let height = lineHeight * scale
        // Browsers round the font's own lengths.
        let (ascent, descent) = ((SansMetrics.ascent * size * scale).rounded(), (SansMetrics.descent * size * scale).rounded())
        let baseline = (height - ascent - descent) / 2 + ascent
        return .init(
            Size(width, Double(count) * height), firstBaseline: baseline, lastBaseline: baseline + Double(max(lines.count, 1) - 1) * height)
    }
}
