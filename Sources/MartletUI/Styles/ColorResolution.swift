import MartletCore
import MartletElements

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(value(in: environment)) }

    /// Resolves the colour to a value that the host can draw.
    @MainActor func value(in environment: EnvironmentValues) -> ColorValue { source.value(in: environment) }
}

extension Color.Source {
    @MainActor
    fileprivate func value(in environment: EnvironmentValues) -> ColorValue {
        switch self {
        case .value(let value): value
        case .accent: environment.tint?.color(in: environment) ?? .token("accent")
        case .asset(let name, let bundlePath):
            AppAssets.color(named: name, bundlePath: bundlePath) ?? environment.missing("colour", name, fallback: .token("clear"))
        case .opacity(let source, let opacity): .opacity(source.value(in: environment), opacity)
        case .dynamic(let light, let dark): .dynamic(light: light.value(in: environment), dark: dark.value(in: environment))
        case .mix(let a, let b, let fraction): a.value(in: environment).mixed(with: b.value(in: environment), by: fraction)
        }
    }
}

extension ColorValue {
    fileprivate func mixed(with other: ColorValue, by fraction: Double) -> ColorValue {
        if case .rgb(let r, let g, let b, let a) = self, case .rgb(let r2, let g2, let b2, let a2) = other {
            func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
            return .rgb(between(r, r2), between(g, g2), between(b, b2), between(a, a2))
        }
        return .mix(self, other, fraction)
    }
}
