import SwiftUI

/// Calendars and wheels, of a picker for a date and of one for several days.
struct CalendarsPage: View {
    @State private var date = Date(timeIntervalSince1970: 1_773_651_600)  // 2026-03-16 09:00 in Greenwich
    @State private var days: Set<DateComponents> = []

    private var first: Date { Date(timeIntervalSince1970: 1_773_100_800) }  // 2026-03-10

    var body: some View {
        Form {
            Section {
                DatePicker("Departure", selection: $date, in: first...).datePickerStyle(.graphical)
            } footer: {
                Text(verbatim: "Departs \(date.timeIntervalSince1970)")
            }
            Section {
                MultiDatePicker("Holidays", selection: $days)
            } footer: {
                Text(verbatim: "Holidays: \(days.compactMap(\.day).sorted().map(String.init).joined(separator: ", "))")
            }
            DatePicker("Birthday", selection: $date, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()
            DatePicker("Alarm", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
        }
    }
}
