import MartletRaster
import MartletUI

/// A typeface with its size.
///
/// - Partly: measures such as the line height are those of Apple's system font; sizes of text styles do not follow the user's setting.
public final class UIFont: NSObject, Sendable {
    /// The thickness of the strokes.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// 100 to 900.
        fileprivate var number: Int {
            let known: [(Weight, Int)] = [
                (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
                (.heavy, 800), (.black, 900),
            ]
            return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }

        fileprivate var weight: Font.Weight {
            let known: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold),
                (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    /// A style whose size is Apple's default for it.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        fileprivate var known: (style: Font.TextStyle, size: CGFloat) {
            switch self {
            case .largeTitle: (.largeTitle, 34)
            case .title1: (.title, 28)
            case .title2: (.title2, 22)
            case .title3: (.title3, 20)
            case .headline: (.headline, 17)
            case .subheadline: (.subheadline, 15)
            case .callout: (.callout, 16)
            case .footnote: (.footnote, 13)
            case .caption1: (.caption, 12)
            case .caption2: (.caption2, 11)
            default: (.body, 17)
            }
        }
    }

    /// The same typeface for SwiftUI.
    fileprivate let font: Font
    /// The same typeface for what is drawn into images.
    let face: TextBlock.Face
    /// The size in points.
    public let pointSize: CGFloat
    public let fontName: String

    private init(_ font: Font, _ face: TextBlock.Face, size: CGFloat, name: String = ".SFUI-Regular") {
        self.font = font
        self.face = face
        pointSize = size
        fontName = name
    }

    /// A font of the app or of the device, by the name of its family, its full name or its PostScript name. It is not checked whether the
    /// user's device has it.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(
            .custom(fontName, size: fontSize), TextBlock.Face(size: fontSize, name: fontName), size: fontSize, name: fontName)
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), TextBlock.Face(size: size, weight: weight.number), size: size)
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(Font.system(size: size).italic(), TextBlock.Face(size: size, isItalic: true), size: size)
    }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            .system(size: size, weight: weight.weight, design: .monospaced),
            TextBlock.Face(size: size, weight: weight.number, design: "monospaced"), size: size)
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            Font.system(size: size, weight: weight.weight).monospacedDigit(), TextBlock.Face(size: size, weight: weight.number), size: size)
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(
            .system(style.known.style), TextBlock.Face(size: style.known.size, weight: style == .headline ? 600 : 400),
            size: style.known.size)
    }

    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }

    // The measures of Apple's system font, as shares of its size.
    public var ascender: CGFloat { pointSize * 0.952 }
    public var descender: CGFloat { pointSize * -0.241 }
    public var lineHeight: CGFloat { pointSize * 1.193 }
    public var capHeight: CGFloat { pointSize * 0.705 }
    public var xHeight: CGFloat { pointSize * 0.526 }
    public var leading: CGFloat { 0 }
}

extension Font {
    /// Uses a font of UIKit.
    public init(_ font: UIFont) { self = font.font }
}
