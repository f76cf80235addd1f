import Foundation
import MartletCore
import MartletUI

/// A line through the values of a function, or of a collection.
///
///     LinePlot(x: "x", y: "sin(x)") { x in sin(x) }
///     LinePlot(sales, x: .value("Day", \.day), y: .value("Sales", \.amount))
///
/// - Partly: a function without a domain is shown where the x axis has its domain, or else from -10 to 10; it is sampled at 200 values.
public struct LinePlot: PrimitiveChartContent {
    private let samples: PlotSamples

    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { samples = .function(x: Text(x), y: Text(y), domain, function) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { samples = .function(x: Text(x), y: Text(y), domain, function) }

    /// A curve whose points a function gives for the values of a parameter.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { samples = .curve(x: Text(x), y: Text(y), domain, function) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, t: S, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { samples = .curve(x: Text(x), y: Text(y), domain, function) }

    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>
    ) {
        samples = .marks(data.map { element in MarkRecord(.line, x: .init(x.value(of: element)), y: .init(y.value(of: element))) })
    }

    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>, series: PlottableProjection<D.Element, S>
    ) {
        samples = .marks(
            data.map { element in
                MarkRecord(.line, x: .init(x.value(of: element)), y: .init(y.value(of: element)), series: series.value(of: element))
            })
    }

    public func _addMarks(to list: inout MarkList) { samples.add(to: &list, shape: .line) }
}

/// An area between zero and the values of a function or of a collection, or between two values.
///
/// - Partly: a function without a domain is shown where the x axis has its domain, or else from -10 to 10; it is sampled at 200 values.
public struct AreaPlot: PrimitiveChartContent {
    private let samples: PlotSamples

    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { samples = .function(x: Text(x), y: Text(y), domain, function) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { samples = .function(x: Text(x), y: Text(y), domain, function) }

    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { samples = .band(x: Text(x), start: Text(yStart), end: Text(yEnd), domain, function) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { samples = .band(x: Text(x), start: Text(yStart), end: Text(yEnd), domain, function) }

    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, y: PlottableProjection<D.Element, Y>, stacking: MarkStackingMethod = .standard
    ) {
        samples = .marks(
            data.map { element in
                MarkRecord(.area, x: .init(x.value(of: element)), y: .init(y.value(of: element)), stacking: stacking)
            })
    }

    public init<D: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: D, x: PlottableProjection<D.Element, X>, yStart: PlottableProjection<D.Element, Y>,
        yEnd: PlottableProjection<D.Element, Y>
    ) {
        samples = .marks(
            data.map { element in
                MarkRecord(
                    .area, x: .init(x.value(of: element)), y: .init(from: yStart.value(of: element), to: yEnd.value(of: element)))
            })
    }

    public func _addMarks(to list: inout MarkList) { samples.add(to: &list, shape: .area) }
}

/// Where the points of a plot come from.
private enum PlotSamples {
    case function(x: Text, y: Text, ClosedRange<Double>?, (Double) -> Double)
    case band(x: Text, start: Text, end: Text, ClosedRange<Double>?, (Double) -> (yStart: Double, yEnd: Double))
    case curve(x: Text, y: Text, ClosedRange<Double>, (Double) -> (x: Double, y: Double))
    case marks([MarkRecord])

    private static let count = 200

    private static func values(_ domain: ClosedRange<Double>) -> [Double] {
        (0...count).map { domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double($0) / Double(count) }
    }

    @MainActor
    func add(to list: inout MarkList, shape: MarkRecord.Shape) {
        func value(_ label: Text, _ number: Double) -> PlottedValue { PlottedValue(label: label, datum: .number(number)) }
        let stacking: MarkStackingMethod? = shape == .area ? .unstacked : nil
        switch self {
        case .function(let x, let y, let domain, let function):
            for at in Self.values(domain ?? list.functionDomain) {
                let result = function(at)
                guard result.isFinite else { continue }
                list.add(MarkRecord(shape, x: .init(value(x, at)), y: .init(value(y, result)), stacking: stacking))
            }
        case .band(let x, let start, let end, let domain, let function):
            for at in Self.values(domain ?? list.functionDomain) {
                let result = function(at)
                guard result.yStart.isFinite, result.yEnd.isFinite else { continue }
                list.add(
                    MarkRecord(shape, x: .init(value(x, at)), y: .init(from: value(start, result.yStart), to: value(end, result.yEnd))))
            }
        case .curve(let x, let y, let domain, let function):
            for at in Self.values(domain) {
                let result = function(at)
                guard result.x.isFinite, result.y.isFinite else { continue }
                list.add(MarkRecord(shape, x: .init(value(x, result.x)), y: .init(value(y, result.y))))
            }
        case .marks(let marks): for mark in marks { list.add(mark) }
        }
    }
}

/// A value of each element of a collection, with a label that says what it is: `.value("Sales", \.amount)`.
public struct PlottableProjection<DataElement, Value: Plottable> {
    fileprivate let label: Text
    fileprivate let path: KeyPath<DataElement, Value>

    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection(label: label, path: keyPath)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        .value(Text(labelKey), keyPath)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        .value(Text(label), keyPath)
    }

    func value(of element: DataElement) -> PlottedValue { PlottedValue(label: label, datum: element[keyPath: path].datum) }
}
