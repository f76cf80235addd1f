import MartletDOM
import MartletElements

/// A rectangle in points.
struct Bounds {
    var x, y, width, height: Double

    func grown(by margin: Double) -> Bounds {
        Bounds(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

extension PathValue {
    /// The smallest rectangle that contains all points of the path, including control points.
    var bounds: Bounds {
        let points = steps.flatMap(\.points)
        let (x, y) = (points.map(\.x), points.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
            return Bounds(x: 0, y: 0, width: 0, height: 0)
        }
        return Bounds(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PathValue.Step {
    fileprivate var points: [PathValue.Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
    }
}

extension Matrix {
    var svg: String { "matrix(\([a, b, c, d].map(Self.exact).joined(separator: " ")) \(tx.css) \(ty.css))" }

    /// A factor with six decimals: three would move the far end of a large drawing.
    private static func exact(_ number: Double) -> String {
        guard number.isFinite else { return "0" }
        let rounded = (number * 1_000_000).rounded() / 1_000_000
        return rounded == rounded.rounded() ? rounded.css : String(rounded)
    }
}

extension Stroke {
    /// The attributes of the line in SVG, but for its paint.
    var attributes: [(String, String)] {
        var result = [("stroke-width", width.css)]
        if cap != .butt { result.append(("stroke-linecap", cap.rawValue)) }
        result.append(join == .miter ? ("stroke-miterlimit", miterLimit.css) : ("stroke-linejoin", join.rawValue))
        if !dash.isEmpty {
            result.append(("stroke-dasharray", dash.map(\.css).joined(separator: " ")))
            if dashPhase != 0 { result.append(("stroke-dashoffset", dashPhase.css)) }
        }
        return result
    }
}
