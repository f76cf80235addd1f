import Foundation
import MartletCore
import MartletUI

/// A calendar for the date, and a field for the time.
struct GraphicalDatePicker<Label: View>: View {
    let selection: Binding<Date>
    let range: DateRange
    let components: DatePickerComponents
    let label: Label
    @Environment(\.localCalendar) private var calendar

    var body: some View {
        if components.contains(.date) {
            VStack(spacing: 8) {
                CalendarView(start: selection.wrappedValue, range: range, isSelected: isSelected, press: select)
                if components.contains(.hourAndMinute) {
                    DateField(selection: selection, range: range, components: .hourAndMinute, label: Text(verbatim: "Time"))
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
        } else {
            DateField(selection: selection, range: range, components: components, label: label)
        }
    }

    private func isSelected(_ day: Date) -> Bool { calendar.isDate(day, inSameDayAs: selection.wrappedValue) }

    private func select(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
        let date = calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        selection.wrappedValue = range.clamping(date ?? day)
    }
}
