import Foundation
import MartletCore
import MartletUI

extension View {
    // MARK: Places

    /// Sets the values of the x axis, and how they are spread.
    public nonisolated func chartXScale<D: ScaleDomain>(domain: D, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil)
        -> some View
    {
        chart { $0.x.set(domain: domain, range: range, type: type) }
    }

    public nonisolated func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        chart { $0.x.set(domain: nil, range: range, type: type) }
    }

    public nonisolated func chartXScale(type: ScaleType) -> some View { chart { $0.x.set(domain: nil, range: nil, type: type) } }

    /// Sets the values of the y axis, and how they are spread.
    public nonisolated func chartYScale<D: ScaleDomain>(domain: D, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil)
        -> some View
    {
        chart { $0.y.set(domain: domain, range: range, type: type) }
    }

    public nonisolated func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        chart { $0.y.set(domain: nil, range: range, type: type) }
    }

    public nonisolated func chartYScale(type: ScaleType) -> some View { chart { $0.y.set(domain: nil, range: nil, type: type) } }

    // MARK: Colours

    /// Sets the colours of values.
    public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        chart { $0.colors = StyleScale(named: mapping.map { ($0.datum, AnyShapeStyle($1)) }) }
    }

    /// Sets the colours of values, in turn.
    public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
        chart {
            $0.colors = StyleScale(
                named: range.isEmpty ? [] : domain.enumerated().map { ($1.datum, AnyShapeStyle(range[$0 % range.count])) })
        }
    }

    /// Sets the colours of all values, in turn.
    public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        chart { $0.colors = StyleScale(range: range.map { AnyShapeStyle($0) }) }
    }

    /// Computes the colour of each value.
    public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View {
        chart { $0.colors = StyleScale(mapping: { D(datum: $0).map { AnyShapeStyle(mapping($0)) } }) }
    }

    /// Computes the colour of each value of a domain.
    public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], mapping: @escaping (D) -> S) -> some View {
        chart { $0.colors = StyleScale(named: domain.map { ($0.datum, AnyShapeStyle(mapping($0))) }) }
    }

    // MARK: Symbols and lines

    /// Sets the symbols of values.
    public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        chart { $0.symbols = StyleScale(named: mapping.map { ($0.datum, $1._symbol.outline) }) }
    }

    public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        chart { $0.symbols = StyleScale(range: range.map(\._symbol.outline)) }
    }

    public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View {
        chart {
            $0.symbols = StyleScale(
                named: range.isEmpty ? [] : domain.enumerated().map { ($1.datum, range[$0 % range.count]._symbol.outline) })
        }
    }

    /// Sets the lines of values.
    public nonisolated func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        chart { $0.lines = StyleScale(named: mapping.map { ($0.datum, $1) }) }
    }

    public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View { chart { $0.lines = StyleScale(range: range) } }
}

extension ScaleOptions {
    fileprivate mutating func set(domain: (any ScaleDomain)?, range: PlotDimensionScaleRange?, type: ScaleType?) {
        if let domain { self.domain = domain }
        if let range { (startPadding, endPadding) = (range.start, range.end) }
        if let type { self.type = type }
    }
}
