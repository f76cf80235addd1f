import Foundation
import MartletCore
import MartletUI

/// A value with a label that says what it is: `.value("Sales", 12)`.
public struct PlottableValue<Value: Plottable> {
    let plotted: PlottedValue

    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(plotted: PlottedValue(label: label, datum: value.datum))
    }

    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { .value(Text(labelKey), value) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { .value(Text(label), value) }
}

extension PlottableValue where Value: Comparable {
    /// A range of values, such as a bin of a histogram.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(plotted: PlottedValue(label: label, datum: range.lowerBound.datum, end: range.upperBound.datum))
    }

    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue { .value(Text(labelKey), range) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue { .value(Text(label), range) }
}

extension PlottableValue where Value == Date {
    /// A part of the calendar, such as the month of a date. A bar is as wide as the part.
    public static func value(_ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent)
        -> PlottableValue
    {
        let interval = calendar.dateInterval(of: unit, for: value)
        return PlottableValue(
            plotted: PlottedValue(
                label: label, datum: .date(interval?.start ?? value), end: interval.map { .date($0.end) }, unit: unit))
    }

    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { .value(Text(labelKey), value, unit: unit, calendar: calendar) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { .value(Text(label), value, unit: unit, calendar: calendar) }
}

/// A value of a mark, without its type.
struct PlottedValue {
    var label: Text
    var datum: Datum
    /// The end of a range.
    var end: Datum?
    /// The part of the calendar that the range is.
    var unit: Calendar.Component?
}
