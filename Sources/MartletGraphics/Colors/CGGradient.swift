import Foundation
import MartletElements
import MartletRaster
import MartletUI

/// Colours that go over into each other.
public final class CGGradient: Sendable {
    let stops: [Painter.Stop]

    /// A gradient of `CGColor`s; `nil` without any.
    ///
    /// - Parameters:
    ///   - space: Without effect: colours are in sRGB.
    ///   - locations: From 0 to 1, one for each colour; `nil` spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let known = colors.compactMap { $0 as? CGColor }
        guard !known.isEmpty, known.count == colors.count else { return nil }
        stops = known.enumerated().map { index, color in
            let even = known.count > 1 ? Double(index) / Double(known.count - 1) : 0
            return Painter.Stop(color.value, at: locations.map { Double($0[index]) } ?? even)
        }
    }

    /// A gradient of components: red, green, blue and alpha for each colour.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        stops = (0..<count).map { index in
            let parts = components + index * 4
            let color = ColorComponents(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
            let even = count > 1 ? Double(index) / Double(count - 1) : 0
            return Painter.Stop(color, at: locations.map { Double($0[index]) } ?? even)
        }
    }
}
