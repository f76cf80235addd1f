import Foundation
import MartletCore
import MartletElements

extension Color {
    /// The components of a colour in an environment, from 0 to 1.
    public struct Resolved: Hashable, Sendable, Codable, ShapeStyle {
        public typealias Resolved = Never

        /// The components in sRGB.
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            let color = Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
            self.init(color.components(isDark: false))
        }

        init(_ components: ColorComponents) {
            red = Float(components.red)
            green = Float(components.green)
            blue = Float(components.blue)
            opacity = Float(components.opacity)
        }

        /// The components without the curve of sRGB.
        public var linearRed: Float { Self.linear(red) }
        public var linearGreen: Float { Self.linear(green) }
        public var linearBlue: Float { Self.linear(blue) }

        public var cgColor: CGColor {
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }

        private static func linear(_ part: Float) -> Float { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }

        public func _paint(in environment: EnvironmentValues) -> Paint { Color(self)._paint(in: environment) }
    }

    /// A colour of given components.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
    }

    /// Returns the components of the colour in light or dark mode, as the environment has it.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        nonisolated(unsafe) let environment = environment  // It stays within this call.
        let value = onMainQueue { self.value(in: environment) }
        return Resolved(value.components(isDark: environment.colorScheme == .dark))
    }

    /// The components in the current session's mode; of a tint, those of the accent colour.
    func components(isDark: Bool) -> ColorComponents { onMainQueue { self.value(in: EnvironmentValues()) }.components(isDark: isDark) }

    /// The components of the colour.
    ///
    /// Other than Apple's, a colour that adapts to light and dark mode has them, too: those of the current session's mode.
    public var cgColor: CGColor? { UIColor(self).cgColor }

    /// A colour of given components.
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

    /// A colour of given components.
    public init(_ color: CGColor) { self.init(cgColor: color) }
}
