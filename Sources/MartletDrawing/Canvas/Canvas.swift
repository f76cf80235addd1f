import Foundation
import MartletCore
import MartletElements
import MartletUI

/// A view that an app draws by itself: paths, texts and images in points. It takes all the space that it is offered.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// The drawing is an SVG: it is sharp on each display, and its colours follow light and dark mode. The closure runs once the host has
/// reported the view's size, and again when the size, or state that it reads, changes.
///
/// - Partly: it draws no views (`symbols:`); its size is at most 10,000 points in each direction.
public struct Canvas: View {
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    /// Ignored: the page shows each drawing at once.
    public var rendersAsynchronously: Bool
    public nonisolated(unsafe) var renderer: (inout GraphicsContext, CGSize) -> Void  // Used only on the main actor.
    @State private var size: CGSize?
    /// In points. A page may report any size, and a renderer may draw something for each point.
    private static let longestSide: CGFloat = 10_000
    @Environment(\.self) private var environment

    /// - Parameters:
    ///   - opaque: Whether the drawing covers the whole view. Ignored: browsers find it out.
    ///   - colorMode: Ignored: browsers mix colours in sRGB.
    ///   - renderer: Draws in a context; receives the view's size in points.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
    }

    public var body: some View {
        MeasuredSpace(_content: CanvasElement(drawing: size.map(drawing))) { reported in
            let bounded = CGSize(width: min(reported.width, Self.longestSide), height: min(reported.height, Self.longestSide))
            if bounded != size { size = bounded }
        }
    }

    private func drawing(_ size: CGSize) -> CanvasDrawing {
        let sink = DrawingSink()
        var context = GraphicsContext(sink: sink, size: size, environment: environment)
        renderer(&context, size)
        return CanvasDrawing(items: sink.items.map { $0.resolved(in: environment) })
    }
}

/// Takes all the space that it is offered, and tells its size.
private struct MeasuredSpace: ElementView {
    typealias Body = Never
    let _content: CanvasElement
    let measured: (CGSize) -> Void

    static var _kind: Kind { .geometry }

    func _lower(to element: inout ElementWriter) { element.onMeasure { measured($0.size) } }
}

private struct CanvasElement: ElementView {
    typealias Body = Never
    let drawing: CanvasDrawing?

    static var _kind: Kind { .canvas }

    func _lower(to element: inout ElementWriter) {
        if let drawing { element.add(drawing) }
    }
}
