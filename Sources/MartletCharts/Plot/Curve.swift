import Foundation
import MartletElements

/// Lines through points, as d3-shape draws them.
enum Curve {
    typealias Point = PathValue.Point
    typealias Step = PathValue.Step

    /// Returns the steps from the first point, which is not among them, through all others.
    static func steps(through points: [Point], _ method: InterpolationMethod.Kind) -> [Step] {
        switch method {
        case .linear: return points.dropFirst().map(Step.line)
        case .stepStart: return stairs(points, at: 0)
        case .stepCenter: return stairs(points, at: 0.5)
        case .stepEnd: return stairs(points, at: 1)
        case .cardinal(let tension): return cardinal(points, tension)
        case .catmullRom(let alpha): return alpha == 0 ? cardinal(points, 0) : catmullRom(points, alpha)
        case .monotone: return monotone(points)
        }
    }

    /// - Parameter share: Where between two points the height changes.
    private static func stairs(_ points: [Point], at share: Double) -> [Step] {
        zip(points, points.dropFirst()).flatMap { a, b -> [Step] in
            let x = a.x + (b.x - a.x) * share
            return [.line(Point(x, a.y)), .line(Point(x, b.y)), .line(b)]
        }
    }

    private static func cardinal(_ points: [Point], _ tension: Double) -> [Step] {
        let factor = (1 - tension) / 6
        return segments(points) { before, a, b, after in
            .curve(
                b, control1: Point(a.x + factor * (b.x - before.x), a.y + factor * (b.y - before.y)),
                control2: Point(b.x + factor * (a.x - after.x), b.y + factor * (a.y - after.y)))
        }
    }

    private static func catmullRom(_ points: [Point], _ alpha: Double) -> [Step] {
        segments(points) { before, a, b, after in
            func length(_ p: Point, _ q: Point) -> Double { pow(pow(p.x - q.x, 2) + pow(p.y - q.y, 2), alpha / 2) }
            let (l1, l2, l3) = (length(before, a), length(a, b), length(b, after))
            var (control1, control2) = (a, b)
            if l1 > 1e-9 {
                let (p, n) = (2 * l1 * l1 + 3 * l1 * l2 + l2 * l2, 3 * l1 * (l1 + l2))
                control1 = Point(
                    (a.x * p - before.x * l2 * l2 + b.x * l1 * l1) / n, (a.y * p - before.y * l2 * l2 + b.y * l1 * l1) / n)
            }
            if l3 > 1e-9 {
                let (p, n) = (2 * l3 * l3 + 3 * l3 * l2 + l2 * l2, 3 * l3 * (l3 + l2))
                control2 = Point((b.x * p + a.x * l3 * l3 - after.x * l2 * l2) / n, (b.y * p + a.y * l3 * l3 - after.y * l2 * l2) / n)
            }
            return .curve(b, control1: control1, control2: control2)
        }
    }

    /// Calls `step` for each pair of points, with the points before and after; at the ends these are the points themselves.
    private static func segments(_ points: [Point], _ step: (Point, Point, Point, Point) -> Step) -> [Step] {
        guard points.count > 2 else { return points.dropFirst().map(Step.line) }
        return (1..<points.count).map { index in
            step(points[max(index - 2, 0)], points[index - 1], points[index], points[min(index + 1, points.count - 1)])
        }
    }

    /// Steffen's method: the slope at a point never leads beyond its neighbours.
    private static func monotone(_ points: [Point]) -> [Step] {
        guard points.count > 2 else { return points.dropFirst().map(Step.line) }
        func sign(_ number: Double) -> Double { number < 0 ? -1 : 1 }
        func slope(_ a: Point, _ b: Point) -> Double { b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
        var slopes = [Double](repeating: 0, count: points.count)
        for index in 1..<points.count - 1 {
            let (a, b, c) = (points[index - 1], points[index], points[index + 1])
            let (h0, h1) = (b.x - a.x, c.x - b.x)
            let (s0, s1) = (slope(a, b), slope(b, c))
            let mean = h0 + h1 == 0 ? 0 : (s0 * h1 + s1 * h0) / (h0 + h1)
            slopes[index] = (sign(s0) + sign(s1)) * min(abs(s0), abs(s1), 0.5 * abs(mean))
        }
        let last = points.count - 1
        slopes[0] = (3 * slope(points[0], points[1]) - slopes[1]) / 2
        slopes[last] = (3 * slope(points[last - 1], points[last]) - slopes[last - 1]) / 2
        return (1..<points.count).map { index in
            let (a, b) = (points[index - 1], points[index])
            let third = (b.x - a.x) / 3
            return .curve(
                b, control1: Point(a.x + third, a.y + third * slopes[index - 1]),
                control2: Point(b.x - third, b.y - third * slopes[index]))
        }
    }
}
