import Foundation
import MartletElements

/// The line of a linear gradient in CSS, which always runs from edge to edge through the middle of the box.
///
/// Along a side or towards a corner, CSS follows the aspect ratio of the box, as unit points do. Other directions are an angle, which is exact in
/// a square.
struct GradientLine {
    private let direction: String
    /// Where the gradient begins and ends on the line; 0 and 1 are its ends.
    private let start: Double
    private let end: Double

    init(from start: UnitPosition, to end: UnitPosition) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = abs(x) + abs(y)
        guard length > 0.0001 else {
            // The gradient has no length, so its last colour is everywhere.
            (direction, self.start, self.end) = ("to bottom", -1, 0)
            return
        }
        let horizontal = x > 0 ? "right" : "left"
        let vertical = y > 0 ? "bottom" : "top"
        if abs(x) < 0.001 {
            direction = "to " + vertical
        } else if abs(y) < 0.001 {
            direction = "to " + horizontal
        } else if abs(abs(x) - abs(y)) < 0.001 {
            direction = "to \(vertical) \(horizontal)"
        } else {
            direction = "\((atan2(x, -y) * 180 / .pi).css)deg"
        }
        func place(_ point: UnitPosition) -> Double { ((point.x - 0.5) * x + (point.y - 0.5) * y) / length + 0.5 }
        (self.start, self.end) = (place(start), place(end))
    }

    func css(_ stops: [GradientStop]) -> String { "linear-gradient(\(direction),\(Paint.list(stops, from: start, to: end)))" }
}
