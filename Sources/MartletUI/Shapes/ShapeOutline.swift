import Foundation
import MartletCore
import MartletElements

/// An outline as a host draws it: one that it knows by name, or one that the shape draws itself.
public struct ShapeOutline: Sendable {
    enum Figure: Sendable {
        case named(ShapeValue)
        /// The shape's `path(in:)`.
        case drawn
        /// Of a fixed size.
        case path(Path)
    }

    var figure: Figure
    var inset: CGFloat = 0
    var trim: ClosedRange<CGFloat>?
    /// The line along the outline, where that and not the inside is what is painted.
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
    /// The outline as hosts draw it, in a unit square if the host can stretch it over the room.
    ///
    /// - Parameter size: Gives the size of the room, where the outline does not follow its proportions; `nil` while that is not known.
    func drawnOutline(size: () -> CGSize?) -> Outline {
        let unit = path(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        if isProportional(unit) { return Outline(unit.value, isUnit: true) }
        if let size = size() { return Outline(path(in: CGRect(origin: .zero, size: size)).value) }
        // Until the room is known: as it is in a room of a usual size, stretched.
        let usual = path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        return Outline(usual.applying(CGAffineTransform(scaleX: 0.01, y: 0.01)).value, isUnit: true)
    }

    /// Whether the outline in any room is that in the unit square, stretched.
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

extension Path.Element {
    fileprivate func isSameKind(as other: Path.Element) -> Bool {
        switch (self, other) {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.closeSubpath, .closeSubpath): true
        default: false
        }
    }
}
