import Foundation
import MartletCore
import MartletElements
import MartletUI

/// A field with a date, which the host lets the user edit.
struct DateField<Label: View>: ElementView {
    let selection: Binding<Date>
    let range: DateRange
    let components: DatePickerComponents
    let _content: Label

    init(selection: Binding<Date>, range: DateRange, components: DatePickerComponents, label: Label) {
        self.selection = selection
        self.range = range
        self.components = components
        _content = label
    }

    static var _kind: Kind { .datePicker }

    func _lower(to element: inout ElementWriter) {
        let code = DateCode(components: components, calendar: element.environment.calendar, timeZone: element.environment.timeZone)
        element[.value] = .string(code.string(for: selection.wrappedValue))
        element[.components] = .string(code.name)
        element[.minimum] = range.earliest.map { .string(code.string(for: $0)) }
        element[.maximum] = range.latest.map { .string(code.string(for: $0)) }
        if let style = element.environment.datePickerStyle { element[.style] = .string(style) }
        element.writeLabelVisibility()
        element.on(.change) { value in
            guard let date = value?.stringValue.flatMap({ code.date(in: $0, keeping: selection.wrappedValue) }) else { return }
            selection.wrappedValue = range.clamping(date)
        }
    }
}
