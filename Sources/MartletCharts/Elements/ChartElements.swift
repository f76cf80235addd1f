import Foundation
import MartletCore
import MartletElements
import MartletUI

/// The chart with all that is around its plot.
struct ChartElement<Content: View>: ElementView {
    typealias Body = Never
    let legendEdge: String?
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    static var _kind: Kind { .chart }

    func _lower(to element: inout ElementWriter) {
        if let legendEdge { element[.edge] = .string(legendEdge) }
    }
}

/// The area of the marks.
struct PlotElement<Content: View>: ElementView {
    typealias Body = Never
    /// Receives the frame on the page; `nil` if nobody needs it.
    let measured: ((CGRect) -> Void)?
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    static var _kind: Kind { .chartPlot }

    func _lower(to element: inout ElementWriter) {
        if let measured { element.onMeasure(measured) }
    }
}

/// A figure whose accessibility is known.
struct MarkElement<Content: View>: ElementView {
    typealias Body = Never
    let drawn: DrawnFigure
    let label: String
    let value: String?
    let identifier: String?
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    static var _kind: Kind { .chartMark }

    func _lower(to element: inout ElementWriter) {
        drawn.write(to: &element)
        element[.label] = .string(label)
        element[.value] = value.map { .string($0) }
        if let identifier { element.add(Accessibility(identifier: identifier)) }
    }
}

/// A figure that assistive technology does not see.
struct ShapeElement<Content: View>: ElementView {
    typealias Body = Never
    let drawn: DrawnFigure
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    static var _kind: Kind { .chartShape }

    func _lower(to element: inout ElementWriter) { drawn.write(to: &element) }
}

/// A figure with its paint.
struct DrawnFigure {
    var form: String
    var box: PlotBox
    var path: String?
    var radius: Double?
    var paint: MarkPaint?

    @MainActor
    func write(to element: inout ElementWriter) {
        element[.form] = .string(form)
        element[.box] = box.value
        element[.path] = path.map { .string($0) }
        element[.radius] = radius.map { .double($0) }
        if let paint { element.add(paint) }
    }
}

/// A view beside its mark.
struct AnnotationElement: ElementView {
    typealias Body = Never
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Double
    let _content: AnyView

    static var _kind: Kind { .chartAnnotation }

    func _lower(to element: inout ElementWriter) {
        element[.place] = .string(position.name)
        if let name = alignmentName { element[.alignment] = .string(name) }
        element[.spacing] = .double(spacing)
    }

    private var alignmentName: String? {
        switch (alignment.horizontal, alignment.vertical) {
        case (.leading, _): "leading"
        case (.trailing, _): "trailing"
        case (_, .top): "top"
        case (_, .bottom): "bottom"
        default: nil
        }
    }
}

extension AnnotationPosition {
    fileprivate var name: String {
        if isInside { return "overlay" }
        let (vertical, horizontal) = (["top", "", "bottom"][y], ["leading", "", "trailing"][x])
        return [vertical, horizontal].filter { !$0.isEmpty }.joined(separator: "-")
    }
}

/// The label of an axis at a value.
struct AxisLabelElement: ElementView {
    typealias Body = Never
    let place: Place
    let isVertical: Bool
    let anchor: Double
    let spacing: Double
    let _content: AnyView

    static var _kind: Kind { .chartLabel }

    func _lower(to element: inout ElementWriter) {
        element[.place] = .list([.double(place.share), .double(place.points)])
        element[.axis] = .string(isVertical ? "vertical" : "horizontal")
        element[.anchor] = .double(anchor)
        element[.spacing] = .double(spacing)
    }
}

struct LegendElement<Content: View>: ElementView {
    typealias Body = Never
    let isVertical: Bool
    let spacing: Double?
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    static var _kind: Kind { .chartLegend }

    func _lower(to element: inout ElementWriter) {
        if isVertical { element[.axis] = "vertical" }
        element[.spacing] = spacing.map { .double($0) }
    }
}
