import Foundation
import MartletCore
import MartletUI

/// A grid line or a tick.
struct AxisLine {
    let id: AxisPartID
    let isVertical: Bool
    let box: PlotBox
    let stroke: StrokeStyle
    let style: AnyShapeStyle?
}

/// A label at a value.
struct AxisLabel {
    let id: AxisPartID
    /// The slot: `bottom`, `trailing` and so on.
    let edge: String
    let place: Place
    let isVertical: Bool
    /// The share of the label that is before its place.
    let anchor: Double
    /// In points.
    let spacing: Double
    let content: AnyView
}

/// What identifies a mark of an axis: a label moves with its value.
struct AxisPartID: Hashable {
    let isVertical: Bool
    let axis: Int
    let part: Int
    let datum: Datum
}

/// The lines and the labels of the axes of a chart.
@MainActor
struct AxisPlan {
    private(set) var lines: [AxisLine] = []
    private(set) var labels: [AxisLabel] = []
    private let texts: DatumText
    private let hasShares: Bool

    init(plan: ChartPlan, options: ChartOptions) {
        texts = plan.texts
        hasShares = plan.hasShares
        // Lines along x are behind those along y.
        if let y = plan.y { add(options.yAxis, y, isVertical: true, plan) }
        if let x = plan.x { add(options.xAxis, x, isVertical: false, plan) }
    }

    private mutating func add(_ axis: ChartOptions.Axis, _ scale: PlotScale, isVertical: Bool, _ plan: ChartPlan) {
        let axes: [AxisMarks]
        switch axis {
        case .hidden: return
        case .automatic: axes = [AxisMarks()]
        case .marks(let own): axes = own
        }
        for (number, marks) in axes.enumerated() {
            let ticks = AxisTicks(marks.values.kind, on: scale, calendar: texts.calendar)
            let shown = ticks.data.filter { scale.share(of: $0).map { $0 > -0.001 && $0 < 1.001 } ?? false }
            for (index, datum) in shown.enumerated() {
                var parts =
                    marks.content?(AxisValue(datum: datum, index: index, count: shown.count)) ?? usual(scale, marks, isVertical: isVertical)
                for index in parts.indices { for change in marks.changes { change(&parts[index]) } }
                for (part, mark) in parts.enumerated() {
                    add(
                        mark, at: datum, AxisPartID(isVertical: isVertical, axis: number, part: part, datum: datum), ticks, scale,
                        edge: edge(marks.position, scale, isVertical: isVertical), hasTicks: parts.tickLength, plan)
                }
            }
        }
    }

    /// The marks of an axis for which the app gives none. Categories along x have no lines.
    private func usual(_ scale: PlotScale, _ marks: AxisMarks, isVertical: Bool) -> [AxisPart] {
        var label = AxisPart(.label(marks.format.map { .format($0) } ?? .automatic))
        if scale.isCategorical {
            label.isCentered = nil
            return [label]
        }
        var grid = AxisPart(.grid)
        grid.stroke = marks.stroke
        return [grid, label]
    }

    private func edge(_ position: AxisMarkPosition, _ scale: PlotScale, isVertical: Bool) -> String {
        switch position {
        case .top where !isVertical: "top"
        case .leading where isVertical: "leading"
        case .trailing where isVertical: "trailing"
        // Names are before their bars, and numbers after.
        case _ where isVertical: scale.isCategorical ? "leading" : "trailing"
        default: "bottom"
        }
    }

    private mutating func add(
        _ part: AxisPart, at datum: Datum, _ id: AxisPartID, _ ticks: AxisTicks, _ scale: PlotScale, edge: String, hasTicks: Double,
        _ plan: ChartPlan
    ) {
        guard var share = scale.share(of: datum) else { return }
        let isDate = if case .date = datum { true } else { false }
        if part.isCentered == true, !scale.isCategorical {
            // After the last value there may be room for a part of the calendar.
            guard let next = ticks.next(after: datum, calendar: texts.calendar), let end = scale.share(of: next), end < 1.01 else { return }
            share = (share + end) / 2
        }
        var place = plan.place(share, scale)
        if id.isVertical { place = plan.fromTop(place) }
        place = place.moved(by: Double(id.isVertical ? part.offset.height : part.offset.width))
        switch part.kind {
        case .grid:
            let stroke = part.stroke ?? StrokeStyle(lineWidth: 0.5, dash: id.isVertical ? [] : [2, 2])
            lines.append(line(id, place, stroke, part.style, from: Place(share: 0), to: Place(share: 1)))
        case .tick(let length):
            let (from, to) =
                switch edge {
                case "top", "leading": (Place(share: 0, points: -length), Place(share: 0))
                default: (Place(share: 1), Place(share: 1, points: length))
                }
            lines.append(line(id, place, part.stroke ?? StrokeStyle(lineWidth: 0.5), part.style, from: from, to: to))
        case .label(let content):
            // A label after the end of the plot would leave the chart.
            let startsAtLine = isDate && part.isCentered != true && part.anchor == nil && !id.isVertical
            if startsAtLine, share > 0.99, ticks.data.count > 1 { return }
            guard let view = view(content, datum, ticks) else { return }
            let anchor = part.anchor.map { Double(id.isVertical ? $0.y : $0.x) } ?? (startsAtLine ? 0 : 0.5)
            var label = view
            if let style = part.style {
                label = AnyView(label.foregroundStyle(style))
            } else {
                label = AnyView(label.foregroundStyle(.secondary))
            }
            label = AnyView(label.font(part.font ?? .caption2))
            labels.append(
                AxisLabel(
                    id: id, edge: edge, place: place, isVertical: id.isVertical, anchor: anchor, spacing: (part.spacing ?? 4) + hasTicks,
                    content: label))
        }
    }

    private func line(_ id: AxisPartID, _ place: Place, _ stroke: StrokeStyle, _ style: AnyShapeStyle?, from: Place, to: Place) -> AxisLine
    {
        let half = Double(stroke.lineWidth) / 2
        let (start, end) = (place.moved(by: -half), place.moved(by: half))
        let box =
            id.isVertical
            ? PlotBox(left: from, right: to, top: start, bottom: end) : PlotBox(left: start, right: end, top: from, bottom: to)
        // A line at a value of x is vertical.
        return AxisLine(id: id, isVertical: !id.isVertical, box: box, stroke: stroke, style: style)
    }

    private func view(_ content: AxisPart.LabelContent, _ datum: Datum, _ ticks: AxisTicks) -> AnyView? {
        switch content {
        case .view(let view): view
        case .format(let format): format.text(datum, texts.locale).map { AnyView(Text(verbatim: $0)) }
        case .automatic: AnyView(Text(verbatim: texts.text(datum, unit: ticks.step?.unit, isShare: hasShares)))
        }
    }
}

extension [AxisPart] {
    /// The length of the longest tick, in points.
    fileprivate var tickLength: Double {
        map { if case .tick(let length) = $0.kind { length } else { 0 } }.max() ?? 0
    }
}
