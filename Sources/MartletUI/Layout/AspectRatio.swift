import Foundation
import MartletCore
import MartletElements

extension View {
    /// Keeps the proportions of the view's sides.
    ///
    /// - Parameter aspectRatio: Width divided by height; `nil` is the view's own.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.map { Double($0) }, mode: contentMode))
    }

    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatioModifier: ElementModifier {
    let ratio: Double?
    let mode: ContentMode

    nonisolated init(ratio: Double?, mode: ContentMode) {
        self.ratio = ratio
        self.mode = mode
    }

    func _apply(to element: inout ElementWriter) {
        // A picture knows its own proportions, which the host keeps by itself.
        if ratio == nil, element[.resizable] == true, element[.contentMode] == nil, !element.modifiers.contains(where: \.changesRoom) {
            element[.contentMode] = mode == .fit ? "fit" : "fill"
        } else {
            element.add(AspectRatio(ratio, fits: mode == .fit))
        }
    }
}

extension Modifier {
    /// What is outside of it no longer has the size of the picture.
    fileprivate var changesRoom: Bool { value is Frame || value is Padding || value is AspectRatio }
}
