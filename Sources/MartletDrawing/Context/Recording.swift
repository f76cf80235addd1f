import Foundation
import MartletCore
import MartletElements
import MartletUI

/// Collects what a context and its copies draw.
final class DrawingSink {
    var items: [RecordedItem] = []
}

/// A drawing as the app described it, before its colours are known.
struct RecordedItem {
    var content: RecordedContent
    var transform: CGAffineTransform
    var opacity: Double
    var blendMode: GraphicsContext.BlendMode
    var filters: [GraphicsContext.Filter.Step]
    var clips: [RecordedClip]
}

enum RecordedContent {
    enum Place {
        case rectangle(CGRect)
        case point(CGPoint, UnitPoint)
    }

    case fill(Path, GraphicsContext.Shading, isEvenOdd: Bool)
    case stroke(Path, GraphicsContext.Shading, StrokeStyle)
    case text(Text, GraphicsContext.Shading, Place)
    case image(Image, GraphicsContext.Shading?, Place)
    case layer([RecordedItem])
    /// A view among the symbols of the canvas, with its size, stretched over a rectangle.
    case symbol(Int, CGSize, CGRect)
}

enum RecordedClip {
    case path(Path, isEvenOdd: Bool, isInverse: Bool)
    case layer([RecordedItem], opacity: Double, isInverse: Bool)
}

@MainActor
extension RecordedItem {
    func resolved(in environment: EnvironmentValues) -> DrawnItem {
        DrawnItem(
            content: content.resolved(in: environment), transform: Matrix(transform), opacity: opacity, blendMode: blendMode.css,
            filters: filters.map { $0.resolved(in: environment) }, clips: clips.map { $0.resolved(in: environment) })
    }
}

@MainActor
extension RecordedContent {
    fileprivate func resolved(in environment: EnvironmentValues) -> DrawnContent {
        switch self {
        case .fill(let path, let shading, let isEvenOdd):
            return .fill(path.value, shading.ink(in: environment, bounds: path.boundingRect), isEvenOdd: isEvenOdd)
        case .stroke(let path, let shading, let style):
            let ink = shading.ink(in: environment, bounds: path.boundingRect)
            return .stroke(path.value, ink, style.stroke(.color(.token("foreground")), isInside: false))
        case .text(let text, let shading, let place):
            let runs = text.shownRuns(in: environment).map(DrawnText.Run.init)
            return .text(DrawnText(runs: runs, color: shading.color(in: environment)), place.drawn)
        case .image(let image, let shading, let place):
            var drawn = image.drawn(in: environment)
            drawn.color = shading?.color(in: environment)
            return .image(drawn, place.drawn)
        case .layer(let items): return .layer(items.map { $0.resolved(in: environment) })
        // `CanvasLayers` shows it.
        case .symbol: return .layer([])
        }
    }
}

@MainActor
extension RecordedClip {
    fileprivate func resolved(in environment: EnvironmentValues) -> DrawnClip {
        switch self {
        case .path(let path, let isEvenOdd, let isInverse): .path(path.value, isEvenOdd: isEvenOdd, isInverse: isInverse)
        case .layer(let items, let opacity, let isInverse):
            .layer(items.map { $0.resolved(in: environment) }, opacity: opacity, isInverse: isInverse)
        }
    }
}

extension GraphicsContext.Shading {
    /// The colour of a text or a symbol; `nil` is the foreground colour.
    @MainActor
    fileprivate func color(in environment: EnvironmentValues) -> ColorValue? {
        switch ink(in: environment, bounds: .zero) {
        case .color(.token("foreground")): nil
        case .color(let color): color
        case .linear(let stops, _, _, _), .radial(let stops, _, _, _, _), .conic(let stops, _, _, _): stops.first?.color
        }
    }
}

extension RecordedContent.Place {
    fileprivate var drawn: DrawnPlace {
        switch self {
        case .rectangle(let rect): .rectangle(rect.origin.drawn, width: Double(rect.width), height: Double(rect.height))
        case .point(let point, let anchor): .point(point.drawn, anchor: UnitPosition(x: Double(anchor.x), y: Double(anchor.y)))
        }
    }
}

extension DrawnText.Run {
    fileprivate init(_ run: ShownRun) {
        self.init(text: run.text)
        for modifier in run.modifiers {
            switch modifier {
            case let modifier as TextFont: font = modifier.font
            case let modifier as TextTraits: traits = modifier
            case let modifier as Foreground: if case .color(let own) = modifier.paint { color = own }
            case let modifier as TextSpacing: tracking = modifier.tracking
            case let modifier as TextCase: textCase = modifier.name
            default: break
            }
        }
    }
}

extension Matrix {
    fileprivate init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d), tx: Double(transform.tx),
            ty: Double(transform.ty))
    }
}
