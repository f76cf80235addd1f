import Foundation
import MartletCore
import MartletUI

/// What modifiers say of the charts in a view.
struct ChartOptions {
    enum Axis {
        case automatic
        case hidden
        case marks([AxisMarks])
    }

    struct Title {
        var position: AnnotationPosition
        var alignment: Alignment
        var content: AnyView
    }

    struct Legend {
        var isHidden = false
        var position: AnnotationPosition = .automatic
        var alignment: Alignment?
        /// In points.
        var spacing: Double?
        var content: AnyView?
    }

    struct Layer {
        var alignment: Alignment
        var content: (ChartProxy) -> AnyView
    }

    var xAxis = Axis.automatic
    var yAxis = Axis.automatic
    var x = ScaleOptions()
    var y = ScaleOptions()
    var colors = StyleScale<AnyShapeStyle>()
    var symbols = StyleScale<SymbolOutline>()
    var lines = StyleScale<StrokeStyle>()
    var legend = Legend()
    var xTitle: Title?
    var yTitle: Title?
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    var selection = ChartSelection()
    var scrolling = ChartScrolling()
}

extension EnvironmentValues {
    private struct ChartOptionsKey: EnvironmentKey { static var defaultValue: ChartOptions { ChartOptions() } }

    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

/// The looks of values, in the order in which the values come.
struct StyleScale<Style> {
    /// The looks of values that the app names.
    var named: [(Datum, Style)] = []
    /// The looks for other values, in turn.
    var range: [Style] = []
    var mapping: ((Datum) -> Style?)?

    /// - Parameters:
    ///   - values: All values of the chart.
    ///   - usual: The looks in turn if the app gives none.
    func style(for value: Datum, among values: [Datum], usual: [Style]) -> Style? {
        if let style = mapping?(value) ?? named.first(where: { $0.0 == value })?.1 { return style }
        let choices = range.isEmpty ? usual : range
        guard !choices.isEmpty, let index = values.firstIndex(of: value) else { return nil }
        return choices[index % choices.count]
    }

    /// The values in the order of the legend: first those that the app names.
    func ordered(_ values: [Datum]) -> [Datum] {
        named.map(\.0).filter(values.contains) + values.filter { value in !named.contains { $0.0 == value } }
    }
}
