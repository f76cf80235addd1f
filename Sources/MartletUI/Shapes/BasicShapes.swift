import Foundation
import MartletCore
import MartletElements

/// The curve of rounded corners. Browsers draw both styles as circular arcs.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle that fills the available space.
public struct Rectangle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(self, amount) }
    public var _outline: ShapeOutline { ShapeOutline(.rectangle) }
    public static var _isNamed: Bool { true }
}

/// A rectangle with rounded corners that fills the available space.
public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// - Parameter cornerRadius: The radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> { _InsetShape(self, amount) }
    public var _followsDistance: Bool { true }
    public func _concentric(at distance: CGFloat) -> any Shape {
        RoundedRectangle(
            cornerSize: CGSize(width: max(0, cornerSize.width - distance), height: max(0, cornerSize.height - distance)), style: style)
    }
    public var _outline: ShapeOutline { ShapeOutline(.roundedRectangle(cornerSize.width)) }
    public static var _isNamed: Bool { true }
}

/// A rectangle that fills the available space, with a separate radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> { _InsetShape(self, amount) }
    public var _followsDistance: Bool { true }
    public func _concentric(at distance: CGFloat) -> any Shape {
        UnevenRoundedRectangle(
            topLeadingRadius: max(0, cornerRadii.topLeading - distance), bottomLeadingRadius: max(0, cornerRadii.bottomLeading - distance),
            bottomTrailingRadius: max(0, cornerRadii.bottomTrailing - distance),
            topTrailingRadius: max(0, cornerRadii.topTrailing - distance), style: style)
    }
    public var _outline: ShapeOutline {
        ShapeOutline(
            .unevenRectangle(
                topLeading: cornerRadii.topLeading, topTrailing: cornerRadii.topTrailing, bottomTrailing: cornerRadii.bottomTrailing,
                bottomLeading: cornerRadii.bottomLeading))
    }
    public static var _isNamed: Bool { true }
}

/// The largest circle that fits the available space, centred.
public struct Circle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: min(size.width, size.height), height: min(size.width, size.height))
    }
    public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, amount) }
    public var _outline: ShapeOutline { ShapeOutline(.circle) }
    public static var _isNamed: Bool { true }
}

/// An ellipse that fills the available space.
public struct Ellipse: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, amount) }
    public var _outline: ShapeOutline { ShapeOutline(.ellipse) }
    public static var _isNamed: Bool { true }
}

/// A rectangle that fills the available space, with semicircles at its short sides.
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, amount) }
    public var _outline: ShapeOutline { ShapeOutline(.capsule) }
    public static var _isNamed: Bool { true }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
    public var _outline: ShapeOutline { ShapeOutline(.path(self)) }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let shape: any Shape

    public init<S: Shape>(_ shape: S) { self.shape = shape }

    init(erasing shape: any Shape) { self.shape = shape }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var _outline: ShapeOutline { shape._outline }
    @MainActor public func _resolved(in element: inout ElementWriter) -> any Shape { shape._resolved(in: &element) }
}
