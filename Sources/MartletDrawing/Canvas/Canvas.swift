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
/// It also draws views, which it finds among its symbols by their tags:
///
///     Canvas { context, size in
///         if let pin = context.resolveSymbol(id: "pin") { context.draw(pin, at: CGPoint(x: 20, y: 40)) }
///     } symbols: {
///         Image(systemName: "mappin").tag("pin")
///     }
///
/// - Partly: its size is at most 10,000 points in each direction; a view that it draws has no clip by a layer and no matrix of colors.
public struct Canvas<Symbols: View>: View {
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    /// Ignored: the page shows each drawing at once.
    public var rendersAsynchronously: Bool
    public nonisolated(unsafe) var renderer: (inout GraphicsContext, CGSize) -> Void  // Used only on the main actor.
    public nonisolated(unsafe) var symbols: Symbols  // Written once; its type need not be Sendable.
    @State private var size: CGSize?
    /// The sizes of the symbols, by their places.
    @State private var symbolSizes: [Int: CGSize] = [:]
    /// In points. A page may report any size, and a renderer may draw something for each point.
    private static var longestSide: CGFloat { 10_000 }
    @Environment(\.self) private var environment

    /// - Parameters:
    ///   - opaque: Whether the drawing covers the whole view. Ignored: browsers find it out.
    ///   - colorMode: Ignored: browsers mix colours in sRGB.
    ///   - renderer: Draws in a context; receives the view's size in points.
    ///   - symbols: The views that the renderer can draw, each with a tag.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
    }

    public var body: some View {
        if Symbols.self == EmptyView.self {
            MeasuredSpace(
                _content: CanvasElement(
                    drawing: size.map { CanvasDrawing(items: items($0, nil).map { $0.resolved(in: environment) }) }),
                measured: measure)
        } else {
            let views = SubviewsCollection(of: symbols)
            MeasuredSpace(
                _content: ZStack(alignment: .topLeading) {
                    SymbolMeasures(symbols: views) { index, size in if symbolSizes[index] != size { symbolSizes[index] = size } }
                    if let size {
                        CanvasLayers(
                            items: items(size, CanvasSymbols(views: views, sizes: symbolSizes)), symbols: views, environment: environment)
                    }
                },
                measured: measure)
        }
    }

    private func measure(_ reported: CGSize) {
        let bounded = CGSize(width: min(reported.width, Self.longestSide), height: min(reported.height, Self.longestSide))
        if bounded != size { size = bounded }
    }

    private func items(_ size: CGSize, _ symbols: CanvasSymbols?) -> [RecordedItem] {
        let sink = DrawingSink()
        var context = GraphicsContext(sink: sink, size: size, environment: environment, symbols: symbols)
        renderer(&context, size)
        return sink.items
    }
}

extension Canvas where Symbols == EmptyView {
    /// - Parameters:
    ///   - opaque: Whether the drawing covers the whole view. Ignored: browsers find it out.
    ///   - colorMode: Ignored: browsers mix colours in sRGB.
    ///   - renderer: Draws in a context; receives the view's size in points.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// Takes all the space that it is offered, and tells its size.
private struct MeasuredSpace<Content: View>: ElementView {
    typealias Body = Never
    let _content: Content
    let measured: (CGSize) -> Void

    static var _kind: Kind { .geometry }

    func _lower(to element: inout ElementWriter) { element.onMeasure { measured($0.size) } }
}

struct CanvasElement: ElementView {
    typealias Body = Never
    let drawing: CanvasDrawing?

    static var _kind: Kind { .canvas }

    func _lower(to element: inout ElementWriter) {
        if let drawing { element.add(drawing) }
    }
}
