import Foundation
import MartletGraphics
import MartletRaster
import MartletUI

/// How a text is measured and drawn. Only `usesLineFragmentOrigin` has an effect: without it a text is one line.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is told while a text is drawn. Without effect.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
    /// Draws the text with its top left corner at a point of the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: .zero), width: nil) }
    /// Draws the text into a rectangle of the current context, with as many lines as it needs.
    public func draw(in rect: CGRect) { draw(in: rect, width: rect.width) }
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect, width: options.contains(.usesLineFragmentOrigin) ? rect.width : nil)
    }

    /// The size of the text, in points; zero on a machine that cannot draw texts.
    public func size() -> CGSize { block(width: nil)?.size ?? .zero }

    /// The rectangle that the text takes, at the origin.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        CGRect(origin: .zero, size: block(width: options.contains(.usesLineFragmentOrigin) ? size.width : nil)?.size ?? .zero)
    }

    private func draw(in rect: CGRect, width: CGFloat?) {
        guard let context = UIGraphicsGetCurrentContext(), let block = block(width: width) else { return }
        let matrix = context.toPixels
        context.drawing {
            $0.matrix = matrix.parts
            block.draw(in: $0, at: rect.origin)
        }
    }

    /// - Parameter width: Lines are broken at it; `nil` breaks none.
    private func block(width: CGFloat?) -> TextBlock? {
        var runs: [TextBlock.Run] = []
        var paragraph = TextBlock.Paragraph()
        paragraph.width = width.flatMap { $0.isFinite && $0 < 1_000_000 ? Double($0) : nil }
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let text = (string as NSString).substring(with: range)
            let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
            let color = attributes[.foregroundColor] as? UIColor ?? .black
            var run = TextBlock.Run(text, face: font.face, color: color.cgColor.value)
            run.isUnderlined = Self.isLine(attributes[.underlineStyle])
            run.isStruck = Self.isLine(attributes[.strikethroughStyle])
            run.tracking = Self.number(attributes[.kern] ?? attributes[.tracking])
            run.rise = Self.number(attributes[.baselineOffset])
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph.apply(style) }
            runs.append(run)
        }
        return TextBlock(runs, paragraph)
    }

    private static func number(_ value: Any?) -> Double {
        switch value {
        case let value as CGFloat: value
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: 0
        }
    }

    private static func isLine(_ value: Any?) -> Bool { number(value) != 0 }
}

extension TextBlock.Paragraph {
    fileprivate mutating func apply(_ style: NSParagraphStyle) {
        alignment =
            switch style.alignment {
            case .center: .center
            case .right: .trailing
            case .left, .justified, .natural: .leading
            }
        lineSpacing = style.lineSpacing
        if style.minimumLineHeight > 0 { lineHeight = style.minimumLineHeight }
        switch style.lineBreakMode {
        case .byTruncatingHead: (lines, truncation) = (1, .head)
        case .byTruncatingMiddle: (lines, truncation) = (1, .middle)
        case .byTruncatingTail, .byClipping: (lines, truncation) = (1, .tail)
        case .byWordWrapping, .byCharWrapping: break
        }
    }
}

extension String {
    /// Draws the text with its top left corner at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }
    /// Draws the text into a rectangle of the current context, with as many lines as it needs.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
    /// The size of the text, in points; zero on a machine that cannot draw texts.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }
    /// The rectangle that the text takes, at the origin.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(self).draw(at: point, withAttributes: attributes)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(self).draw(in: rect, withAttributes: attributes)
    }
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(self).size(withAttributes: attributes)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
