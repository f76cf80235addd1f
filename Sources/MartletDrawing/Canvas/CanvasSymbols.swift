import Foundation
import MartletCore
import MartletElements
import MartletUI

extension GraphicsContext {
    /// A view that is ready to be drawn.
    public struct ResolvedSymbol {
        let index: Int
        /// In points.
        public let size: CGSize
    }

    /// Returns the view with a tag among the symbols of the canvas; `nil` if there is none.
    ///
    /// - Partly: it is `nil`, too, until the host has measured the view. Then the canvas draws again.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let (index, size) = symbols?.symbol(id) else { return nil }
        return ResolvedSymbol(index: index, size: size)
    }

    /// Draws a view stretched over a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { record(.symbol(symbol.index, symbol.size, rect)) }

    /// Draws a view with an anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
        draw(symbol, in: CGRect(origin: origin, size: symbol.size))
    }
}

/// The views that a canvas can draw, and their sizes.
struct CanvasSymbols {
    let views: SubviewsCollection
    var sizes: [Int: CGSize]

    fileprivate func symbol(_ id: some Hashable) -> (index: Int, size: CGSize)? {
        guard let index = views.firstIndex(where: { $0.containerValues.hasTag(id) }), let size = sizes[index] else { return nil }
        return (index, size)
    }
}

/// What a canvas with symbols shows: drawings and views in order, the first at the bottom.
///
/// A drawing is an SVG, which cannot contain a living view. So a view stands between two drawings, in a layer as large as the canvas that has
/// the transform, the opacity, the clips and the filters of the context.
struct CanvasLayers: View {
    let items: [RecordedItem]
    let symbols: SubviewsCollection
    let environment: EnvironmentValues

    private enum Layer {
        case drawing([RecordedItem])
        case symbol(RecordedItem, index: Int, size: CGSize, CGRect)
        case group(RecordedItem, [RecordedItem])
    }

    private var layers: [Layer] {
        var layers: [Layer] = []
        for item in items {
            switch item.content {
            case .symbol(let index, let size, let rect): layers.append(.symbol(item, index: index, size: size, rect))
            case .layer(let inner) where inner.contains(where: \.hasSymbol): layers.append(.group(item, inner))
            default:
                if case .drawing(let before)? = layers.last {
                    layers[layers.count - 1] = .drawing(before + [item])
                } else {
                    layers.append(.drawing([item]))
                }
            }
        }
        return layers
    }

    var body: some View {
        let layers = layers
        ZStack(alignment: .topLeading) {
            ForEach(layers.indices, id: \.self) { index in
                switch layers[index] {
                case .drawing(let items): CanvasElement(drawing: CanvasDrawing(items: items.map { $0.resolved(in: environment) }))
                case .symbol(let item, let index, let size, let rect): symbol(index, size, rect, item)
                case .group(let item, let inner):
                    AnyView(CanvasLayers(items: inner, symbols: symbols, environment: environment).modifier(ItemState(item: item)))
                }
            }
        }
    }

    private func symbol(_ index: Int, _ size: CGSize, _ rect: CGRect, _ item: RecordedItem) -> some View {
        symbols[index]
            .frame(width: size.width, height: size.height)
            .scaleEffect(
                x: size.width > 0 ? rect.width / size.width : 1, y: size.height > 0 ? rect.height / size.height : 1, anchor: .topLeading
            )
            .offset(x: rect.minX, y: rect.minY)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .modifier(CanvasTransform(transform: item.transform))
            .modifier(ItemState(item: item))
    }
}

/// The symbols of a canvas, where nobody sees them, for the host to measure.
struct SymbolMeasures: View {
    let symbols: SubviewsCollection
    let measured: (Int, CGSize) -> Void

    var body: some View {
        ZStack {
            ForEach(symbols.indices, id: \.self) { index in
                symbols[index].fixedSize().onGeometryChange(for: CGSize.self, of: \.size) { measured(index, $0) }
            }
        }
        .hidden()
        .accessibilityHidden(true)
        .allowsHitTesting(false)
        .frame(width: 0, height: 0)
    }
}

extension RecordedItem {
    fileprivate var hasSymbol: Bool {
        switch content {
        case .symbol: true
        case .layer(let items): items.contains(where: \.hasSymbol)
        default: false
        }
    }
}

/// Gives a layer the state of the context in which it was drawn, but for the transform.
private struct ItemState: ViewModifier {
    let item: RecordedItem

    func body(content: Content) -> some View {
        var view = item.filters.reduce(AnyView(content)) { $1.applied(to: $0) }
        for clip in item.clips { view = clip.applied(to: view) }
        return view.compositingGroup().opacity(item.opacity).blendMode(item.blendMode.ofViews).allowsHitTesting(false)
    }
}

private struct CanvasTransform: ElementModifier {
    let transform: CGAffineTransform

    func _apply(to element: inout ElementWriter) {
        guard transform != .identity else { return }
        element.add(
            Projection(
                [transform.a, transform.b, 0, transform.c, transform.d, 0, transform.tx, transform.ty, 1].map { Double($0) }))
    }
}

extension GraphicsContext.Filter.Step {
    @MainActor
    fileprivate func applied(to view: AnyView) -> AnyView {
        switch self {
        case .blur(let radius): AnyView(view.blur(radius: radius))
        case .shadow(let color, let radius, let x, let y, isAlone: _): AnyView(view.shadow(color: color, radius: radius, x: x, y: y))
        case .multiply(let color): AnyView(view.colorMultiply(color))
        case .matrix: view
        }
    }
}

extension RecordedClip {
    @MainActor
    fileprivate func applied(to view: AnyView) -> AnyView {
        switch self {
        case .path(let path, let isEvenOdd, isInverse: false):
            return AnyView(view.clipShape(CanvasClip(path: path), style: FillStyle(eoFill: isEvenOdd)))
        case .path(let path, _, isInverse: true):
            // Far beyond the canvas on each side.
            var outside = Path(CGRect(x: -10_000, y: -10_000, width: 30_000, height: 30_000))
            outside.addPath(path)
            return AnyView(view.clipShape(CanvasClip(path: outside), style: FillStyle(eoFill: true)))
        case .layer: return view
        }
    }
}

/// A path in the points of the canvas.
private struct CanvasClip: Shape {
    let path: Path

    func path(in rect: CGRect) -> Path { path }
}
