import Foundation
import MartletCore

extension Path {
    /// Adds a circular arc.
    ///
    /// - Parameter clockwise: The direction for a y axis that points up, as in Core Graphics. On screen, where it points down, `false` is
    ///   clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if abs(delta) >= turn {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
    }

    /// Adds a circular arc.
    ///
    /// - Parameter delta: The angle from `startAngle` to the end of the arc. On screen, a positive angle goes clockwise.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: Double) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        let first = point(startAngle.radians).applying(transform)
        if currentPoint == nil { move(to: first) } else if currentPoint != first { addLine(to: first) }
        // A Bézier curve approximates an arc well enough up to a quarter turn.
        let count = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta.radians / Double(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let from = startAngle.radians + step * Double(index)
            let to = startAngle.radians + step * Double(index + 1)
            let (begin, end) = (point(from), point(to))
            addCurve(
                to: end.applying(transform),
                control1: CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)).applying(transform),
                control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)).applying(transform))
        }
    }

    /// Adds a circular arc that rounds the corner between the line from the current point to `tangent1End` and the line to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint?.applying(transform.inverted()) else { return }
        let (x1, y1) = (current.x - tangent1End.x, current.y - tangent1End.y)
        let (x2, y2) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
        let (length1, length2) = (hypot(x1, y1), hypot(x2, y2))
        let cross = x1 * y2 - y1 * x2
        guard length1 > 0, length2 > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: tangent1End.applying(transform)) }
        let angle = acos(max(-1, min(1, (x1 * x2 + y1 * y2) / (length1 * length2))))
        let distance = radius / tan(angle / 2)
        let begin = CGPoint(x: tangent1End.x + x1 / length1 * distance, y: tangent1End.y + y1 / length1 * distance)
        let (bx, by) = (x1 / length1 + x2 / length2, y1 / length1 + y2 / length2)
        let reach = radius / sin(angle / 2) / hypot(bx, by)
        let center = CGPoint(x: tangent1End.x + bx * reach, y: tangent1End.y + by * reach)
        let start = atan2(begin.y - center.y, begin.x - center.x)
        let delta = (cross < 0 ? 1 : -1) * (.pi - angle)
        addRelativeArc(center: center, radius: radius, startAngle: .radians(start), delta: .radians(delta), transform: transform)
    }
}
