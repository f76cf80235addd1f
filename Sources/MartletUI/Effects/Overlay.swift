import Foundation
import MartletCore
import MartletElements

extension View {
    /// Places views in front of the view. They are offered its size, and do not change it.
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(views: content(), slot: "overlay", alignment: alignment))
    }

    /// Places a view in front of the view.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(views: overlay, slot: "overlay", alignment: alignment))
    }

    /// Fills the area of the view, in front of it.
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { Rectangle().fill(style) }
    }

    /// Fills a shape in front of the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }
}

/// Places views behind or in front of each element of a view.
struct LayerModifier<Views: View>: ElementModifier {
    private nonisolated(unsafe) let views: Views  // Written once; its type need not be Sendable.
    private let slot: String
    private let alignment: Alignment

    nonisolated init(views: Views, slot: String, alignment: Alignment) {
        self.views = views
        self.slot = slot
        self.alignment = alignment
    }

    static var _layerKind: Kind? { .layer }

    var _attachment: some View { views.slot(slot) }

    func _apply(to element: inout ElementWriter) { element[.alignment] = .string(alignment.name) }
}
