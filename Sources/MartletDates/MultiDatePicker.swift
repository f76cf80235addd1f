import Foundation
import MartletCore
import MartletUI

/// A calendar that selects any number of days. Each is selected as its calendar, era, year, month and day.
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let range: DateRange
    private nonisolated(unsafe) let label: Label  // Written once; its type need not be Sendable.

    private nonisolated init(_ selection: Binding<Set<DateComponents>>, from earliest: Date?, upTo end: Date?, _ label: Label) {
        self.selection = selection
        // The moment before the end is the last one of the range.
        range = DateRange(
            earliest: earliest, latest: end.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) })
        self.label = label
    }

    public var body: some View { DaysCalendar(selection: selection, range: range, label: label) }
}

private struct DaysCalendar<Label: View>: View {
    @Binding var selection: Set<DateComponents>
    let range: DateRange
    let label: Label
    @Environment(\.localCalendar) private var calendar
    @Environment(\.calendar) private var namedCalendar

    var body: some View {
        let selected = Set(selection.compactMap(day))
        CalendarView(start: range.clamping(selected.min() ?? .now), range: range, isSelected: selected.contains, press: toggle)
            .accessibilityElement(children: .contain)
            .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
    }

    /// The first moment of a selected day.
    private func day(_ parts: DateComponents) -> Date? {
        (parts.calendar ?? calendar).date(
            from: DateComponents(timeZone: calendar.timeZone, era: parts.era, year: parts.year, month: parts.month, day: parts.day)
        )
        .map(calendar.startOfDay)
    }

    private func toggle(_ date: Date) {
        let selected = selection.filter { day($0) == date }
        guard selected.isEmpty else { return selection.subtract(selected) }
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
        parts.calendar = namedCalendar
        selection.insert(parts)
    }
}

extension MultiDatePicker {
    public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: nil, upTo: nil, label())
    }

    public nonisolated init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label())
    }

    public nonisolated init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: bounds.lowerBound, upTo: nil, label())
    }

    public nonisolated init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: nil, upTo: bounds.upperBound, label())
    }
}

extension MultiDatePicker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}
