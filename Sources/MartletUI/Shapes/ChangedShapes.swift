import Foundation
import MartletCore
import MartletElements

/// A shape inset from its frame.
public struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    let amount: CGFloat

    init(_ base: Base, _ amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
    public func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(base, self.amount + amount) }
    @MainActor public func _resolved(in element: inout ElementWriter) -> any Shape {
        _InsetShape<AnyShape>(AnyShape(erasing: base._resolved(in: &element)), amount)
    }
    public var _outline: ShapeOutline { base._outline.value == nil ? ShapeOutline(.drawn) : base._outline.changed { $0.inset += amount } }
}

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<Base: Shape>: Shape {
    public var shape: Base
    public var startFraction: CGFloat
    public var endFraction: CGFloat

    public var animatableData: Base.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    @MainActor public func _resolved(in element: inout ElementWriter) -> any Shape {
        _TrimmedShape<AnyShape>(
            shape: AnyShape(erasing: shape._resolved(in: &element)), startFraction: startFraction, endFraction: endFraction)
    }
    public var _outline: ShapeOutline {
        let (start, end) = (min(max(startFraction, 0), 1), min(max(endFraction, 0), 1))
        return shape._outline.changed { $0.trim = start...max(start, end) }
    }
}

/// The stroke of a shape's outline, as a shape.
///
/// Its `path(in:)` is the outline that the stroke follows.
public struct _StrokedShape<Base: Shape>: Shape {
    public var shape: Base
    public var style: StrokeStyle

    public var animatableData: Base.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    @MainActor public func _resolved(in element: inout ElementWriter) -> any Shape {
        _StrokedShape<AnyShape>(shape: AnyShape(erasing: shape._resolved(in: &element)), style: style)
    }
    public var _outline: ShapeOutline { shape._outline.changed { $0.line = style } }
}

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize

    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}

/// A rotated shape.
public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.radians) }
        set { (shape.animatableData, angle) = (newValue.first, .radians(newValue.second)) }
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(CGAffineTransform(rotationAngle: angle.radians).around(anchor, in: rect))
    }
}

/// A scaled shape.
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, in: rect))
    }
}

/// A shape whose path is transformed.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform

    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension CGAffineTransform {
    /// Returns the transform with `anchor` in `rect` as its fixed point.
    fileprivate func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self).concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

extension Shape {
    /// Returns the part of the outline between two fractions of its length, from 0 to 1.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the stroke of the outline as a shape.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A shape with a size of its own, from the top left corner of its space.
public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize

    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Shape {
    /// Gives the shape a size of its own, whatever the size of its space.
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}
