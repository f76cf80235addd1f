import Foundation
import MartletElements

/// The scales of a chart, and where each mark is.
@MainActor
struct ChartPlan {
    let marks: [MarkRecord]
    /// Along the width; `nil` if no mark has an x.
    let x: PlotScale?
    /// Along the height; `nil` if no mark has a y.
    let y: PlotScale?
    /// The ends of bars and areas along their lengths.
    let spans: [(start: Double, end: Double)?]
    /// Whether the numbers along y are shares of a whole.
    let hasShares: Bool
    let texts: DatumText
    /// The size of the plot in points, if it is known.
    var size: CGSize?

    init(_ marks: [MarkRecord], x: ScaleOptions, y: ScaleOptions, texts: DatumText, ticks: (x: Int, y: Int), size: CGSize?) {
        self.marks = marks
        self.texts = texts
        self.size = size
        let spans = Stacking.spans(of: marks)
        self.spans = spans
        hasShares = marks.contains { $0.stacking == .normalized }
        var (xs, ys): ([Datum], [Datum]) = ([], [])
        for (mark, span) in zip(marks, spans) where mark.shape != .sector {
            let lengths = span.map { [Datum.number($0.start), .number($0.end)] }
            xs += mark.isHorizontal ? lengths ?? mark.x.data : mark.x.data
            ys += mark.isHorizontal ? mark.y.data : lengths ?? mark.y.data
        }
        self.x = .fitting(xs, x, isVertical: false, ticks: ticks.x)
        self.y = .fitting(ys, y, isVertical: true, ticks: ticks.y)
    }

    // MARK: Places

    /// Returns the share of a place, without the padding of the scale. A scale that is not there has one place in the middle.
    private func share(_ datum: Datum?, _ scale: PlotScale?) -> Double? {
        guard let scale else { return 0.5 }
        return datum.flatMap { scale.share(of: $0) }
    }

    /// The middle of a value, or of its range.
    private func middle(_ value: PlottedValue?, _ scale: PlotScale?) -> Double? {
        guard let value else { return 0.5 }
        guard let start = share(value.datum, scale) else { return nil }
        guard let end = value.end, let last = share(end, scale) else { return start }
        return (start + last) / 2
    }

    func place(_ share: Double, _ scale: PlotScale?) -> Place { scale?.place(atShare: share) ?? Place(share: share) }

    /// Converts a place along y, which goes up, to one from the top.
    func fromTop(_ place: Place) -> Place { Place(share: 1 - place.share, points: -place.points) }

    /// Returns the ends of an extent that two values give, or of a value with a size around it.
    ///
    /// - Parameter usual: The share of a bar in its space.
    private func ends(
        _ extent: MarkRecord.Extent, _ scale: PlotScale?, isX: Bool, usual: Double, slot: (index: Int, count: Int)? = nil
    ) -> (Place, Place)? {
        if let end = extent.end {
            guard let a = share(extent.start?.datum, scale), let b = share(end.end ?? end.datum, scale) else { return nil }
            return ordered(place(a, scale), place(b, scale))
        }
        guard extent.start != nil || extent.size != .automatic || scale == nil else { return (Place(share: 0), Place(share: 1)) }
        guard let middle = middle(extent.start, scale) else { return nil }
        var (center, space) = (middle, space(of: extent.start, scale, isX: isX))
        var ratio = usual
        if case .ratio(let own) = extent.size.kind { ratio = own }
        if let slot, slot.count > 1 {
            // The groups share what a bar would have.
            let part = space * ratio / Double(slot.count)
            center += ((Double(slot.index) + 0.5) / Double(slot.count) - 0.5) * space * ratio * (scale?.isReversed == true ? -1 : 1)
            (space, ratio) = (part, 0.9)
        }
        switch extent.size.kind {
        case .fixed(let points):
            let place = place(center, scale)
            return (place.moved(by: -points / 2), place.moved(by: points / 2))
        case .inset(let points):
            return (place(center - space / 2, scale).moved(by: points), place(center + space / 2, scale).moved(by: -points))
        case .automatic, .ratio:
            return (place(center - space * ratio / 2, scale), place(center + space * ratio / 2, scale))
        }
    }

    private func ordered(_ a: Place, _ b: Place) -> (Place, Place) { a.share <= b.share ? (a, b) : (b, a) }

    /// Returns the share of an axis that is there for a value: a category's part, the range of a part of the calendar, or the least distance
    /// between values.
    private func space(of value: PlottedValue?, _ scale: PlotScale?, isX: Bool) -> Double {
        guard let scale else { return 1 }
        if let band = scale.band { return band }
        if let value, let end = value.end, let a = share(value.datum, scale), let b = share(end, scale) { return abs(b - a) }
        return isX ? leastDistance.x : leastDistance.y
    }

    private var leastDistance: (x: Double, y: Double) {
        func least(_ extents: [MarkRecord.Extent], _ scale: PlotScale?) -> Double {
            let shares = Set(extents.compactMap { share($0.start?.datum, scale) }).sorted()
            return zip(shares, shares.dropFirst()).map { $1 - $0 }.min() ?? 0.1
        }
        return (least(marks.map(\.x), x), least(marks.map(\.y), y))
    }

    // MARK: Boxes

    /// Returns where a mark is in the plot; `nil` if the scales have no such value.
    func box(_ index: Int, slots: [Datum: Int]) -> PlotBox? {
        let mark = marks[index]
        let slot = mark.style.positionValue.flatMap { slots[$0.datum] }.map { (index: $0, count: slots.count) }
        func result(_ horizontal: (Place, Place)?, _ vertical: (Place, Place)?) -> PlotBox? {
            guard let horizontal, let vertical else { return nil }
            return PlotBox(left: horizontal.0, right: horizontal.1, top: fromTop(vertical.1), bottom: fromTop(vertical.0))
                .moved(by: mark.style)
        }
        switch mark.shape {
        case .bar:
            let span = spans[index]
            let scale = mark.isHorizontal ? x : y
            let length: (Place, Place)?
            if let span {
                // A logarithm has no zero: bars begin at the end of the axis.
                let base = scale?.kind == .log ? max(span.start, scale?.ends?.0 ?? 0) : span.start
                guard let a = share(.number(base), scale), let b = share(.number(span.end), scale) else { return nil }
                length = ordered(place(a, scale), place(b, scale))
            } else {
                length = ends(mark.length, scale, isX: mark.isHorizontal, usual: 1)
            }
            let across = ends(mark.position, mark.isHorizontal ? y : x, isX: !mark.isHorizontal, usual: 0.8, slot: slot)
            return mark.isHorizontal ? result(length, across) : result(across, length)
        case .rectangle:
            return result(
                mark.x.start == nil ? (Place(share: 0), Place(share: 1)) : ends(mark.x, x, isX: true, usual: 1),
                mark.y.start == nil ? (Place(share: 0), Place(share: 1)) : ends(mark.y, y, isX: false, usual: 1))
        case .rule:
            let width = Double(mark.style.line?.lineWidth ?? 1)
            func line(_ extent: MarkRecord.Extent, _ scale: PlotScale?) -> (Place, Place)? {
                if extent.end != nil { return ends(extent, scale, isX: true, usual: 1) }
                guard extent.start != nil else { return (Place(share: 0), Place(share: 1)) }
                guard let middle = middle(extent.start, scale).map({ place($0, scale) }) else { return nil }
                return (middle.moved(by: -width / 2), middle.moved(by: width / 2))
            }
            return result(line(mark.x, x), line(mark.y, y))
        case .point, .line, .area:
            guard let (px, py) = point(index) else { return nil }
            return PlotBox(x: place(px, x), y: fromTop(place(py, y))).moved(by: mark.style)
        case .sector:
            return .plot
        }
    }

    /// Returns the shares of the point of a mark.
    func point(_ index: Int) -> (x: Double, y: Double)? {
        let mark = marks[index]
        let end = spans[index].map { PlottedValue(label: mark.y.start?.label ?? .init(verbatim: ""), datum: .number($0.end)) }
        guard let px = middle(mark.x.start, x), let py = middle(end ?? mark.y.end ?? mark.y.start, y) else { return nil }
        return (px, py)
    }

    /// Returns the share of the lower end of an area.
    func base(_ index: Int) -> Double? {
        if let span = spans[index] {
            return share(.number(y?.kind == .log ? max(span.start, y?.ends?.0 ?? 0) : span.start), y)
        }
        return share(marks[index].y.start?.datum, y)
    }
}
