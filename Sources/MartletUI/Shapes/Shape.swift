import Foundation
import MartletCore

/// An outline that fits itself to the room it is given. As a view, it takes all of that and paints its inside with the foreground.
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
/// An outline whose points keep their proportions to the room is stretched by the host. Any other is drawn once the host has said how
/// large the room is.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The size that the shape takes of the size it is offered.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// What a host needs to know to draw the outline. An app's own shapes need not say it.
    var _outline: ShapeOutline { get }
    /// Whether hosts know the outline by name, and clip and paint by it.
    static var _isNamed: Bool { get }
}

extension Shape {
    public var _outline: ShapeOutline { ShapeOutline(.drawn) }
    public static var _isNamed: Bool { false }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    @MainActor public var body: _ShapeView<Self> { _ShapeView(self, []) }
}

/// A shape that can be drawn smaller within its room.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape with its outline moved inwards, by points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A size that is offered to a view; `nil` asks for the view's own.
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
