import Foundation
import MartletCore
import MartletElements

/// The description of an outline for hosts: a named outline, or a path.
public struct ShapeOutline: Sendable {
    enum Figure: Sendable {
        case named(ShapeValue)
        /// The result of the shape's `path(in:)`.
        case drawn
        /// A path of fixed size.
        case path(Path)
    }

    var figure: Figure
    var inset: CGFloat = 0
    var trim: ClosedRange<CGFloat>?
    /// The stroke, if the outline is stroked instead of filled.
    var line: StrokeStyle?

    init(_ figure: Figure) { self.figure = figure }

    init(_ value: ShapeValue) { figure = .named(value) }

    var value: ShapeValue? { if case .named(let value) = figure { value } else { nil } }

    func changed(_ change: (inout ShapeOutline) -> Void) -> ShapeOutline {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Shape {
    /// Returns the outline for hosts, in a unit square if the host can scale it to the frame.
    ///
    /// - Parameter size: Returns the size of the frame, or `nil` if it is unknown. Not called if the outline scales proportionally.
    func drawnOutline(size: () -> CGSize?) -> Outline {
        let unit = path(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        if isProportional(unit) { return Outline(unit.value, isUnit: true) }
        if let size = size() { return Outline(path(in: CGRect(origin: .zero, size: size)).value) }
        // Until the size is known, use the outline for 100 x 100 points, scaled.
        let usual = path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        return Outline(usual.applying(CGAffineTransform(scaleX: 0.01, y: 0.01)).value, isUnit: true)
    }

    /// Whether the points of the outline move along straight lines and evenly when the animatable data changes to that of another shape.
    func goesStraight(to goal: Self) -> Bool {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (first, last) = (path(in: rect), goal.path(in: rect))
        return [0.25, 0.5, 0.75].allSatisfy { share in
            var between = goal
            between.animatableData = animatableData
            between.animatableData.interpolate(towards: goal.animatableData, amount: share)
            return between.path(in: rect).isNear(first, last, share: share)
        }
    }

    /// Whether the outline in any frame is the scaled outline of the unit square. Compares two sample sizes.
    private func isProportional(_ unit: Path) -> Bool {
        [CGSize(width: 200, height: 80), CGSize(width: 70, height: 160)].allSatisfy { size in
            let stretched = unit.applying(CGAffineTransform(scaleX: size.width, y: size.height))
            return path(in: CGRect(origin: .zero, size: size)).isNear(stretched)
        }
    }
}

extension Path {
    fileprivate func isNear(_ other: Path) -> Bool {
        guard elements.count == other.elements.count else { return false }
        return zip(elements, other.elements).allSatisfy { a, b in
            let (p, q) = (a.points, b.points)
            return a.isSameKind(as: b) && zip(p, q).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 }
        }
    }
}

extension Path {
    /// Whether each point is near a share of the straight line between the points of two paths.
    fileprivate func isNear(_ first: Path, _ last: Path, share: Double) -> Bool {
        guard elements.count == first.elements.count, elements.count == last.elements.count else { return false }
        return elements.indices.allSatisfy { index in
            let (element, a, b) = (elements[index], first.elements[index], last.elements[index])
            return element.isSameKind(as: a) && element.isSameKind(as: b)
                && element.points.indices.allSatisfy { point in
                    let (p, q, r) = (element.points[point], a.points[point], b.points[point])
                    return abs(p.x - q.x - (r.x - q.x) * share) < 0.25 && abs(p.y - q.y - (r.y - q.y) * share) < 0.25
                }
        }
    }
}

extension Path.Element {
    fileprivate func isSameKind(as other: Path.Element) -> Bool {
        switch (self, other) {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.closeSubpath, .closeSubpath): true
        default: false
        }
    }
}
