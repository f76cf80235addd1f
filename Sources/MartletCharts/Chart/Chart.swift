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
    /// Where the user has scrolled to, on each axis.
    @State private var scrolled: (x: Double?, y: Double?) = (nil, nil)
    /// The positions at the beginning of a drag.
    @State private var dragStart: (x: Double?, y: Double?)?
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
        var options = environment.chartOptions
        var list = MarkList()
        if let ends = options.x.domain._data?.compactMap(\.number), ends.count == 2, ends[0] < ends[1] {
            list.functionDomain = ends[0]...ends[1]
        }
        content._addMarks(to: &list)
        let needsFrame =
            !options.overlays.isEmpty || !options.backgrounds.isEmpty || !options.selection.handlers.isEmpty
            || list.marks.contains { $0.shape == .sector } || !options.scrolling.axes.isEmpty
        let texts = DatumText(locale: environment.locale, calendar: environment.calendar, timeZone: environment.calendar.timeZone)
        var plan = ChartPlan(
            list.marks, x: options.x, y: options.y, texts: texts, ticks: (options.xAxis.count, options.yAxis.count), size: frame?.size)
        if !options.scrolling.axes.isEmpty {
            let (windowX, windowY) = windows(of: plan, options.scrolling)
            let (x, y) = positions(windowX, windowY, options.scrolling)
            if let windowX, let x { options.x.domain = windowX.domain(at: x) }
            if let windowY, let y { options.y.domain = windowY.domain(at: y) }
            if windowX != nil || windowY != nil {
                let scrolling = options.scrolling
                options.selection.scroll = { share in scroll(by: share, windowX, windowY, (x, y), scrolling) }
                plan = ChartPlan(
                    list.marks, x: options.x, y: options.y, texts: texts, ticks: (options.xAxis.count, options.yAxis.count),
                    size: frame?.size)
            }
        }
        return ChartView(
            plan: plan, options: options, environment: environment, frame: frame,
            measured: needsFrame ? { measure($0) } : nil)
    }

    private func windows(of plan: ChartPlan, _ scrolling: ChartScrolling) -> (ChartWindow?, ChartWindow?) {
        (
            scrolling.axes.contains(.horizontal) ? ChartWindow(plan.x, length: scrolling.x.length) : nil,
            scrolling.axes.contains(.vertical) ? ChartWindow(plan.y, length: scrolling.y.length) : nil
        )
    }

    /// The positions of the visible parts: the app's, or else those to which the user has scrolled.
    private func positions(_ x: ChartWindow?, _ y: ChartWindow?, _ scrolling: ChartScrolling) -> (x: Double?, y: Double?) {
        func position(_ window: ChartWindow?, _ axis: ChartScrolling.AxisScroll, _ own: Double?) -> Double? {
            window.map { window in
                window.bounded(window.position(of: axis.position) ?? own ?? window.position(of: axis.initial) ?? -.greatestFiniteMagnitude)
            }
        }
        return (position(x, scrolling.x, scrolled.x), position(y, scrolling.y, scrolled.y))
    }

    /// - Parameter share: How far the user has dragged since the beginning, in shares of the plot; `nil` at the end.
    private func scroll(
        by share: CGSize?, _ x: ChartWindow?, _ y: ChartWindow?, _ current: (x: Double?, y: Double?), _ scrolling: ChartScrolling
    ) {
        func moved(_ window: ChartWindow?, _ axis: ChartScrolling.AxisScroll, _ start: Double?, _ share: Double?, _ now: Double?) -> Double?
        {
            guard let window, let start, let now else { return nil }
            let next = share.map { window.position(start, draggedBy: $0) } ?? window.bounded(scrolling.target?._target(of: now) ?? now)
            if next != now { axis.moved?(window.datum(at: next)) }
            return next
        }
        let start = dragStart ?? current
        dragStart = share == nil ? nil : start
        scrolled = (
            moved(x, scrolling.x, start.x, share.map { Double($0.width) }, current.x),
            moved(y, scrolling.y, start.y, share.map { -Double($0.height) }, current.y)
        )
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
