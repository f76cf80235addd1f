import Foundation

/// The components of a colour in sRGB.
///
/// Other than Apple's: there are no further colour spaces, so a grey has four components, too.
public final class CGColor: Hashable, Sendable {
    private let parts: [CGFloat]

    /// A colour with components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { parts = [red, green, blue, alpha] }

    /// A colour with components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey: 0 is black, 1 is white.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? { parts }
    public var numberOfComponents: Int { parts.count }
    public var alpha: CGFloat { parts[3] }

    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha) }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.parts == b.parts }

    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
