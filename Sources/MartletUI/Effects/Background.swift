import Foundation
import MartletCore
import MartletElements

extension View {
    /// Places views behind the view. They are offered its size, and do not change it.
    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(views: content(), slot: "background", alignment: alignment))
    }

    /// Places a view behind the view.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(views: background, slot: "background", alignment: alignment))
    }

    /// Fills the area behind the view.
    ///
    /// - Parameter edges: The edges at which the background extends into the safe area.
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(PaintedBackground(style: AnyShapeStyle(style), shape: Rectangle(), ignoredEdges: edges.values))
    }

    /// Fills the area behind the view with the current background style.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(PaintedBackground(style: AnyShapeStyle(style), shape: shape, ignoredEdges: []))
    }

    /// Fills a shape behind the view with the current background style.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

/// The background of a view: a modifier of its element for shapes that hosts know by name, otherwise a shape in an element behind it.
private struct PaintedBackground<S: Shape>: ElementModifier {
    let style: AnyShapeStyle
    let shape: S
    let ignoredEdges: EdgeSet

    nonisolated init(style: AnyShapeStyle, shape: S, ignoredEdges: EdgeSet) {
        self.style = style
        self.shape = shape
        self.ignoredEdges = ignoredEdges
    }

    static var _layerKind: Kind? { S._isNamed ? nil : .layer }

    var _attachment: some View { shape.fill(style).slot("background") }

    func _apply(to element: inout ElementWriter) {
        guard S._isNamed else { return }
        element.add(Background(style._paint(in: element.environment), in: shape.value(in: &element), ignoredEdges: ignoredEdges))
        element.addShadows(of: style)
    }
}
