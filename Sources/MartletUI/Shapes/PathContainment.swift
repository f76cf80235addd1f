import Foundation
import MartletCore

extension Path {
    /// Returns whether a point is inside the path.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule instead of the nonzero winding rule.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var (windings, crossings) = (0, 0)
        for (a, b) in edges where (a.y <= p.y) != (b.y <= p.y) {
            guard a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x else { continue }
            crossings += 1
            windings += b.y > a.y ? 1 : -1
        }
        return eoFill ? crossings % 2 == 1 : windings != 0
    }

    /// The path as short straight lines, with each subpath closed.
    private var edges: [(CGPoint, CGPoint)] {
        var result: [(CGPoint, CGPoint)] = []
        var (first, current) = (CGPoint.zero, CGPoint.zero)
        func line(to point: CGPoint) {
            result.append((current, point))
            current = point
        }
        for element in elements {
            switch element {
            case .move(let point):
                line(to: first)
                (first, current) = (point, point)
            case .line(let point): line(to: point)
            case .closeSubpath: line(to: first)
            case .quadCurve, .curve:
                let begin = current
                for step in 1...16 { line(to: element.point(at: CGFloat(step) / 16, from: begin)) }
            }
        }
        line(to: first)
        return result
    }
}

extension Path.Element {
    /// Returns the point at the parameter `t`, from 0 to 1.
    fileprivate func point(at t: CGFloat, from begin: CGPoint) -> CGPoint {
        var level = [begin] + points
        while level.count > 1 {
            level = zip(level, level.dropFirst()).map { a, b in CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        }
        return level[0]
    }
}
