import Foundation
import MartletCore

extension Path {
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rounded rectangle. Unlike Apple's, the corners are elliptical arcs for both styles.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        addCorners(rect, [CGSize](repeating: cornerSize, count: 4), transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading]
        addCorners(rect, radii.map { CGSize(width: $0, height: $0) }, transform)
    }

    /// Adds an ellipse that begins at the trailing side and goes down.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let toRect = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        add(toRect.concatenating(transform)) { path in
            path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(2 * .pi), clockwise: false)
            path.closeSubpath()
        }
    }

    private mutating func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
        var path = Path()
        draw(&path)
        addPath(path, transform: transform)
    }

    /// The distance of the control points with which a Bézier curve best approximates a quarter of a unit circle.
    private static let quarter = 0.5522847498

    /// Adds a rectangle with rounded corners; `sizes` begins at the top leading corner and goes clockwise.
    private mutating func addCorners(_ rect: CGRect, _ sizes: [CGSize], _ transform: CGAffineTransform) {
        let sizes = sizes.map { CGSize(width: min($0.width, rect.width / 2), height: min($0.height, rect.height / 2)) }
        let k = 1 - Self.quarter
        add(transform) { path in
            path.move(to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
            func corner(_ x: CGFloat, _ y: CGFloat, _ from: CGSize, _ to: CGSize) {
                let begin = CGPoint(x: x + from.width, y: y + from.height)
                let end = CGPoint(x: x + to.width, y: y + to.height)
                if path.currentPoint != begin { path.addLine(to: begin) }
                guard begin != end else { return }
                path.addCurve(
                    to: end, control1: CGPoint(x: x + from.width * k, y: y + from.height * k),
                    control2: CGPoint(x: x + to.width * k, y: y + to.height * k))
            }
            corner(rect.maxX, rect.minY, CGSize(width: -sizes[1].width, height: 0), CGSize(width: 0, height: sizes[1].height))
            corner(rect.maxX, rect.maxY, CGSize(width: 0, height: -sizes[2].height), CGSize(width: -sizes[2].width, height: 0))
            corner(rect.minX, rect.maxY, CGSize(width: sizes[3].width, height: 0), CGSize(width: 0, height: -sizes[3].height))
            corner(rect.minX, rect.minY, CGSize(width: 0, height: sizes[0].height), CGSize(width: sizes[0].width, height: 0))
            path.closeSubpath()
        }
    }
}
