import Foundation
import MartletCore

/// A colour as UIKit defines it, for SwiftUI's `Color(uiColor:)` and `Color(.systemGray6)`.
///
/// Two colours are equal if they are made of the same values, not if they look the same.
public final class UIColor: NSObject, Sendable {
    let color: Color

    /// Converts a SwiftUI colour.
    public init(_ color: Color) { self.color = color }

    /// A colour in sRGB, with components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// A colour in Display P3, with components from 0 to 1.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    }

    /// A grey: 0 is black, 1 is white.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    /// A colour with hue, saturation and brightness from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// A colour of the app's asset catalogues. A missing colour is transparent, where UIKit's initializer returns `nil`.
    public init?(named name: String) { color = Color(name) }

    /// A colour of an asset catalogue.
    public init(resource: ColorResource) { color = Color(resource) }

    /// A colour of given components.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// A colour that differs in light and in dark mode.
    package init(light: UIColor, dark: UIColor) { color = Color(.dynamic(light: light.color.source, dark: dark.color.source)) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    public override var hash: Int { color.hashValue }

    /// Multiplies the opacity of the colour.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
}

extension Color {
    /// Converts a UIKit colour.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Converts a UIKit colour.
    @_disfavoredOverload  // `Color(.bark)` is the colour of a catalogue, though UIKit's type has it, too.
    public init(_ color: UIColor) { self = color.color }
}

/// Colours that are the same in light and dark mode.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

/// Colours that adapt to light and dark mode.
extension UIColor {
    private static func named(_ token: String) -> UIColor { UIColor(Color(.token(token))) }

    public static let systemRed = named("red")
    public static let systemOrange = named("orange")
    public static let systemYellow = named("yellow")
    public static let systemGreen = named("green")
    public static let systemMint = named("mint")
    public static let systemTeal = named("teal")
    public static let systemCyan = named("cyan")
    public static let systemBlue = named("blue")
    public static let systemIndigo = named("indigo")
    public static let systemPurple = named("purple")
    public static let systemPink = named("pink")
    public static let systemBrown = named("brown")
    public static let systemGray = named("gray")
    public static let systemGray2 = named("gray2")
    public static let systemGray3 = named("gray3")
    public static let systemGray4 = named("gray4")
    public static let systemGray5 = named("gray5")
    public static let systemGray6 = named("gray6")
    public static let tintColor = UIColor(.accentColor)

    public static let label = named("label")
    public static let secondaryLabel = named("secondaryLabel")
    public static let tertiaryLabel = named("tertiaryLabel")
    public static let quaternaryLabel = named("quaternaryLabel")
    public static let placeholderText = named("placeholderText")
    public static let link = named("link")
    public static let separator = named("separator")
    public static let opaqueSeparator = named("opaqueSeparator")

    public static let systemFill = named("systemFill")
    public static let secondarySystemFill = named("secondarySystemFill")
    public static let tertiarySystemFill = named("tertiarySystemFill")
    public static let quaternarySystemFill = named("quaternarySystemFill")

    public static let systemBackground = named("systemBackground")
    public static let secondarySystemBackground = named("secondarySystemBackground")
    public static let tertiarySystemBackground = named("tertiarySystemBackground")
    public static let systemGroupedBackground = named("systemGroupedBackground")
    public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground")
}
