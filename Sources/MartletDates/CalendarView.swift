import Foundation
import MartletCore
import MartletUI

/// A calendar that shows one month, and lets the user go to others and press its days.
struct CalendarView: View {
    /// The date whose month is shown first.
    let start: Date
    let range: DateRange
    let isSelected: (Date) -> Bool
    /// Is called with the first moment of the day.
    let press: (Date) -> Void
    @Environment(\.localCalendar) private var calendar
    @State private var shown: Date?
    @State private var choosesMonth = false

    private var month: CalendarMonth { CalendarMonth(of: shown ?? start, in: calendar) }

    var body: some View {
        let month = month
        VStack(spacing: 8) {
            header(month)
            if choosesMonth {
                MonthWheels(
                    month: Binding {
                        month.start
                    } set: {
                        shown = $0
                    }, range: range)
            } else {
                days(of: month)
            }
        }
    }

    private func header(_ month: CalendarMonth) -> some View {
        HStack(spacing: 24) {
            Button {
                choosesMonth.toggle()
            } label: {
                HStack(spacing: 4) {
                    Text(verbatim: month.start.formatted(calendar.format.month(.wide).year())).font(.headline)
                    Image(systemName: choosesMonth ? "chevron.down" : "chevron.right").font(.caption.bold()).foregroundStyle(.tint)
                }
            }
            .buttonStyle(.plain)
            .accessibilityHint("Chooses month and year")
            Spacer()
            if !choosesMonth {
                step(-1, "Previous Month", "chevron.left", from: month)
                step(1, "Next Month", "chevron.right", from: month)
            }
        }
        .frame(minHeight: 32)
    }

    private func step(_ months: Int, _ name: String, _ symbol: String, from month: CalendarMonth) -> some View {
        let next = month.adding(months)
        return Button {
            shown = next.start
        } label: {
            Image(systemName: symbol).font(.title3.weight(.semibold))
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(verbatim: name))
        .disabled(!range.overlaps(next.interval))
    }

    private func days(of month: CalendarMonth) -> some View {
        VStack(spacing: 2) {
            HStack(spacing: 0) {
                ForEach(month.weekdays, id: \.self) { name in
                    Text(verbatim: name.uppercased()).font(.caption.weight(.semibold)).foregroundStyle(.tertiary).lineLimit(1)
                        .frame(maxWidth: .infinity)
                }
            }
            .accessibilityHidden(true)
            ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(Array(week.enumerated()), id: \.offset) { _, day in
                        if let day { cell(day) } else { Color.clear.frame(maxWidth: .infinity, maxHeight: 44) }
                    }
                }
            }
        }
    }

    private func cell(_ day: Date) -> some View {
        let isSelected = isSelected(day)
        let interval = DateInterval(start: day, end: calendar.date(byAdding: .day, value: 1, to: day) ?? day)
        return Button {
            press(day)
        } label: {
            DayLabel(number: calendar.component(.day, from: day), isToday: calendar.isDateInToday(day), isSelected: isSelected)
        }
        .buttonStyle(.plain)
        .disabled(!range.overlaps(interval))
        .accessibilityLabel(Text(verbatim: day.formatted(calendar.format.weekday(.wide).month(.wide).day())))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

/// The number of a day, in a disc if it is selected.
private struct DayLabel: View {
    let number: Int
    let isToday: Bool
    let isSelected: Bool

    var body: some View {
        Text(verbatim: String(number))
            .font(isSelected ? .title3.weight(.medium) : .title3)
            .foregroundStyle(style)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background {
                if isSelected { Circle().fill(.tint).opacity(isToday ? 1 : 0.15).frame(width: 44, height: 44) }
            }
            .contentShape(Rectangle())
    }

    private var style: AnyShapeStyle {
        if isSelected && isToday {
            AnyShapeStyle(.white)
        } else if isSelected || isToday {
            AnyShapeStyle(.tint)
        } else {
            AnyShapeStyle(.primary)
        }
    }
}

extension EnvironmentValues {
    /// The calendar, in the time zone and the language of the user.
    var localCalendar: Calendar {
        var local = calendar
        local.timeZone = timeZone
        local.locale = locale
        return local
    }
}

extension Calendar {
    /// Formats dates of this calendar in its language.
    var format: Date.FormatStyle { Date.FormatStyle(locale: locale ?? .autoupdatingCurrent, calendar: self, timeZone: timeZone) }
}
