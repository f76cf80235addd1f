import Foundation
import MartletCore
import MartletElements
import MartletUI

extension GraphicsContext {
    /// A text that is ready to be drawn.
    public struct ResolvedText {
        let text: Text
        private let environment: EnvironmentValues
        /// The colour of the parts that have none of their own. Of a gradient, its first colour is used.
        public var shading: Shading = .foreground

        init(text: Text, environment: EnvironmentValues) {
            self.text = text
            self.environment = environment
        }

        /// Returns the size of the text where a size is available, in points.
        ///
        /// - Partly: the size is an estimate by the average width of the letters, because only the page knows its fonts.
        public func measure(in size: CGSize) -> CGSize {
            estimate.size(width: size.width)
        }

        /// The distance from the top of the text to its first baseline, estimated like its size.
        public func firstBaseline(in size: CGSize) -> CGFloat { estimate.ascent }

        private var estimate: TextEstimate {
            nonisolated(unsafe) let environment = environment  // The caller waits, so two threads never use it at once.
            let text = text
            return TextEstimate(onMainQueue { text.shownRuns(in: environment) })
        }
    }

    /// An image that is ready to be drawn.
    public struct ResolvedImage {
        let image: Image
        /// In points. That of a symbol is its height in the body font; that of a URL is zero.
        public let size: CGSize
        /// The distance from the top to the baseline.
        public var baseline: CGFloat { size.height }
        /// The colour of a symbol; `nil` is the foreground colour.
        public var shading: Shading?
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }

    public func resolve(_ image: Image) -> ResolvedImage {
        nonisolated(unsafe) let environment = environment  // The caller waits, so two threads never use it at once.
        let drawn = onMainQueue { image.drawn(in: environment) }
        return ResolvedImage(image: image, size: CGSize(width: drawn.width, height: drawn.height))
    }

    /// Draws a text in a rectangle, where its lines wrap.
    public func draw(_ text: ResolvedText, in rect: CGRect) { record(.text(text.text, text.shading, .rectangle(rect))) }

    /// Draws a text with an anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        record(.text(text.text, text.shading, .point(point, anchor)))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

    /// Draws an image stretched over a rectangle. A symbol keeps its ratio.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        record(.image(image.image, image.shading, .rectangle(rect)))
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        record(.image(image.image, image.shading, .point(point, anchor)))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
}

extension Image {
    @MainActor
    func drawn(in environment: EnvironmentValues) -> DrawnImage {
        var writer = ElementWriter(environment)
        _lower(to: &writer)
        let size = (width: writer[.width]?.doubleValue ?? 0, height: writer[.height]?.doubleValue ?? 0)
        if let name = writer[.symbol]?.stringValue {
            // The height of a symbol in the body font.
            return DrawnImage(source: .symbol(name), width: 20.4, height: 20.4)
        }
        if let name = writer[.picture]?.stringValue {
            return DrawnImage(source: .picture(name, library: writer[.library]?.stringValue), width: size.width, height: size.height)
        }
        return DrawnImage(source: .url(writer[.source]?.stringValue ?? ""), width: size.width, height: size.height)
    }
}

/// The size of a text, estimated: a letter of a proportional font is about half as wide as it is high.
private struct TextEstimate {
    private var lines: [CGFloat] = [0]
    private var fontSize: CGFloat = 0

    init(_ runs: [ShownRun]) {
        for run in runs {
            let size = run.fontSize
            fontSize = max(fontSize, size)
            for character in run.text {
                if character.isNewline { lines.append(0) } else { lines[lines.count - 1] += size * Self.share(of: character) }
            }
        }
        if fontSize == 0 { fontSize = 17 }
    }

    private static func share(of character: Character) -> CGFloat {
        if "iljtfrI.,:;!'|()[] ".contains(character) { return 0.3 }
        if "mwMW@%".contains(character) { return 0.85 }
        if character.isUppercase { return 0.66 }
        return character.isASCII ? 0.54 : 1
    }

    var ascent: CGFloat { fontSize * 0.95 }

    func size(width: CGFloat) -> CGSize {
        let count = lines.reduce(0) { $0 + (width > 0 && width.isFinite ? max(1, ($1 / width).rounded(.up)) : 1) }
        let longest = lines.max() ?? 0
        return CGSize(width: width > 0 && width.isFinite ? min(longest, width) : longest, height: count * fontSize * 1.29)
    }
}

extension ShownRun {
    /// In points.
    fileprivate var fontSize: CGFloat {
        for case let font as TextFont in modifiers { return CGFloat(TypeScale.face(of: font.font).size) }
        return 17
    }
}
