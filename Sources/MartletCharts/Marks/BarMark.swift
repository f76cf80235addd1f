import Foundation

/// A bar.
///
///     BarMark(x: .value("Day", day), y: .value("Sales", sales))
///
/// It is horizontal if its x is a number and its y is not.
public struct BarMark: PrimitiveChartContent {
    let record: MarkRecord

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        record = MarkRecord(
            .bar, x: .init(x.plotted, size: width), y: .init(y.plotted, size: height), stacking: stacking)
    }

    /// A bar from one value to another, such as a span of time.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        record = MarkRecord(.bar, x: .init(from: xStart.plotted, to: xEnd.plotted), y: .init(y.plotted, size: height))
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        record = MarkRecord(.bar, x: .init(x.plotted, size: width), y: .init(from: yStart.plotted, to: yEnd.plotted))
    }

    /// A bar along x alone.
    public init<X: Plottable>(
        x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var y = MarkRecord.Extent(nil)
        y.size = height
        record = MarkRecord(.bar, x: .init(x.plotted), y: y, stacking: stacking)
    }

    /// A bar along y alone.
    public init<Y: Plottable>(
        y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var x = MarkRecord.Extent(nil)
        x.size = width
        record = MarkRecord(.bar, x: x, y: .init(y.plotted), stacking: stacking)
    }

    public func _addMarks(to list: inout MarkList) { list.add(record) }
}
