import Foundation
import MartletCore
import MartletElements
import MartletUI

/// A view of marks: bars, lines, areas, points, rules, rectangles or sectors. It takes all the space that it is offered.
///
///     Chart(sales) { sale in
///         BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
///             .foregroundStyle(by: .value("Product", sale.product))
///     }
///
/// The marks are at shares of the plot, so that a page resizes and animates them without asking the server.
public struct Chart<Content: ChartContent>: View {
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
    @State private var frame: CGRect?
    @Environment(\.self) private var environment
    /// In points. A page may report any size.
    private static var longestSide: CGFloat { 100_000 }

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable { self.content = ForEach(data, content: content) }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

    public var body: some View {
        let options = environment.chartOptions
        var list = MarkList()
        content._addMarks(to: &list)
        let needsFrame =
            !options.overlays.isEmpty || !options.backgrounds.isEmpty || !options.selection.handlers.isEmpty
            || list.marks.contains { $0.shape == .sector }
        let texts = DatumText(locale: environment.locale, calendar: environment.calendar, timeZone: environment.calendar.timeZone)
        let plan = ChartPlan(
            list.marks, x: options.x, y: options.y, texts: texts, ticks: (options.xAxis.count, options.yAxis.count), size: frame?.size)
        return ChartView(
            plan: plan, options: options, environment: environment, frame: frame,
            measured: needsFrame ? { measure($0) } : nil)
    }

    private func measure(_ reported: CGRect) {
        let bounded = CGRect(
            x: reported.minX, y: reported.minY, width: min(reported.width, Self.longestSide),
            height: min(reported.height, Self.longestSide))
        if bounded != frame { frame = bounded }
    }
}

extension ChartOptions.Axis {
    /// About how many values the axis has.
    fileprivate var count: Int {
        if case .marks(let axes) = self, case .automatic(let count?)? = axes.first?.values.kind { return max(count, 1) }
        return AxisTicks.usualCount
    }
}
