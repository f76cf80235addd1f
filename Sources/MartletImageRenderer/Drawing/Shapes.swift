import Foundation
import MartletElements
import MartletRaster

import struct MartletUI.Path

extension ElementPainter {
    /// Draws a shape with its fill and its line; the foreground fills one that has neither.
    func drawShape(_ element: Element, in frame: CGRect, _ look: Look) {
        let (fill, stroke) = (element.modifier(Fill.self), element.modifier(Stroke.self))
        let inset = element[.inset]?.doubleValue ?? 0
        let isEvenOdd = element[.evenOdd] == true
        if fill != nil || stroke == nil {
            self.fill(outline(of: element, in: frame, inset: inset), fill?.paint ?? look.foreground, in: frame, look, isEvenOdd: isEvenOdd)
        }
        if let stroke {
            self.stroke(outline(of: element, in: frame, inset: inset + (stroke.isInside ? stroke.width / 2 : 0)), stroke, in: frame, look)
        }
    }

    private func outline(of element: Element, in frame: CGRect, inset: Double) -> PathValue {
        let rect = frame.insetBy(dx: inset, dy: inset)
        let path: PathValue
        if let outline = element.modifier(Outline.self) {
            path = Self.placed(outline.path, isUnit: outline.isUnit, in: frame)
        } else {
            switch element[.shape]?.stringValue {
            case "circle": path = self.path(of: .circle, in: rect)
            case "ellipse": path = self.path(of: .ellipse, in: rect)
            case "capsule": path = self.path(of: .capsule, in: rect)
            case "roundedRectangle":
                let radii =
                    element[.radius]?.listValue?.compactMap(\.doubleValue)
                    ?? [Double](repeating: element[.radius]?.doubleValue ?? 0, count: 4)
                path = Self.rounded(rect, radii.map { max(0, $0 - inset) })
            default: path = Self.rectangle(rect)
            }
        }
        guard element[.trimFrom] != nil || element[.trimTo] != nil else { return path }
        return Path(path).trimmedPath(from: element[.trimFrom]?.doubleValue ?? 0, to: element[.trimTo]?.doubleValue ?? 1).value
    }

    func path(of shape: ShapeValue, in frame: CGRect) -> PathValue {
        switch shape {
        case .rectangle: return Self.rectangle(frame)
        case .roundedRectangle(let radius): return Self.rounded(frame, [radius, radius, radius, radius])
        case .unevenRectangle(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
            return Self.rounded(frame, [topLeading, topTrailing, bottomTrailing, bottomLeading])
        case .capsule:
            let radius = min(frame.width, frame.height) / 2
            return Self.rounded(frame, [radius, radius, radius, radius])
        case .circle:
            let side = min(frame.width, frame.height)
            return Path(ellipseIn: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)).value
        case .ellipse: return Path(ellipseIn: frame).value
        case .path(let path, let isUnit): return Self.placed(path, isUnit: isUnit, in: frame)
        }
    }

    static func rectangle(_ rect: CGRect) -> PathValue { Path(rect).value }

    /// A rectangle with round corners: top leading, top trailing, bottom trailing, bottom leading.
    static func rounded(_ rect: CGRect, _ radii: [Double]) -> PathValue {
        guard radii.count == 4, rect.width > 0, rect.height > 0 else { return rectangle(rect) }
        // Radii that do not fit beside each other shrink together, as in a page.
        let (width, height) = (Double(rect.width), Double(rect.height))
        let sums = [
            (width, radii[0] + radii[1]), (height, radii[1] + radii[2]), (width, radii[2] + radii[3]), (height, radii[3] + radii[0]),
        ]
        let share = sums.reduce(1.0) { $1.1 > 0 ? min($0, $1.0 / $1.1) : $0 }
        let r = radii.map { $0 * share }
        let corner = 0.5522847498
        typealias Point = PathValue.Point
        let (left, top, right, bottom) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
        func rest(_ radius: Double) -> Double { radius * (1 - corner) }
        return PathValue([
            .move(Point(left + r[0], top)), .line(Point(right - r[1], top)),
            .curve(
                Point(right, top + r[1]), control1: Point(right - rest(r[1]), top), control2: Point(right, top + rest(r[1]))),
            .line(Point(right, bottom - r[2])),
            .curve(
                Point(right - r[2], bottom), control1: Point(right, bottom - rest(r[2])), control2: Point(right - rest(r[2]), bottom)),
            .line(Point(left + r[3], bottom)),
            .curve(
                Point(left, bottom - r[3]), control1: Point(left + rest(r[3]), bottom), control2: Point(left, bottom - rest(r[3]))),
            .line(Point(left, top + r[0])),
            .curve(Point(left + r[0], top), control1: Point(left, top + rest(r[0])), control2: Point(left + rest(r[0]), top)), .close,
        ])
    }

    /// A path in points, or in a unit square, at its place in a frame.
    private static func placed(_ path: PathValue, isUnit: Bool, in frame: CGRect) -> PathValue {
        let (x, y) = isUnit ? (Double(frame.width), Double(frame.height)) : (1, 1)
        func place(_ point: PathValue.Point) -> PathValue.Point {
            PathValue.Point(Double(frame.minX) + point.x * x, Double(frame.minY) + point.y * y)
        }
        return PathValue(
            path.steps.map { step in
                switch step {
                case .move(let point): .move(place(point))
                case .line(let point): .line(place(point))
                case .quadCurve(let point, let control): .quadCurve(place(point), control: place(control))
                case .curve(let point, let control1, let control2):
                    .curve(place(point), control1: place(control1), control2: place(control2))
                case .close: .close
                }
            })
    }
}

extension Path {
    fileprivate init(_ value: PathValue) {
        self.init()
        func point(_ point: PathValue.Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
        for step in value.steps {
            switch step {
            case .move(let end): move(to: point(end))
            case .line(let end): addLine(to: point(end))
            case .quadCurve(let end, let control): addQuadCurve(to: point(end), control: point(control))
            case .curve(let end, let control1, let control2):
                addCurve(to: point(end), control1: point(control1), control2: point(control2))
            case .close: closeSubpath()
            }
        }
    }
}
