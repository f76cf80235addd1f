import Foundation
import MartletUI

/// Symbols at the values of a collection.
public struct PointPlot: PrimitiveChartContent {
    private let records: [MarkRecord]

    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>
    ) { records = data.map { MarkRecord(.point, x: .init(x.value(of: $0)), y: .init(y.value(of: $0))) } }

    public func _addMarks(to list: inout MarkList) { for record in records { list.add(record) } }
}

/// Bars for the values of a collection.
public struct BarPlot: PrimitiveChartContent {
    private let records: [MarkRecord]

    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        records = data.map { element in
            MarkRecord(
                .bar, x: .init(x.value(of: element), size: width), y: .init(y.value(of: element), size: height), stacking: stacking)
        }
    }

    public func _addMarks(to list: inout MarkList) { for record in records { list.add(record) } }
}

/// Straight lines across the chart at the values of a collection.
public struct RulePlot: PrimitiveChartContent {
    private let records: [MarkRecord]

    /// Vertical lines.
    public init<D: RandomAccessCollection, X: Plottable>(_ data: D, x: PlottableProjection<D.Element, X>) {
        records = data.map { MarkRecord(.rule, x: .init(x.value(of: $0))) }
    }

    /// Horizontal lines.
    public init<D: RandomAccessCollection, Y: Plottable>(_ data: D, y: PlottableProjection<D.Element, Y>) {
        records = data.map { MarkRecord(.rule, y: .init(y.value(of: $0))) }
    }

    public func _addMarks(to list: inout MarkList) { for record in records { list.add(record) } }
}

/// Rectangles around the values of a collection.
public struct RectanglePlot: PrimitiveChartContent {
    private let records: [MarkRecord]

    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        records = data.map { element in
            MarkRecord(.rectangle, x: .init(x.value(of: element), size: width), y: .init(y.value(of: element), size: height))
        }
    }

    public func _addMarks(to list: inout MarkList) { for record in records { list.add(record) } }
}

/// The pieces of a pie, for the values of a collection.
public struct SectorPlot: PrimitiveChartContent {
    private let records: [MarkRecord]

    public init<D: RandomAccessCollection, Angle: Plottable>(
        _ data: D, angle: PlottableProjection<D.Element, Angle>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        records = data.map { element in
            var record = MarkRecord(.sector)
            record.sector = MarkRecord.Sector(
                angle: angle.value(of: element), innerRadius: innerRadius, outerRadius: outerRadius, inset: Double(angularInset ?? 0))
            return record
        }
    }

    public func _addMarks(to list: inout MarkList) { for record in records { list.add(record) } }
}
