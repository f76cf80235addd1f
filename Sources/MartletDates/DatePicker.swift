import Foundation
import MartletCore
import MartletElements
import MartletUI

/// A control that selects a date, a time, or both.
public struct DatePicker<Label: View>: ElementView {
    public typealias Body = Never
    private let selection: Binding<Date>
    private let earliest: Date?
    private let latest: Date?
    private let components: DatePickerComponents
    public nonisolated(unsafe) let _content: Label  // Written once; its type need not be Sendable.

    private nonisolated init(
        _ selection: Binding<Date>, from earliest: Date?, through latest: Date?, _ components: DatePickerComponents, _ label: Label
    ) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
        _content = label
    }

    public static var _kind: Kind { .datePicker }

    public func _lower(to element: inout ElementWriter) {
        let code = DateCode(components: components, calendar: element.environment.calendar, timeZone: element.environment.timeZone)
        element[.value] = .string(code.string(for: selection.wrappedValue))
        element[.components] = .string(code.name)
        element[.minimum] = earliest.map { .string(code.string(for: $0)) }
        element[.maximum] = latest.map { .string(code.string(for: $0)) }
        if let style = element.environment.datePickerStyle { element[.style] = .string(style) }
        element.writeLabelVisibility()
        element.on(.change) { value in
            guard let date = value?.stringValue.flatMap({ code.date(in: $0, keeping: selection.wrappedValue) }) else { return }
            selection.wrappedValue = min(max(date, earliest ?? .distantPast), latest ?? .distantFuture)
        }
    }
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
    public typealias Components = DatePickerComponents

    public nonisolated init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, through: nil, displayedComponents, label())
    }

    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label())
    }

    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label())
    }

    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, through: range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
