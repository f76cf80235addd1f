import Foundation
import MartletCore
import MartletElements

extension UIColor {
    /// The components in the current session's mode, light or dark.
    private var components: ColorComponents {
        color.components(isDark: onMainQueue { CurrentSession.context?.windowColorScheme == .dark })
    }

    /// Returns the colour in light or in dark mode, which does not adapt any more.
    package func resolved(isDark: Bool) -> UIColor {
        let components = color.components(isDark: isDark)
        return UIColor(red: components.red, green: components.green, blue: components.blue, alpha: components.opacity)
    }

    /// The components in the current session's mode.
    public var cgColor: CGColor {
        let components = components
        return CGColor(red: components.red, green: components.green, blue: components.blue, alpha: components.opacity)
    }

    /// Writes the components in sRGB, from 0 to 1, and returns `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.opacity
        return true
    }

    /// Writes how light the colour is as a grey, from 0 to 1, and returns `true`.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = components
        white?.pointee = 0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
        alpha?.pointee = components.opacity
        return true
    }

    /// Writes hue, saturation and brightness, from 0 to 1, and returns `true`.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        let (r, g, b) = (components.red, components.green, components.blue)
        let most = max(r, g, b)
        let chroma = most - min(r, g, b)
        let sector =
            chroma == 0
            ? 0
            : most == r ? ((g - b) / chroma).truncatingRemainder(dividingBy: 6) : most == g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most == 0 ? 0 : chroma / most
        brightness?.pointee = most
        alpha?.pointee = components.opacity
        return true
    }
}

/// Lets Xcode's literals of colours be UIKit's, as on Apple's platforms: `Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))`.
extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The type of a literal of a colour.
public typealias _ColorLiteralType = UIColor

/// A colour is stored as its components, those of the current session's mode.
extension UIColor: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        let components = components
        coder.encode(components.red, forKey: "red")
        coder.encode(components.green, forKey: "green")
        coder.encode(components.blue, forKey: "blue")
        coder.encode(components.opacity, forKey: "alpha")
    }

    public convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "red") else { return nil }
        func component(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        self.init(red: component("red"), green: component("green"), blue: component("blue"), alpha: component("alpha"))
    }
}
