import Foundation
import MartletCore
import MartletUI

extension View {
    nonisolated func chart(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: change)
    }

    // MARK: Axes

    /// Sets the marks of the x axis of the charts in this view.
    public nonisolated func chartXAxis<C: AxisContent>(@AxisContentBuilder content: @escaping () -> C) -> some View {
        chart { $0.xAxis = .marks(axes(content)) }
    }

    /// Sets the marks of the y axis of the charts in this view.
    public nonisolated func chartYAxis<C: AxisContent>(@AxisContentBuilder content: @escaping () -> C) -> some View {
        chart { $0.yAxis = .marks(axes(content)) }
    }

    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
        chart { if visibility == .hidden { $0.xAxis = .hidden } else if visibility == .visible { $0.xAxis = .automatic } }
    }

    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
        chart { if visibility == .hidden { $0.yAxis = .hidden } else if visibility == .visible { $0.yAxis = .automatic } }
    }

    /// Sets the title of the x axis.
    ///
    /// - Parameter spacing: Ignored: it is 4 points.
    public nonisolated func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        chart {
            $0.xTitle = ChartOptions.Title(
                position: position == .automatic ? .bottom : position, alignment: alignment ?? .leading, content: AnyView(content()))
        }
    }

    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment) { Text(labelKey) } }

    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment) { Text(label) } }

    /// Sets the title of the y axis.
    ///
    /// - Parameter spacing: Ignored: it is 4 points.
    public nonisolated func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        chart {
            $0.yTitle = ChartOptions.Title(
                position: position == .automatic ? .top : position, alignment: alignment ?? .trailing, content: AnyView(content()))
        }
    }

    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment) { Text(labelKey) } }

    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment) { Text(label) } }

    // MARK: The legend

    public nonisolated func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.isHidden = visibility == .hidden } }

    /// - Parameter spacing: The distance from the chart in points.
    public nonisolated func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil)
        -> some View
    {
        chart {
            $0.legend = ChartOptions.Legend(position: position, alignment: alignment, spacing: spacing.map { Double($0) })
        }
    }

    /// Shows a view in place of the legend.
    public nonisolated func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        chart {
            $0.legend = ChartOptions.Legend(
                position: position, alignment: alignment, spacing: spacing.map { Double($0) }, content: AnyView(content()))
        }
    }

    // MARK: Layers

    /// Changes the view of the plot: its frame, its background, its border.
    public nonisolated func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Shows a view over the whole chart.
    public nonisolated func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V)
        -> some View
    {
        chart { $0.overlays.insert(ChartOptions.Layer(alignment: alignment) { AnyView(content($0)) }, at: 0) }
    }

    /// Shows a view behind the whole chart.
    public nonisolated func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V)
        -> some View
    {
        chart { $0.backgrounds.append(ChartOptions.Layer(alignment: alignment) { AnyView(content($0)) }) }
    }
}

/// The plot of a chart, as `chartPlotStyle` receives it.
public struct ChartPlotContent: View {
    let plot: AnyView

    public var body: some View { plot }
}

private func axes<C: AxisContent>(_ content: () -> C) -> [AxisMarks] {
    var axes: [AxisMarks] = []
    content()._addAxes(to: &axes)
    return axes
}
