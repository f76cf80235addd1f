import Foundation
import MartletCore
import MartletElements

extension View {
    /// Clips the view to its bounds.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { adding(Clip()) }

    /// Clips the view to a shape in its bounds.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape))
    }

    /// Rounds the corners of the view.
    ///
    /// - Parameter radius: In points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        adding(Clip(.roundedRectangle(radius)))
    }

    /// Draws a border just inside the edges of the view.
    ///
    /// - Parameter width: In points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(BorderModifier(style: AnyShapeStyle(content), width: width))
    }

    /// Draws a border of a gradient just inside the edges of the view.
    public nonisolated func border<S: _GradientStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
    }
}

/// A style whose colours may change from point to point.
public protocol _GradientStyle: ShapeStyle {}

extension AnyShapeStyle: _GradientStyle {}
extension Gradient: _GradientStyle {}
extension AnyGradient: _GradientStyle {}
extension LinearGradient: _GradientStyle {}
extension RadialGradient: _GradientStyle {}
extension AngularGradient: _GradientStyle {}

private struct ClipModifier<S: Shape>: ElementModifier {
    let shape: S

    nonisolated init(shape: S) { self.shape = shape }

    /// A custom shape is measured in an element of its own, which has exactly the size of the clipped view.
    static var _layerKind: Kind? { S._isNamed ? nil : .layer }

    func _apply(to element: inout ElementWriter) { element.add(Clip(shape.value(in: &element))) }
}

extension Shape {
    /// The shape in the form that element modifiers take.
    @MainActor
    func value(in element: inout ElementWriter) -> ShapeValue { _resolved(in: &element).ownValue(in: &element) }

    @MainActor
    private func ownValue(in element: inout ElementWriter) -> ShapeValue {
        let outline = _outline
        switch outline.figure {
        case .named(let value) where outline.inset == 0 && outline.trim == nil: return value
        case .path(let path): return .path(path.value, isUnit: false)
        case .named, .drawn:
            let size = element.measuredFrame()?.size
            let outline = drawnOutline { size }
            // A cut needs points, not shares, as soon as these are known.
            guard outline.isUnit, let size else { return .path(outline.path, isUnit: outline.isUnit) }
            return .path(path(in: CGRect(origin: .zero, size: size)).value, isUnit: false)
        }
    }
}

private struct BorderModifier: ElementModifier {
    let style: AnyShapeStyle
    let width: CGFloat

    nonisolated init(style: AnyShapeStyle, width: CGFloat) {
        self.style = style
        self.width = width
    }

    func _apply(to element: inout ElementWriter) { element.add(Border(style._paint(in: element.environment), width: width)) }
}
