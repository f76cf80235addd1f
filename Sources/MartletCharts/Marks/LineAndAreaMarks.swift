/// A line through the values of its series, in the order of the marks.
///
/// All line marks with the same `series`, or else with the same `foregroundStyle(by:)`, `symbol(by:)` and `lineStyle(by:)`, make one line.
public struct LineMark: PrimitiveChartContent {
    let record: MarkRecord

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        record = MarkRecord(.line, x: .init(x.plotted), y: .init(y.plotted))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
        record = MarkRecord(.line, x: .init(x.plotted), y: .init(y.plotted), series: series.plotted)
    }

    public func _addMarks(to list: inout MarkList) { list.add(record) }
}

/// An area between zero and the values of its series, or between two values.
public struct AreaMark: PrimitiveChartContent {
    let record: MarkRecord

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        record = MarkRecord(.area, x: .init(x.plotted), y: .init(y.plotted), stacking: stacking)
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        record = MarkRecord(.area, x: .init(x.plotted), y: .init(y.plotted), stacking: stacking, series: series.plotted)
    }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        record = MarkRecord(.area, x: .init(x.plotted), y: .init(from: yStart.plotted, to: yEnd.plotted))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        record = MarkRecord(.area, x: .init(x.plotted), y: .init(from: yStart.plotted, to: yEnd.plotted), series: series.plotted)
    }

    public func _addMarks(to list: inout MarkList) { list.add(record) }
}
