import CMartletRaster
import Foundation
import MartletElements

/// Lines of text, set by pango.
package final class TextBlock {
    /// A typeface of the machine.
    package struct Face: Hashable, Sendable {
        /// Names in the order of preference, with commas.
        package var family: String
        /// In pixels.
        package var size: Double
        /// 100 to 900.
        package var weight: Int
        package var isItalic: Bool
        package var hasSmallCaps: Bool

        /// - Parameters:
        ///   - design: `default`, `serif`, `rounded` or `monospaced`.
        ///   - name: The name of a font, before those of the design.
        package init(
            size: Double, weight: Int = 400, design: String? = nil, name: String? = nil, isItalic: Bool = false, hasSmallCaps: Bool = false
        ) {
            (self.size, self.weight, self.isItalic, self.hasSmallCaps) = (min(max(size, 0.1), 4000), weight, isItalic, hasSmallCaps)
            family = [name, Self.families(of: design)].compactMap { $0 }.joined(separator: ",")
        }

        /// The same as in the page's style sheet.
        private static func families(of design: String?) -> String {
            let usual = "SF Pro Text,Inter,Roboto,Noto Sans,Helvetica Neue,Arial,sans-serif"
            switch design {
            case "serif": return "New York,Georgia,Noto Serif,Times New Roman,serif"
            case "rounded": return "SF Pro Rounded,Nunito," + usual
            case "monospaced": return "SF Mono,Menlo,Cascadia Mono,Roboto Mono,DejaVu Sans Mono,monospace"
            default: return usual
            }
        }
    }

    /// A part of the text with one look.
    package struct Run: Hashable, Sendable {
        package var text: String
        package var face: Face
        package var color: ColorComponents
        package var isUnderlined = false
        package var isStruck = false
        /// Between letters, in pixels.
        package var tracking = 0.0
        /// Above the baseline, in pixels.
        package var rise = 0.0

        package init(_ text: String, face: Face, color: ColorComponents) { (self.text, self.face, self.color) = (text, face, color) }
    }

    /// How the lines are set.
    package struct Paragraph: Hashable, Sendable {
        package enum Alignment: Int32, Sendable { case leading, center, trailing }
        package enum Truncation: Int32, Sendable { case head = 1, middle, tail }

        /// Lines are broken at this width, in pixels; `nil` breaks none.
        package var width: Double?
        /// The most lines; `nil` for any number.
        package var lines: Int?
        package var alignment = Alignment.leading
        package var truncation = Truncation.tail
        /// In pixels; `nil` is that of the font.
        package var lineHeight: Double?
        /// Between lines, in pixels.
        package var lineSpacing = 0.0
        package var isRightToLeft = false

        package init() {}
    }

    private let layout: OpaquePointer
    /// In pixels.
    package let size: CGSize
    package let firstBaseline: Double
    package let lastBaseline: Double

    /// `nil` if the library is missing.
    package init?(_ runs: [Run], _ paragraph: Paragraph = Paragraph()) {
        guard RasterLibrary.pango.isThere, RasterLibrary.pixbuf.isThere else { return nil }
        var bytes: [CChar] = []
        var values: [raster_run] = []
        for run in runs {
            let start = bytes.count
            bytes += run.text.utf8.map { CChar(bitPattern: $0) }
            values.append(run.value(from: start, to: bytes.count))
        }
        defer { for value in values { free(UnsafeMutablePointer(mutating: value.family)) } }
        guard let layout = raster_text_create(bytes, bytes.count, values, values.count, paragraph.value) else { return nil }
        self.layout = layout
        var (width, height, first, last) = (0.0, 0.0, 0.0, 0.0)
        raster_text_measure(layout, &width, &height, &first, &last)
        (size, firstBaseline, lastBaseline) = (CGSize(width: width, height: height), first, last)
    }

    deinit { raster_text_release(layout) }

    /// Draws the lines with their top left corner at a point.
    package func draw(in painter: Painter, at point: CGPoint) { raster_text_draw(painter.context, layout, point.x, point.y) }

    /// Adds a file to the fonts of this process.
    package static func addFont(_ file: URL) {
        if RasterLibrary.pango.isThere { _ = raster_add_font(file.path) }
    }
}

extension TextBlock.Run {
    /// The family is copied, and has to be freed.
    fileprivate func value(from start: Int, to end: Int) -> raster_run {
        raster_run(
            start: start, end: end, family: strdup(face.family), size: face.size, weight: Int32(face.weight), is_italic: face.isItalic,
            is_underlined: isUnderlined, is_struck: isStruck, has_small_caps: face.hasSmallCaps, tracking: tracking, rise: rise,
            red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    }
}

extension TextBlock.Paragraph {
    fileprivate var value: raster_paragraph {
        raster_paragraph(
            width: width.map { max(0, $0) } ?? -1, lines: Int32(clamping: lines ?? 0), alignment: alignment.rawValue,
            truncation: truncation.rawValue, line_height: lineHeight ?? 0, line_spacing: lineSpacing, is_right_to_left: isRightToLeft)
    }
}
