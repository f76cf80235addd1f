import Foundation
import MartletCombine
import MartletCore
import MartletGraphics
import MartletRaster
import MartletUI

/// Draws a view into an image.
///
///     let renderer = ImageRenderer(content: Ticket(order))
///     renderer.scale = displayScale
///     if let image = renderer.cgImage { … }
///
/// The view is laid out by Martlet's layout engine and drawn with the fonts of the server. The log says what is missing to draw.
///
/// - Partly: draws texts, images, symbols, shapes, gradients, stacks, grids, layers, masks, clips, borders, shadows, filters and transforms. Controls, lists,
///   charts, canvases and maps are left out; materials do not blur.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    // A subject has a lock of its own.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

    public var content: Content { didSet { objectWillChange.send() } }
    /// The size that is proposed to the view; its ideal size unless it is set.
    public var proposedSize = ProposedViewSize.unspecified { didSet { if proposedSize != oldValue { objectWillChange.send() } } }
    /// Pixels per point.
    public var scale: CGFloat = 1 { didSet { if scale != oldValue { objectWillChange.send() } } }
    /// Black where the view draws nothing.
    public var isOpaque = false
    /// Without effect: colours are in sRGB.
    public var colorMode = ColorRenderingMode.nonLinear

    public init(content view: Content) { content = view }

    /// The view in pixels; `nil` if it has no size or is too large, or on a machine without cairo.
    public var cgImage: CGImage? {
        Snapshot.show(content, scale: scale) { snapshot in
            let layout = snapshot.layout(for: proposedSize)
            let context = layout.context(scale: scale, isOpaque: isOpaque)
            if let painter = context.painter { layout.draw(with: painter) }
            return context.makeImage()
        }
    }

    /// Passes a closure the size of the view in points, and a function that draws the view into a context. The view stands upright where the
    /// axis of y points up.
    ///
    /// - Parameter rasterizationScale: Pixels per point.
    public func render(rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void) {
        Snapshot.show(content, scale: rasterizationScale) { snapshot in
            let layout = snapshot.layout(for: proposedSize)
            renderer(layout.size) { context in
                context.saveGState()
                context.translateBy(x: 0, y: layout.size.height)
                context.scaleBy(x: 1, y: -1)
                let matrix = context.toPixels.parts
                context.drawing {
                    $0.matrix = matrix
                    layout.draw(with: $0)
                }
                context.restoreGState()
            }
        }
    }
}
