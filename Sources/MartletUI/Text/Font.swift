import Foundation
import MartletCore
import MartletElements

/// A typeface with its size and traits.
public struct Font: Hashable, Sendable {
    /// A text style whose size follows the user's preferred text size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The thickness of the strokes.
    public struct Weight: Hashable, Sendable {
        /// 100 to 900, as in CSS.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The width of the letters.
    public struct Width: Hashable, Sendable {
        /// 0 is the font's own width.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.25)

        /// The width as a share of the font's own.
        var share: Double { max(0.5, min(2, 1 + Double(value))) }
    }

    /// A variant of the system typeface.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The line spacing.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    let value: FontValue

    init(_ value: FontValue) { self.value = value }

    private init(_ style: TextStyle) { self.init(FontValue(size: .style(style.name))) }

    public static let largeTitle = Font(.largeTitle)
    public static let title = Font(.title)
    public static let title2 = Font(.title2)
    public static let title3 = Font(.title3)
    public static let headline = Font(.headline)
    public static let subheadline = Font(.subheadline)
    public static let body = Font(.body)
    public static let callout = Font(.callout)
    public static let footnote = Font(.footnote)
    public static let caption = Font(.caption)
    public static let caption2 = Font(.caption2)
}

extension Font {
    /// Returns the system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(FontValue(size: .style(style.name), weight: weight?.value, design: design?.name))
    }

    /// Returns the system font of a fixed size.
    ///
    /// - Parameter size: The size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(FontValue(size: .points(size), weight: weight?.value, design: design?.name))
    }

    /// Returns a custom font by the name of its family, its full name or its PostScript name. Font files in the app's resources are found
    /// without an entry in `Info.plist`.
    ///
    /// - Parameter size: The size in points. It grows with the body style where the app sets a text size; unlike Apple's, it does not follow the
    ///   user's.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// Returns a custom font by its name, with a size in points that grows with a text style where the app sets a text size.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(FontValue(size: .points(size), family: name, relativeTo: textStyle.name))
    }

    /// Returns a custom font by its name, with a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(FontValue(size: .points(fixedSize), family: name)) }
}

extension Font {
    private func changed(_ change: (inout FontValue) -> Void) -> Font {
        var copy = value
        change(&copy)
        return Font(copy)
    }

    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.value } }
    /// Sets the width of the letters, where the font has several.
    public func width(_ width: Width) -> Font { changed { $0.width = width.share } }
    /// Sets the width of the letters, where the font has several; 0 is its own.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { changed { $0.italic = true } }
    public func monospaced() -> Font { changed { $0.design = Design.monospaced.name } }
    /// Gives all digits the same width.
    public func monospacedDigit() -> Font { changed { $0.monospacedDigits = true } }
    public func smallCaps() -> Font { changed { $0.smallCaps = true } }
    /// The same as ``smallCaps()``, unlike Apple's.
    public func lowercaseSmallCaps() -> Font { smallCaps() }
    /// The same as ``smallCaps()``, unlike Apple's.
    public func uppercaseSmallCaps() -> Font { smallCaps() }

    public func leading(_ leading: Leading) -> Font {
        changed {
            $0.leading =
                switch leading {
                case .standard: nil
                case .tight: 0.85
                case .loose: 1.15
                }
        }
    }
}

extension Font.TextStyle {
    /// The name sent to hosts.
    var name: String {
        switch self {
        case .largeTitle: "largeTitle"
        case .title: "title"
        case .title2: "title2"
        case .title3: "title3"
        case .headline: "headline"
        case .subheadline: "subheadline"
        case .body: "body"
        case .callout: "callout"
        case .footnote: "footnote"
        case .caption: "caption"
        case .caption2: "caption2"
        }
    }
}

extension Font.Design {
    /// The name sent to hosts.
    var name: String {
        switch self {
        case .default: "default"
        case .serif: "serif"
        case .rounded: "rounded"
        case .monospaced: "monospaced"
        }
    }
}

extension Font {
    /// The font in the text sizes that the views around allow.
    func value(in environment: EnvironmentValues) -> FontValue {
        var value = value
        value.sizes = environment.typeSizes
        return value
    }
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
    /// The default font of text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}
