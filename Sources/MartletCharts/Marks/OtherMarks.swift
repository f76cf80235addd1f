import Foundation

/// A symbol at a value.
public struct PointMark: PrimitiveChartContent {
    let record: MarkRecord

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        record = MarkRecord(.point, x: .init(x.plotted), y: .init(y.plotted))
    }

    /// A symbol in the middle of the height.
    public init<X: Plottable>(x: PlottableValue<X>) { record = MarkRecord(.point, x: .init(x.plotted)) }
    /// A symbol in the middle of the width.
    public init<Y: Plottable>(y: PlottableValue<Y>) { record = MarkRecord(.point, y: .init(y.plotted)) }

    public func _addMarks(to list: inout MarkList) { list.add(record) }
}

/// A straight line across the chart, or between two values.
public struct RuleMark: PrimitiveChartContent {
    let record: MarkRecord

    /// A vertical line.
    public init<X: Plottable>(x: PlottableValue<X>) { record = MarkRecord(.rule, x: .init(x.plotted)) }
    /// A horizontal line.
    public init<Y: Plottable>(y: PlottableValue<Y>) { record = MarkRecord(.rule, y: .init(y.plotted)) }

    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        record = MarkRecord(.rule, x: .init(from: xStart.plotted, to: xEnd.plotted), y: .init(y.plotted))
    }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        record = MarkRecord(.rule, x: .init(x.plotted), y: .init(from: yStart.plotted, to: yEnd.plotted))
    }

    public func _addMarks(to list: inout MarkList) { list.add(record) }
}

/// A rectangle between values, or around a value.
public struct RectangleMark: PrimitiveChartContent {
    let record: MarkRecord

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) { record = MarkRecord(.rectangle, x: .init(x.plotted, size: width), y: .init(y.plotted, size: height)) }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        record = MarkRecord(.rectangle, x: .init(from: xStart.plotted, to: xEnd.plotted), y: .init(from: yStart.plotted, to: yEnd.plotted))
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { record = MarkRecord(.rectangle, x: .init(x.plotted, size: width), y: .init(from: yStart.plotted, to: yEnd.plotted)) }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { record = MarkRecord(.rectangle, x: .init(from: xStart.plotted, to: xEnd.plotted), y: .init(y.plotted, size: height)) }

    /// A rectangle over the whole height.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        record = MarkRecord(.rectangle, x: .init(from: xStart.plotted, to: xEnd.plotted))
    }

    /// A rectangle over the whole width.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        record = MarkRecord(.rectangle, y: .init(from: yStart.plotted, to: yEnd.plotted))
    }

    public func _addMarks(to list: inout MarkList) { list.add(record) }
}

/// A piece of a pie, or of a doughnut. Its angle is its share of the sum of all.
///
/// - Partly: its annotations lie at the middle of the pie.
public struct SectorMark: PrimitiveChartContent {
    let record: MarkRecord

    /// - Parameters:
    ///   - innerRadius: The radius of the hole; a ratio is one of the largest radius.
    ///   - angularInset: In points, on each side.
    public init<Angle: Plottable>(
        angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var record = MarkRecord(.sector)
        record.sector = MarkRecord.Sector(
            angle: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius, inset: Double(angularInset ?? 0))
        self.record = record
    }

    public func _addMarks(to list: inout MarkList) { list.add(record) }
}
