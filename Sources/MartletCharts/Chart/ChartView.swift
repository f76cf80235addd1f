import Foundation
import MartletCore
import MartletElements
import MartletUI

/// The parts of a chart.
struct ChartView: View {
    let plan: ChartPlan
    let options: ChartOptions
    let environment: EnvironmentValues
    let frame: CGRect?
    let measured: ((CGRect) -> Void)?

    var body: some View {
        let proxy = ChartProxy(x: plan.x, y: plan.y, frame: frame, angleTotal: plan.angleTotal)
        let axes = AxisPlan(plan: plan, options: options)
        let looks = MarkLooks(plan: plan, options: options, environment: environment)
        ChartElement(
            legendEdge: legendEdge,
            _content: ChartParts(
                plot: plot(axes, looks), labels: axes.labels, options: options, proxy: proxy,
                legend: options.legend.isHidden
                    ? nil : options.legend.content ?? looks.legend.map { AnyView(ChartLegend(entries: $0, options: options.legend)) }))
    }

    private var legendEdge: String? {
        switch options.legend.position {
        case .top, .topLeading, .topTrailing: "top"
        case .leading: "leading"
        case .trailing: "trailing"
        default: nil
        }
    }

    private func plot(_ axes: AxisPlan, _ looks: MarkLooks) -> AnyView {
        let figures = plan.figures { text in text.shownRuns(in: environment).map(\.text).joined() }
        let plot = PlotElement(
            measured: measured, _content: PlotContent(lines: axes.lines, figures: figures, looks: looks, environment: environment))
        // The marks of a scrollable chart lie on both sides of its visible part.
        let shown = options.selection.scroll == nil ? AnyView(plot) : AnyView(plot.clipped())
        guard let style = options.plotStyle else { return shown }
        return style(ChartPlotContent(plot: shown))
    }
}

/// The views of a chart in their slots.
private struct ChartParts: View {
    let plot: AnyView
    let labels: [AxisLabel]
    let options: ChartOptions
    let proxy: ChartProxy
    let legend: AnyView?

    var body: some View {
        ForEach(options.backgrounds.indices, id: \.self) { index in layer(options.backgrounds[index]).slot("background") }
        plot.slot("plot")
        ForEach(labels, id: \.id) { label in
            AxisLabelElement(
                place: label.place, isVertical: label.isVertical, anchor: label.anchor, spacing: label.spacing, _content: label.content
            )
            .slot(label.edge)
        }
        if let title = options.xTitle { self.title(title, usual: "bottomTitle") }
        if let title = options.yTitle { self.title(title, usual: "topTitle") }
        if let legend { legend.slot("legend") }
        if !options.selection.isEmpty { SelectionLayer(proxy: proxy, selection: options.selection).slot("selection") }
        ForEach(options.overlays.indices, id: \.self) { index in layer(options.overlays[index]).slot("overlay") }
    }

    private func layer(_ layer: ChartOptions.Layer) -> some View {
        layer.content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
            // A chart in it is a chart of its own.
            .environment(\.chartOptions, ChartOptions())
    }

    private func title(_ title: ChartOptions.Title, usual: String) -> some View {
        let edge =
            switch title.position {
            case .top, .topLeading, .topTrailing: "topTitle"
            case .bottom, .bottomLeading, .bottomTrailing: "bottomTitle"
            case .leading: "leadingTitle"
            case .trailing: "trailingTitle"
            default: usual
            }
        let isBeside = edge == "leadingTitle" || edge == "trailingTitle"
        return title.content
            .font(.caption)
            .foregroundStyle(.secondary)
            .frame(maxWidth: isBeside ? nil : .infinity, alignment: title.alignment)
            .slot(edge)
    }
}

/// The lines of the axes, and the marks before them.
private struct PlotContent: View {
    let lines: [AxisLine]
    let figures: [Figure]
    let looks: MarkLooks
    let environment: EnvironmentValues

    var body: some View {
        ForEach(lines, id: \.id) { line in
            ShapeElement(
                drawn: DrawnFigure(
                    form: line.isVertical ? "rule" : "rule-x", box: line.box,
                    paint: MarkPaint(
                        paint: line.style?._paint(in: environment) ?? .color(.token("separator")), lineWidth: Double(line.stroke.lineWidth),
                        dash: line.stroke.dash.map { Double($0) })),
                _content: EmptyView())
        }
        ForEach(figures, id: \.id) { figure in FigureView(figure: figure, drawn: looks.drawn(figure)) }
    }
}

/// A figure with its annotations.
private struct FigureView: View {
    let figure: Figure
    let drawn: DrawnFigure

    var body: some View {
        if let label = figure.label {
            MarkElement(drawn: drawn, label: label, value: figure.value, identifier: figure.mark.style.identifier, _content: attached)
        } else {
            ShapeElement(drawn: drawn, _content: attached)
        }
    }

    private var attached: FigureAttachments? {
        let symbol: AnyView? = if figure.symbolView, case .view(let view)? = figure.mark.style.symbol { view } else { nil }
        // A path is one of all marks of its series; their annotations belong to their points.
        let annotations: [MarkAnnotation] = if case .path = figure.form { [] } else { figure.mark.style.annotations }
        return symbol == nil && annotations.isEmpty
            ? nil : FigureAttachments(symbol: symbol, annotations: annotations, isHorizontal: figure.mark.isHorizontal)
    }
}

private struct FigureAttachments: View {
    let symbol: AnyView?
    let annotations: [MarkAnnotation]
    let isHorizontal: Bool

    var body: some View {
        if let symbol { AnnotationElement(position: .overlay, alignment: .center, spacing: 0, _content: symbol) }
        ForEach(annotations.indices, id: \.self) { index in
            let annotation = annotations[index]
            AnnotationElement(
                position: isHorizontal && annotation.position == .automatic ? .trailing : annotation.position,
                alignment: annotation.alignment, spacing: annotation.spacing, _content: annotation.content)
        }
    }
}
