import Foundation
import MartletCore
import MartletElements

/// An outline that adapts to the available space. As a view, it takes all the space and fills its outline with the foreground style.
///
///     struct Flag: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { path in
///                 path.move(to: rect.origin)
///                 path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
///                 path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///                 path.closeSubpath()
///             }
///         }
///     }
///
/// If the outline's points are proportional to the rectangle, the host scales it. Any other outline is drawn exactly once the host has
/// reported the size.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// Returns the size of the shape for a proposed size.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The description of the outline for hosts. Custom shapes need not implement it.
    var _outline: ShapeOutline { get }
    /// Whether hosts know the outline by name, and can clip and fill with it.
    static var _isNamed: Bool { get }
    /// Returns the shape that an element shows in place of this one, which may depend on the element's environment and frame.
    @MainActor func _resolved(in element: inout ElementWriter) -> any Shape
}

extension Shape {
    public var _outline: ShapeOutline { ShapeOutline(.drawn) }
    public static var _isNamed: Bool { false }
    @MainActor public func _resolved(in element: inout ElementWriter) -> any Shape { self }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    @MainActor public var body: _ShapeView<Self> { _ShapeView(self, []) }
}

/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// Returns the shape with its outline moved inwards, in points.
    func inset(by amount: CGFloat) -> InsetShape

    /// Whether ``_concentric(at:)`` depends on the distance.
    var _followsDistance: Bool { get }
    /// Returns the shape inside this one at a distance from its edges, whose corners have the same centres.
    func _concentric(at distance: CGFloat) -> any Shape
}

extension InsettableShape {
    public var _followsDistance: Bool { false }
    public func _concentric(at distance: CGFloat) -> any Shape { self }
}

/// The size that is proposed to a view, in points; `nil` asks for the view's ideal size, 0 for its smallest, infinity for its largest.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
