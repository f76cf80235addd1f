/// The components of a colour in sRGB, each from 0 to 1.
package struct ColorComponents: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// Reads `rgb`, `rgba`, `rrggbb` or `rrggbbaa`.
    init(digits: Substring) {
        var values: [Int] = digits.compactMap(\.hexDigitValue)
        // A short form has each digit once.
        if values.count < 6 { values = values.flatMap { [$0, $0] } }
        func part(_ index: Int) -> Double { Double(values[2 * index] * 16 + values[2 * index + 1]) / 255 }
        self.init(red: part(0), green: part(1), blue: part(2), opacity: values.count > 6 ? part(3) : 1)
    }
}

extension ColorValue {
    /// Returns the components of the colour in light or in dark mode.
    package func components(isDark: Bool) -> ColorComponents {
        switch self {
        case .rgb(let red, let green, let blue, let opacity): ColorComponents(red: red, green: green, blue: blue, opacity: opacity)
        case .token(let name): SystemColors.components(of: name, isDark: isDark)
        case .dynamic(let light, let dark): (isDark ? dark : light).components(isDark: isDark)
        case .opacity(let color, let opacity): color.components(isDark: isDark).faded(opacity)
        case .mix(let a, let b, let fraction): a.components(isDark: isDark).mixed(with: b.components(isDark: isDark), by: fraction)
        }
    }
}

extension ColorComponents {
    fileprivate func faded(_ opacity: Double) -> ColorComponents {
        ColorComponents(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
    }

    fileprivate func mixed(with other: ColorComponents, by fraction: Double) -> ColorComponents {
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        return ColorComponents(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
            opacity: between(opacity, other.opacity))
    }
}
