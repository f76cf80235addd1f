import Foundation
import MartletCore
import MartletElements

extension View {
    /// Adds space around the view.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

    /// Adds space at some edges of the view.
    ///
    /// - Parameter length: In points; `nil` is the platform's default, 16.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return modifier(
            PaddingModifier(
                insets: EdgeInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
    }

    /// Adds the same space at all edges of the view, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

private struct PaddingModifier: ElementModifier {
    let insets: EdgeInsets

    nonisolated init(insets: EdgeInsets) { self.insets = insets }

    func _apply(to element: inout ElementWriter) {
        element.add(Padding(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
    }
}
