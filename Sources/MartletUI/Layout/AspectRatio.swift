import Foundation
import MartletCore
import MartletElements

extension View {
    /// Constrains the view to an aspect ratio.
    ///
    /// - Parameter aspectRatio: The width divided by the height; `nil` is the view's own ratio.
    /// - Partly: with `fill`, a frame that sets one side stretches a view that is not an image, and one with maxima shrinks where a stack has too little room.
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
        // The host knows the aspect ratio of an image, and keeps it.
        if ratio == nil, element[.resizable] == true, element[.contentMode] == nil, !element.modifiers.contains(where: \.changesSize) {
            element[.contentMode] = mode == .fit ? "fit" : "fill"
        } else {
            element.add(AspectRatio(ratio, fits: mode == .fit))
        }
    }
}

extension Modifier {
    /// Whether the modified element has a size different from the image's.
    fileprivate var changesSize: Bool { value is Frame || value is Padding || value is AspectRatio }
}
