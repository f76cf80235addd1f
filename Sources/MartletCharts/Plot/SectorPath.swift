import Foundation
import MartletDOM

/// The outline of a piece of a ring, as SVG path data around the origin.
///
/// Angles are in radians, clockwise from the top. Lengths are in one unit.
struct SectorPath: Hashable {
    var start: Double
    var end: Double
    var innerRadius: Double
    var outerRadius: Double
    /// The distance of the straight sides from the radii.
    var inset: Double

    /// Empty if the inset leaves nothing.
    var data: String {
        if end - start >= 2 * .pi - 1e-9 { return ring }
        let half = (end - start) / 2
        guard let outer = angle(at: outerRadius), outer < half else { return "" }
        var path =
            "M\(point(outerRadius, start + outer))A\(radius(outerRadius)) 0 \(large(2 * (half - outer))) 1 \(point(outerRadius, end - outer))"
        if let inner = angle(at: innerRadius), inner < half, innerRadius > 0 {
            path +=
                "L\(point(innerRadius, end - inner))A\(radius(innerRadius)) 0 \(large(2 * (half - inner))) 0 \(point(innerRadius, start + inner))"
        } else {
            // The sides meet before the inner radius.
            path += "L\(point(half < .pi / 2 ? inset / sin(half) : inset, (start + end) / 2))"
        }
        return path + "Z"
    }

    /// The radius of the corners that a piece has room for: those of a narrow one are less round.
    static func largestCorner(from start: Double, to end: Double, outerRadius: Double, inset: Double) -> Double {
        let half = (end - start) / 2
        guard half < .pi / 2 else { return outerRadius }
        // The smaller outline still has to have a width at its outer radius.
        return 0.99 * (outerRadius * sin(half) - inset) / (1 + sin(half))
    }

    /// How far a side is from its radius, at a distance from the centre; `nil` where it is nowhere.
    private func angle(at radius: Double) -> Double? {
        guard radius > 0 else { return nil }
        return inset < radius ? asin(inset / radius) : nil
    }

    private var ring: String {
        func circle(_ r: Double, _ sweep: Int) -> String {
            "M\(point(r, 0))A\(radius(r)) 0 1 \(sweep) \(point(r, .pi))A\(radius(r)) 0 1 \(sweep) \(point(r, 0))Z"
        }
        return circle(outerRadius, 1) + (innerRadius > 0 ? circle(innerRadius, 0) : "")
    }

    private func point(_ radius: Double, _ angle: Double) -> String { "\((radius * sin(angle)).css) \((-radius * cos(angle)).css)" }
    private func radius(_ radius: Double) -> String { "\(radius.css) \(radius.css)" }
    private func large(_ angle: Double) -> Int { angle > .pi ? 1 : 0 }
}
