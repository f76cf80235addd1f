import Foundation

/// A similarity transform: scaling, rotating and mirroring about the grid's centre, and moving.
struct SymbolTransform: Equatable, Sendable {
    private var a = 1.0, b = 0.0, c = 0.0, d = 1.0, x = 0.0, y = 0.0

    static let identity = SymbolTransform()

    /// The centre of the 24 by 24 grid of all drawings.
    private static let centre = 12.0

    private func then(a: Double, b: Double, c: Double, d: Double) -> SymbolTransform {
        var result = self
        result.a = a * self.a + c * self.b
        result.b = b * self.a + d * self.b
        result.c = a * self.c + c * self.d
        result.d = b * self.c + d * self.d
        let (fromX, fromY) = (x - Self.centre, y - Self.centre)
        result.x = a * fromX + c * fromY + Self.centre
        result.y = b * fromX + d * fromY + Self.centre
        return result
    }

    func scaled(_ factor: Double) -> SymbolTransform { then(a: factor, b: 0, c: 0, d: factor) }
    func mirroredLeftToRight() -> SymbolTransform { then(a: -1, b: 0, c: 0, d: 1) }
    func mirroredTopToBottom() -> SymbolTransform { then(a: 1, b: 0, c: 0, d: -1) }

    /// Rotates clockwise, as seen on the screen.
    func turned(degrees: Double) -> SymbolTransform {
        let angle = degrees * .pi / 180
        return then(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
    }

    func moved(x dx: Double, y dy: Double) -> SymbolTransform {
        var result = self
        result.x += dx
        result.y += dy
        return result
    }

    fileprivate var scale: Double { abs(a * d - b * c).squareRoot() }
    fileprivate var isMirrored: Bool { a * d - b * c < 0 }

    fileprivate func callAsFunction(_ point: SymbolPath.Point) -> SymbolPath.Point {
        .init(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
    }
}

extension SymbolPath {
    func transformed(_ transform: SymbolTransform) -> SymbolPath {
        guard transform != .identity else { return self }
        return SymbolPath(
            segments: segments.map { segment in
                switch segment {
                case .move(let point): .move(transform(point))
                case .line(let point): .line(transform(point))
                case .curve(let first, let second, let end): .curve(transform(first), transform(second), transform(end))
                case .arc(let radii, let large, let clockwise, let end):
                    // Every arc of the set is part of a circle, so its axis needs no rotation.
                    .arc(
                        .init(x: radii.x * transform.scale, y: radii.y * transform.scale), large: large,
                        clockwise: clockwise != transform.isMirrored, transform(end))
                case .close: .close
                }
            })
    }
}
