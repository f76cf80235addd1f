import Foundation

extension SymbolPath {
    /// The range of the path's x coordinates without the line width; `nil` for an empty path.
    var extent: ClosedRange<Double>? {
        var low = Double.infinity
        var high = -Double.infinity
        var current = Point(x: 0, y: 0)
        func include(_ x: Double) {
            low = min(low, x)
            high = max(high, x)
        }
        for segment in segments {
            switch segment {
            case .move(let point), .line(let point):
                include(point.x)
                current = point
            case .curve(let first, let second, let end):
                // Sixteen samples of the cubic Bézier curve are accurate enough for a symbol's extent.
                for step in 0...16 {
                    let t = Double(step) / 16
                    let u = 1 - t
                    include(u * u * u * current.x + 3 * u * u * t * first.x + 3 * u * t * t * second.x + t * t * t * end.x)
                }
                current = end
            case .arc(let radii, let large, let clockwise, let end):
                for x in Self.arcExtremes(from: current, to: end, radius: radii.x, large: large, clockwise: clockwise) { include(x) }
                current = end
            case .close:
                continue
            }
        }
        return low <= high ? low...high : nil
    }

    /// Returns the x coordinates of the arc's ends, and of the circle's leftmost and rightmost points if the arc contains them.
    ///
    /// - Parameters:
    ///   - large: Whether the arc is the larger of the two between its ends.
    ///   - clockwise: Whether the arc runs clockwise, in coordinates whose y axis points down.
    private static func arcExtremes(from start: Point, to end: Point, radius: Double, large: Bool, clockwise: Bool) -> [Double] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        // The centre is on the perpendicular through the chord's middle, at `height` from the chord.
        let chord = (dx * dx + dy * dy).squareRoot()
        guard chord > 0 else { return [start.x] }
        let radius = max(radius, chord / 2)
        let height = max(0, radius * radius - chord * chord / 4).squareRoot() * (large == clockwise ? -1 : 1)
        let center = Point(x: (start.x + end.x) / 2 - height * dy / chord, y: (start.y + end.y) / 2 + height * dx / chord)
        let startAngle = atan2(start.y - center.y, start.x - center.x)
        let endAngle = atan2(end.y - center.y, end.x - center.x)
        /// Returns the angle between two directions in the arc's direction of rotation, from 0 to 2π.
        func rotation(from other: Double, to angle: Double) -> Double {
            let delta = (clockwise ? angle - other : other - angle).truncatingRemainder(dividingBy: 2 * .pi)
            return delta < 0 ? delta + 2 * .pi : delta
        }
        let sweep = rotation(from: startAngle, to: endAngle)
        return [start.x, end.x] + [0, Double.pi].filter { rotation(from: startAngle, to: $0) <= sweep }.map { center.x + radius * cos($0) }
    }
}
