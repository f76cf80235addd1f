import SwiftUI

extension Page {
    static let dates = Page(
        "dates", "Dates & colours", symbol: "calendar", color: .red,
        [
            Sample("Compact", "DatePicker", DateCompact()),
            Sample("Calendar", ".datePickerStyle(.graphical)", DateCalendar()),
            Sample("Wheels", ".datePickerStyle(.wheel)", DateWheels()),
            Sample("Several days", "MultiDatePicker", DateSeveral()),
            Sample("Colour", "ColorPicker", ColourPicked()),
        ])
}

struct DateCompact: View {
    @State private var date = Date(timeIntervalSince1970: 1_767_261_600)

    var body: some View {
        VStack(spacing: 12) {
            DatePicker("Start", selection: $date)
            DatePicker("Date", selection: $date, displayedComponents: .date)
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            DatePicker("From now on", selection: $date, in: Date.now..., displayedComponents: .date)
        }
    }
}

struct DateCalendar: View {
    @State private var date = Date(timeIntervalSince1970: 1_767_261_600)

    var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date)
            .datePickerStyle(.graphical)
            .frame(maxWidth: 340)
    }
}

struct DateWheels: View {
    @State private var date = Date(timeIntervalSince1970: 1_767_261_600)

    var body: some View {
        DatePicker("Alarm", selection: $date, displayedComponents: .hourAndMinute)
            .datePickerStyle(.wheel)
            .labelsHidden()
    }
}

struct DateSeveral: View {
    @State private var days: Set<DateComponents> = []

    var body: some View {
        VStack {
            MultiDatePicker("Days off", selection: $days).frame(maxWidth: 340)
            Text("\(days.count) days chosen").foregroundStyle(.secondary)
        }
    }
}

struct ColourPicked: View {
    @State private var colour = Color.teal

    var body: some View {
        VStack(spacing: 12) {
            ColorPicker("Colour", selection: $colour)
            ColorPicker("Without opacity", selection: $colour, supportsOpacity: false)
            RoundedRectangle(cornerRadius: 8).fill(colour.gradient).frame(height: 44)
        }
    }
}
