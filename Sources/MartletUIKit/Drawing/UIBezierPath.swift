import MartletCore
import MartletGraphics
import MartletUI

/// The outline of a shape.
open class UIBezierPath: NSObject, NSCopying {
    var path: Path

    public override init() {
        path = Path()
        super.init()
    }

    private init(_ path: Path) {
        self.path = path
        super.init()
    }

    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// A rectangle of which some corners are round. A radius is at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let longest = max(0, min(cornerRadii.width, min(rect.width, rect.height) / 2))
        func radius(of corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? longest : 0 }
        self.init(
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: radius(of: .topLeft), bottomLeading: radius(of: .bottomLeft), bottomTrailing: radius(of: .bottomRight),
                    topTrailing: radius(of: .topRight)), style: .circular))
    }

    /// An arc. Angles are in radians; 0 points to the right, and `clockwise` is as the user sees it.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        var path = Path()
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
        self.init(path)
    }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
    /// Adds an arc; `clockwise` is as the user sees it.
    public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
    }
    public func close() { path.closeSubpath() }
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    public func removeAllPoints() { path = Path() }

    public var isEmpty: Bool { path.isEmpty }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle with all points of the path, those of curves included.
    public var bounds: CGRect { path.boundingRect }
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    /// The path for SwiftUI: `Path(path.cgPath)`.
    public var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }
    /// In points, as all lengths.
    public var lineWidth: CGFloat = 1
    public var lineCapStyle = CGLineCap.butt
    public var lineJoinStyle = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var usesEvenOddFillRule = false
    /// The lengths of lines and gaps in turn, and where in them the path begins.
    private(set) var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// Strokes the path with lines and gaps in turn.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
    }

    public func copy(with zone: NSZone? = nil) -> Any { UIBezierPath(cgPath: cgPath) }
}

/// Some corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}
