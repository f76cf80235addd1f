import Foundation
import MartletCore
import MartletElements

/// A kind of glass behind a view. Here it is a ``Material``: browsers blur what is behind it, but do not bend its light.
public struct Glass: Hashable, Sendable {
    private enum Thickness: Hashable, Sendable { case none, clear, regular }

    private var thickness: Thickness
    private var color: Color?

    public static let regular = Glass(thickness: .regular)
    /// Glass that dims less of what is behind it.
    public static let clear = Glass(thickness: .clear)
    /// No glass.
    public static let identity = Glass(thickness: .none)

    private init(thickness: Thickness) { self.thickness = thickness }

    /// Colours the glass.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// Ignored: the glass does not react to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// What is painted behind a view; `nil` for nothing.
    var style: AnyShapeStyle? {
        switch thickness {
        case .none: nil
        case .clear: AnyShapeStyle(color.map { AnyShapeStyle($0.opacity(0.6)) } ?? AnyShapeStyle(Material.ultraThin))
        case .regular: AnyShapeStyle(color.map { AnyShapeStyle($0.opacity(0.8)) } ?? AnyShapeStyle(Material.thin))
        }
    }
}

/// The shape of glass that is given no other: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    public var _outline: ShapeOutline { Capsule()._outline }
    public static var _isNamed: Bool { Capsule._isNamed }
}

extension View {
    /// Places glass behind the view.
    ///
    /// - Partly: it is a material, without the light of glass; tinted glass has a translucent colour, which blurs nothing.
    public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        background(glass.style ?? AnyShapeStyle(Color.clear), in: shape)
    }

    /// Ignored: the view ends where it ends, and no mirrored copy goes on below the bars beside it.
    public nonisolated func backgroundExtensionEffect() -> some View { inert(".backgroundExtensionEffect") }

    /// Ignored: pieces of glass do not flow into each other.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        inert(".glassEffectID")
    }
}

/// Holds views with glass.
///
/// - Partly: pieces of glass that are near each other do not flow together.
public struct GlassEffectContainer<Content: View>: View {
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    /// - Parameter spacing: Ignored.
    public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}
