import Foundation
import MartletCore
import MartletElements

extension Path {
    /// The value sent to hosts.
    package var value: PathValue { PathValue(elements.map(\.step)) }
}

extension Path.Element {
    fileprivate var step: PathValue.Step {
        switch self {
        case .move(let point): .move(point.value)
        case .line(let point): .line(point.value)
        case .quadCurve(let point, let control): .quadCurve(point.value, control: control.value)
        case .curve(let point, let control1, let control2): .curve(point.value, control1: control1.value, control2: control2.value)
        case .closeSubpath: .close
        }
    }
}

extension CGPoint {
    /// The point rounded to four decimals, which is finer than any screen. Points that differ by less count as equal.
    fileprivate var value: PathValue.Point { PathValue.Point(x.rounded(to: 10_000), y.rounded(to: 10_000)) }
}

extension CGFloat {
    fileprivate func rounded(to share: CGFloat) -> Double {
        isFinite ? Double((self * share).rounded() / share) : 0
    }
}

extension Path: CustomStringConvertible {
    /// The elements, each preceded by its points: `0 0 m 10 0 l h`.
    public var description: String { elements.map(\.description).joined(separator: " ") }
}

extension Path.Element: CustomStringConvertible {
    public var description: String {
        let letter =
            switch self {
            case .move: "m"
            case .line: "l"
            case .quadCurve: "q"
            case .curve: "c"
            case .closeSubpath: "h"
            }
        return (points.flatMap { [$0.x.described, $0.y.described] } + [letter]).joined(separator: " ")
    }
}

extension CGFloat {
    /// The number as text; a whole number has no decimal point.
    fileprivate var described: String {
        let rounded = rounded(to: 10_000)
        return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }
}
