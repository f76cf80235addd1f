import Foundation
import MartletElements
import MartletUI

extension ChartPlan {
    /// Lines and areas are one figure for each series. A longer series has no figures for its points.
    private static let mostPoints = 500

    /// Returns all figures, the first at the bottom.
    ///
    /// - Parameter resolve: Returns the plain text of a label that the app has set.
    func figures(resolve: (Text) -> String) -> [Figure] {
        var figures: [Figure] = []
        let slots = slots
        let series = self.series
        let sectors = sectorPaths()
        for (index, mark) in marks.enumerated() {
            if let indices = series[index] { figures += curve(through: indices) }
            guard let box = box(index, slots: slots) else { continue }
            var figure = Figure(id: FigureID(part: 0, path: mark.id), form: .box, box: box, mark: mark)
            switch mark.shape {
            case .bar, .rectangle: break
            case .rule: figure.form = .rule(isVertical: mark.x.start != nil && mark.x.end == nil)
            case .sector:
                guard let (path, radius) = sectors[index] else { continue }
                figure.form = .sector(path, radius: radius)
            case .point, .line, .area:
                guard let point = pointFigure(figure) else { continue }
                figure = point
            }
            (figure.label, figure.value) = spoken(mark)
            if let label = mark.style.label { figure.label = resolve(label) }
            if let value = mark.style.value { figure.value = resolve(value) }
            if mark.style.isHidden { figure.label = nil }
            figures.append(figure)
        }
        let order = figures.indices.sorted { a, b in
            let (first, second) = (figures[a].mark.style.zIndex, figures[b].mark.style.zIndex)
            return first == second ? a < b : first < second
        }
        return order.map { figures[$0] }
    }

    /// Returns the symbol of a point; for a line or an area the point itself, which is not seen.
    private func pointFigure(_ figure: Figure) -> Figure? {
        let (mark, style) = (figure.mark, figure.mark.style)
        var figure = figure
        let isPoint = mark.shape == .point
        guard isPoint || style.symbol != nil || style.symbolValue != nil || !style.annotations.isEmpty || marks.count <= Self.mostPoints
        else { return nil }
        if case .view? = style.symbol {
            figure.form = .nothing
            figure.symbolView = true
        } else if isPoint || style.symbol != nil || style.symbolValue != nil {
            let side = SymbolScale.side(ofArea: area(of: mark))
            var choice = SymbolOutline.circle
            if case .shape(let own)? = style.symbol { choice = own }
            figure.form = .symbol(choice)
            figure.box = PlotBox(
                left: figure.box.left.moved(by: -side / 2), right: figure.box.right.moved(by: side / 2),
                top: figure.box.top.moved(by: -side / 2), bottom: figure.box.bottom.moved(by: side / 2))
        } else {
            figure.form = .nothing
        }
        return figure
    }

    /// The positions of the groups of bars beside each other.
    private var slots: [Datum: Int] {
        var slots: [Datum: Int] = [:]
        for mark in marks { if let datum = mark.style.positionValue?.datum, slots[datum] == nil { slots[datum] = slots.count } }
        return slots
    }

    /// Returns the area of a symbol in square points.
    private func area(of mark: MarkRecord) -> Double {
        if let number = mark.style.symbolAreaValue?.datum.number {
            let all = marks.compactMap { $0.style.symbolAreaValue?.datum.number }
            let most = all.map { abs($0) }.max() ?? 0
            return most == 0 ? SymbolScale.usualArea : 20 + 380 * abs(number) / most
        }
        return mark.style.symbolArea ?? SymbolScale.usualArea
    }

    // MARK: Lines and areas

    private struct SeriesKey: Hashable {
        let shape: MarkRecord.Shape
        let values: [Datum?]
    }

    /// The marks of each line and each area, by the first of them.
    private var series: [Int: [Int]] {
        var runs: [SeriesKey: [Int]] = [:]
        for (index, mark) in marks.enumerated() where mark.shape == .line || mark.shape == .area {
            let style = mark.style
            let values = mark.series.map { [$0.datum] } ?? [style.paintValue?.datum, style.symbolValue?.datum, style.lineValue?.datum]
            runs[SeriesKey(shape: mark.shape, values: values), default: []].append(index)
        }
        return Dictionary(uniqueKeysWithValues: runs.values.map { ($0[0], $0) })
    }

    private func curve(through indices: [Int]) -> [Figure] {
        let mark = marks[indices[0]]
        let method = mark.style.interpolation?.kind ?? .linear
        func unit(_ point: (x: Double, y: Double)) -> PathValue.Point { PathValue.Point(point.x * 1000, (1 - point.y) * 1000) }
        // A gap in the data is a gap in the line.
        let points = indices.filter { point($0) != nil }
        let line = points.compactMap { point($0) }.map(unit)
        guard let first = line.first else { return [] }
        var steps: [PathValue.Step] = [.move(first)]
        steps += Curve.steps(through: line, method)
        if mark.shape == .area {
            let back = points.reversed().compactMap { index -> PathValue.Point? in
                guard let top = point(index), let bottom = base(index) else { return nil }
                return unit((top.x, bottom))
            }
            if let corner = back.first {
                steps.append(.line(corner))
                steps += Curve.steps(through: back, method.reversed)
            }
            steps.append(.close)
        }
        let whole = PlotBox(left: place(0, x), right: place(1, x), top: fromTop(place(1, y)), bottom: fromTop(place(0, y)))
        return [
            Figure(
                id: FigureID(part: 1, path: mark.id), form: .path(PathValue(steps).svg, isStroked: mark.shape == .line),
                box: whole.moved(by: mark.style), mark: mark)
        ]
    }

    // MARK: Sectors

    /// The sum of the values of all sectors.
    var angleTotal: Double { marks.compactMap { $0.sector?.angle.datum.number }.reduce(0) { $0 + max($1, 0) } }

    private func sectorPaths() -> [Int: (String, radius: Double)] {
        let total = angleTotal
        guard total > 0 else { return [:] }
        // Until the page has told its size, a usual one.
        let radius = size.map { Double(min($0.width, $0.height)) / 2 }.flatMap { $0 > 0 ? $0 : nil } ?? 100
        var result: [Int: (String, radius: Double)] = [:]
        var start = 0.0
        for (index, mark) in marks.enumerated() {
            guard let sector = mark.sector, let number = sector.angle.datum.number, number > 0 else { continue }
            let end = start + number / total * 2 * .pi
            // Round corners are a round line along a smaller outline.
            let corner = mark.style.cornerRadius ?? 0
            let (outer, inner) = (sector.outerRadius.radius(of: radius, usual: radius), sector.innerRadius.radius(of: radius, usual: 0))
            let round = max(
                min(corner, (outer - inner) / 2, SectorPath.largestCorner(from: start, to: end, outerRadius: outer, inset: sector.inset)), 0
            )
            let path = SectorPath(
                start: start, end: end, innerRadius: inner > 0 ? inner + round : 0, outerRadius: outer - round,
                inset: sector.inset + round)
            result[index] = (path.data, radius)
            start = end
        }
        return result
    }

    // MARK: Accessibility

    /// Returns what assistive technology says of a mark: where it is, and its value.
    private func spoken(_ mark: MarkRecord) -> (label: String?, value: String?) {
        func text(_ value: PlottedValue?, _ end: PlottedValue?) -> String? {
            guard let value else { return nil }
            let start = texts.text(value.datum, unit: value.unit)
            return [start, end.map { texts.text($0.datum, unit: $0.unit) }].compactMap(\.self).joined(separator: " – ")
        }
        var names: [String] = []
        if let sector = mark.sector {
            if let group = mark.style.paintValue { names.append(texts.text(group.datum)) }
            return (names.first ?? "", texts.text(sector.angle.datum))
        }
        let (across, along) = mark.isHorizontal ? (mark.y, mark.x) : (mark.x, mark.y)
        if let name = text(across.start, across.end) { names.append(name) }
        for value in [mark.series, mark.style.paintValue, mark.style.positionValue] {
            guard let name = value.map({ texts.text($0.datum) }), !names.contains(name) else { continue }
            names.append(name)
        }
        let value = text(along.start, along.end)
        return names.isEmpty ? (value ?? "", nil) : (names.joined(separator: ", "), value)
    }
}

extension MarkDimension {
    /// - Parameter all: The largest radius, in points.
    fileprivate func radius(of all: Double, usual: Double) -> Double {
        switch kind {
        case .automatic: usual
        case .fixed(let points): min(max(points, 0), all)
        case .ratio(let ratio): min(max(ratio, 0), 1) * all
        case .inset(let points): max(all - points, 0)
        }
    }
}

extension InterpolationMethod.Kind {
    /// The method for the same line from its end to its start.
    fileprivate var reversed: InterpolationMethod.Kind {
        switch self {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}

/// The sizes of symbols.
enum SymbolScale {
    /// In square points.
    static let usualArea = 40.0

    /// Returns the side of the square around a symbol, in points: a circle of that area fits into it.
    static func side(ofArea area: Double) -> Double { 2 * (max(area, 0) / .pi).squareRoot() }
}
