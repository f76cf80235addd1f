import Foundation

extension SymbolPath {
    /// The horizontal extent of the line without its thickness, or `nil` for an empty path.
    var extent: ClosedRange<Double>? {
        var low = Double.infinity
        var high = -Double.infinity
        var here = Point(x: 0, y: 0)
        func include(_ x: Double) {
            low = min(low, x)
            high = max(high, x)
        }
        for segment in segments {
            switch segment {
            case .move(let point), .line(let point):
                include(point.x)
                here = point
            case .curve(let first, let second, let end):
                for step in 0...16 {
                    let t = Double(step) / 16
                    let u = 1 - t
                    include(u * u * u * here.x + 3 * u * u * t * first.x + 3 * u * t * t * second.x + t * t * t * end.x)
                }
                here = end
            case .arc(let radii, let large, let clockwise, let end):
                for x in Self.arcExtremes(from: here, to: end, radius: radii.x, large: large, clockwise: clockwise) { include(x) }
                here = end
            case .close:
                continue
            }
        }
        return low <= high ? low...high : nil
    }

    /// Returns the x coordinates of an arc's ends, and of its circle's leftmost and rightmost points if these are on the arc.
    private static func arcExtremes(from start: Point, to end: Point, radius: Double, large: Bool, clockwise: Bool) -> [Double] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let chord = (dx * dx + dy * dy).squareRoot()
        guard chord > 0 else { return [start.x] }
        let radius = max(radius, chord / 2)
        let height = max(0, radius * radius - chord * chord / 4).squareRoot() * (large == clockwise ? -1 : 1)
        let middle = Point(x: (start.x + end.x) / 2 - height * dy / chord, y: (start.y + end.y) / 2 + height * dx / chord)
        let first = atan2(start.y - middle.y, start.x - middle.x)
        let last = atan2(end.y - middle.y, end.x - middle.x)
        func turn(_ angle: Double, from other: Double) -> Double {
            let delta = (clockwise ? angle - other : other - angle).truncatingRemainder(dividingBy: 2 * .pi)
            return delta < 0 ? delta + 2 * .pi : delta
        }
        let sweep = turn(last, from: first)
        return [start.x, end.x] + [0, Double.pi].filter { turn($0, from: first) <= sweep }.map { middle.x + radius * cos($0) }
    }
}
