import Foundation
import MartletCore
import MartletUI

/// How a chart scrolls: it shows a part of the domain, which the user moves by dragging the plot.
struct ChartScrolling {
    struct AxisScroll {
        /// How long the visible part is: a number, seconds, or a count of categories; `nil` for the whole domain.
        var length: Double?
        /// The value at the leading or the bottom edge, which the app sets.
        var position: Datum?
        /// The value at that edge in the beginning.
        var initial: Datum?
        var moved: ((Datum) -> Void)?
    }

    var axes: Axis.Set = []
    var x = AxisScroll()
    var y = AxisScroll()
    var target: (any ChartScrollTargetBehavior)?
}

extension View {
    /// Lets the user scroll the charts in this view along some axes, if ``SwiftUICore/View/chartXVisibleDomain(length:)`` shows less than all.
    ///
    /// - Partly: the user drags the plot; neither the wheel nor a flick scrolls it.
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrolling.axes = axes } }

    /// Sets how much of the x axis a scrollable chart shows: a number, seconds of dates, or a count of categories.
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.scrolling.x.length = length.datum.number }
    }

    /// Sets how much of the y axis a scrollable chart shows.
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.scrolling.y.length = length.datum.number }
    }

    /// Binds the value at the leading edge of a scrollable chart.
    public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart {
            $0.scrolling.x.position = x.wrappedValue.datum
            $0.scrolling.x.moved = { if let value = P(datum: $0) { x.wrappedValue = value } }
        }
    }

    /// Binds the value at the bottom edge of a scrollable chart.
    public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chart {
            $0.scrolling.y.position = y.wrappedValue.datum
            $0.scrolling.y.moved = { if let value = P(datum: $0) { y.wrappedValue = value } }
        }
    }

    /// Sets the value at the leading edge of a scrollable chart in the beginning.
    public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View {
        chart { $0.scrolling.x.initial = initialX.datum }
    }

    /// Sets the value at the bottom edge of a scrollable chart in the beginning.
    public nonisolated func chartScrollPosition(initialY: some Plottable) -> some View {
        chart { $0.scrolling.y.initial = initialY.datum }
    }

    /// Sets at which values the scrolling comes to rest.
    public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        chart { $0.scrolling.target = behavior }
    }
}

/// Where the scrolling of a chart comes to rest. Unlike Apple's, an app cannot define its own.
public protocol ChartScrollTargetBehavior {
    /// The value nearest to a position on a continuous scale at which the scrolling rests.
    func _target(of number: Double) -> Double
}

/// Rests at multiples of a unit, or at dates that match components.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Ignored: the chart rests at the nearest value.
    public struct MajorValueAlignment<Value>: Sendable {
        public static var page: MajorValueAlignment { MajorValueAlignment() }
        public static func unit(_ value: Value) -> MajorValueAlignment where Value: Numeric { MajorValueAlignment() }
        public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == DateComponents {
            MajorValueAlignment()
        }
    }

    fileprivate enum Target {
        case unit(Double)
        case matching(DateComponents)
    }

    fileprivate let target: Target

    public func _target(of number: Double) -> Double {
        switch target {
        case .unit(let unit): return unit > 0 ? (number / unit).rounded() * unit : number
        case .matching(let components):
            let date = Date(timeIntervalSinceReferenceDate: number)
            let calendar = Calendar.current
            let nearby = [Calendar.SearchDirection.forward, .backward].compactMap { direction in
                calendar.nextDate(
                    after: date.addingTimeInterval(direction == .forward ? -1 : 1), matching: components, matchingPolicy: .nextTime,
                    direction: direction)
            }
            let numbers = nearby.map(\.timeIntervalSinceReferenceDate)
            return numbers.min { abs($0 - number) < abs($1 - number) } ?? number
        }
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<P> = .page
    ) -> ValueAlignedChartScrollTargetBehavior { Self(target: .unit(unit.datum.number ?? 0)) }

    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<DateComponents> = .page
    ) -> ValueAlignedChartScrollTargetBehavior { Self(target: .matching(components)) }
}

/// The visible part of an axis.
struct ChartWindow {
    /// The ends of the whole domain: numbers, seconds, or the indices of categories.
    private let whole: ClosedRange<Double>
    private let length: Double
    private let scale: PlotScale

    /// - Returns: `nil` if the whole axis is visible.
    init?(_ scale: PlotScale?, length: Double?) {
        guard let scale, let length, length > 0 else { return nil }
        switch scale.domain {
        case .categories(let names): whole = 0...Double(names.count)
        case .numbers, .dates:
            guard let ends = scale.ends else { return nil }
            whole = min(ends.0, ends.1)...max(ends.0, ends.1)
        }
        guard length < whole.upperBound - whole.lowerBound else { return nil }
        self.length = length
        self.scale = scale
    }

    /// Keeps a position between the first and the last one.
    func bounded(_ position: Double) -> Double {
        let last = whole.upperBound - length
        return scale.isCategorical
            ? min(max(position.rounded(), whole.lowerBound), last.rounded(.down)) : min(max(position, whole.lowerBound), last)
    }

    /// The position of a value; `nil` if the axis has no such value.
    func position(of datum: Datum?) -> Double? {
        guard let datum else { return nil }
        guard case .categories(let names) = scale.domain else { return datum.number }
        return names.firstIndex(of: datum.name).map(Double.init)
    }

    func datum(at position: Double) -> Datum {
        switch scale.domain {
        case .categories(let names): .category(names[min(max(Int(position), 0), names.count - 1)])
        case .numbers: .number(position)
        case .dates: .date(Date(timeIntervalSinceReferenceDate: position))
        }
    }

    /// The position after a drag over a share of the plot.
    func position(_ start: Double, draggedBy share: Double) -> Double {
        bounded(start - (scale.isReversed ? -share : share) * length)
    }

    func domain(at position: Double) -> VisibleDomain {
        if case .categories(let names) = scale.domain {
            let first = Int(position)
            return VisibleDomain(
                _data: names[first..<min(names.count, first + max(1, Int(length)))].map { .category($0) }, _isReversed: false)
        }
        let data = [datum(at: position), datum(at: position + length)]
        return VisibleDomain(_data: data, _isReversed: scale.isReversed)
    }
}

struct VisibleDomain: ScaleDomain {
    let _data: [Datum]?
    let _isReversed: Bool
}
