import Foundation
@_spi(Nodes) import MartletCore
import MartletElements

/// A view of a shape, to which further fills and strokes can be added.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

/// A fill or a stroke of a shape.
enum ShapeDrawing: Equatable, Sendable {
    case fill(AnyShapeStyle, FillStyle)
    case line(AnyShapeStyle, StrokeStyle, isInside: Bool)
}

/// A view of a shape with fills and strokes, the first at the bottom. Without any, it uses the foreground style.
public struct _ShapeView<Content: Shape>: ElementView, ShapeView {
    public typealias Body = Never

    public internal(set) var shape: Content
    let drawings: [ShapeDrawing]

    nonisolated init(_ shape: Content, _ drawings: [ShapeDrawing]) {
        self.shape = shape
        self.drawings = drawings
    }

    public static var _kind: Kind { .shape }

    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> {
        if Content.AnimatableData.self == EmptyAnimatableData.self { return ElementNode(view, at: place) }
        return AnimatableNode(view, at: place, data: \.shape.animatableData, isPagesWay: { $0.shape.goesStraight(to: $1.shape) }) {
            ElementNode($0, at: $1)
        }
    }

    public func _lower(to element: inout ElementWriter) {
        // A shape that shows itself keeps its type.
        let resolved = shape._resolved(in: &element)
        if resolved is Content { draw(to: &element) } else { draw(resolved, to: &element) }
    }

    private func draw(_ resolved: some Shape, to element: inout ElementWriter) {
        _ShapeView<_>(resolved, drawings).draw(to: &element)
    }

    fileprivate func draw(to element: inout ElementWriter) {
        let outline = drawableOutline
        describe(outline, to: &element)
        if let trim = outline.trim {
            element[.trimFrom] = .double(trim.lowerBound)
            element[.trimTo] = .double(trim.upperBound)
        }
        if outline.inset != 0 { element[.inset] = .double(outline.inset) }
        for drawing in drawings { draw(drawing, outline.line, to: &element) }
        if drawings.isEmpty { drawForeground(outline.line, to: &element) }
    }

    /// The outline. Hosts trim only lines without dashes, and no outline that they scale; in other cases the outline is the trimmed path.
    private var drawableOutline: ShapeOutline {
        let outline = shape._outline
        if hasUnevenLine {
            var drawn = ShapeOutline(.drawn)
            drawn.line = outline.line
            return drawn
        }
        guard let trim = outline.trim else { return outline }
        var trimmed = ShapeOutline(.drawn)
        trimmed.line = outline.line
        switch outline.figure {
        case .named where !isFilled && !hasDashes: return outline
        case .path(let path): trimmed.figure = .path(path.trimmedPath(from: trim.lowerBound, to: trim.upperBound))
        case .named, .drawn: break
        }
        return trimmed
    }

    private var isFilled: Bool {
        shape._outline.line == nil && (drawings.isEmpty || drawings.contains { if case .fill = $0 { true } else { false } })
    }

    /// Whether there is a line around a rectangle whose corners differ. Hosts know no such line by name.
    private var hasUnevenLine: Bool {
        guard case .named(.unevenRectangle(let first, let second, let third, let fourth)) = shape._outline.figure else { return false }
        if Set([first, second, third, fourth]).count == 1 { return false }
        return shape._outline.line != nil || drawings.contains { if case .line = $0 { true } else { false } }
    }

    /// The shape whose outline the app draws: a line inside the shape runs half its width from the edge.
    private var insetForLines: any Shape {
        let widths = drawings.map { (drawing: ShapeDrawing) -> CGFloat in
            if case .line(_, let line, isInside: true) = drawing { line.lineWidth } else { 0 }
        }
        guard let width = widths.max(), width > 0, let shape = shape as? any InsettableShape else { return shape }
        return shape.inset(by: width / 2)
    }

    private var hasDashes: Bool {
        shape._outline.line?.dash.isEmpty == false
            || drawings.contains { if case .line(_, let line, _) = $0 { !line.dash.isEmpty } else { false } }
    }

    private func describe(_ outline: ShapeOutline, to element: inout ElementWriter) {
        switch outline.figure {
        case .named(let value):
            element[.shape] = .string(value.name)
            element[.radius] = value.radius
        case .path(let path):
            element[.shape] = "path"
            element.add(Outline(path.value))
        case .drawn:
            element[.shape] = "path"
            element.add(insetForLines.drawnOutline { element.measuredFrame()?.size })
        }
    }

    private func draw(_ drawing: ShapeDrawing, _ line: StrokeStyle?, to element: inout ElementWriter) {
        switch drawing {
        case .fill(let style, let fill):
            let paint = style._paint(in: element.environment)
            if fill.isEOFilled { element[.evenOdd] = true }
            if let line { element.add(line.stroke(paint, isInside: false)) } else { element.add(Fill(paint)) }
            element.addShadows(of: style)
        case .line(let style, let line, let isInside):
            element.add(line.stroke(style._paint(in: element.environment), isInside: isInside))
            element.addShadows(of: style)
        }
    }

    /// Adds the foreground style where the host does not apply it by itself: for strokes, and for styles that are not a plain colour.
    private func drawForeground(_ line: StrokeStyle?, to element: inout ElementWriter) {
        let paint = element.environment.foregroundLevels.first
        if let line {
            let isPlain = if case .color = paint { true } else { paint == nil }
            element.add(line.stroke(isPlain ? .color(.token("foreground")) : paint ?? .color(.token("foreground")), isInside: false))
        } else if let paint {
            if case .color = paint { return }
            element.add(Fill(paint))
        }
    }
}

extension ShapeValue {
    /// The name in the element's `shape` attribute.
    fileprivate var name: String {
        switch self {
        case .rectangle: "rectangle"
        case .roundedRectangle, .unevenRectangle: "roundedRectangle"
        case .capsule: "capsule"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .path: "path"
        }
    }

    fileprivate var radius: Value? {
        switch self {
        case .roundedRectangle(let radius): .double(radius)
        case .unevenRectangle(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
            .list([.double(topLeading), .double(topTrailing), .double(bottomTrailing), .double(bottomLeading)])
        default: nil
        }
    }
}
