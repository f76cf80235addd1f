import Foundation
import MartletCore

extension Path {
    /// Returns the part of the path between two fractions of its length, from 0 to 1.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
        guard start < end else { return Path() }
        if start == 0, end == 1 { return self }
        let segments = self.segments
        let total = segments.reduce(0) { $0 + $1.length }
        var result = Path()
        var position: CGFloat = 0
        for segment in segments {
            defer { position += segment.length }
            guard segment.length > 0 else { continue }
            let from = max(0, (start * total - position) / segment.length)
            let to = min(1, (end * total - position) / segment.length)
            guard from < to else { continue }
            let part = segment.part(from: segment.parameter(at: from), to: segment.parameter(at: to))
            if result.currentPoint != part.points[0] { result.move(to: part.points[0]) }
            result.append(part.element)
        }
        return result
    }

    /// The lines and curves of the path, each with its start point. Closing a subpath counts as a line.
    private var segments: [Segment] {
        var result: [Segment] = []
        var (first, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point): first = point
            case .closeSubpath: result.append(Segment(points: [current, first]))
            default: result.append(Segment(points: [current] + element.points))
            }
            current = element.points.last ?? first
        }
        return result
    }
}

/// A line or a Bézier curve, defined by two, three or four points.
private struct Segment {
    let points: [CGPoint]
    /// The length from the start to each of several equal steps of the parameter.
    private let lengths: [CGFloat]

    init(points: [CGPoint]) {
        self.points = points
        var lengths: [CGFloat] = [0]
        let steps = points.count == 2 ? 1 : 24
        var last = points[0]
        for step in 1...steps {
            let point = Self.split(points, at: CGFloat(step) / CGFloat(steps)).first.last ?? last
            lengths.append((lengths.last ?? 0) + hypot(point.x - last.x, point.y - last.y))
            last = point
        }
        self.lengths = lengths
    }

    var length: CGFloat { lengths[lengths.count - 1] }

    var element: Path.Element {
        switch points.count {
        case 3: .quadCurve(to: points[2], control: points[1])
        case 4: .curve(to: points[3], control1: points[1], control2: points[2])
        default: .line(to: points[points.count - 1])
        }
    }

    /// Returns the curve's parameter at a fraction of its length.
    func parameter(at share: CGFloat) -> CGFloat {
        let wanted = share * length
        guard let index = lengths.firstIndex(where: { $0 >= wanted }), index > 0 else { return share <= 0 ? 0 : 1 }
        let within = (wanted - lengths[index - 1]) / max(lengths[index] - lengths[index - 1], .leastNonzeroMagnitude)
        return (CGFloat(index - 1) + within) / CGFloat(lengths.count - 1)
    }

    func part(from: CGFloat, to: CGFloat) -> Segment {
        let head = Self.split(points, at: to).first
        return Segment(points: to > 0 ? Self.split(head, at: from / to).second : head)
    }

    /// Splits a curve in two with De Casteljau's algorithm.
    private static func split(_ points: [CGPoint], at t: CGFloat) -> (first: [CGPoint], second: [CGPoint]) {
        var (first, second, level) = ([CGPoint](), [CGPoint](), points)
        while let head = level.first, let tail = level.last {
            first.append(head)
            second.insert(tail, at: 0)
            level = zip(level, level.dropFirst()).map { a, b in CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        }
        return (first, second)
    }
}
