import Foundation
import MartletDates
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Calendars of date pickers")
struct CalendarTests {
    private struct Departure: View {
        @State var date: Date
        var range = Date.distantPast...Date.distantFuture
        var components: DatePickerComponents = [.date, .hourAndMinute]
        let style: any DatePickerStyle

        var body: some View {
            VStack {
                AnyView(picker(style))
                Text(verbatim: date.formatted(.iso8601))
            }
        }

        private func picker(_ style: some DatePickerStyle) -> some View {
            DatePicker("Departure", selection: $date, in: range, displayedComponents: components).datePickerStyle(style)
        }
    }

    private func date(_ text: String) throws -> Date { try Date("\(text)Z", strategy: .iso8601) }

    private func departure(
        _ text: String, in range: ClosedRange<Date> = .distantPast ... .distantFuture,
        components: DatePickerComponents = [.date, .hourAndMinute],
        style: any DatePickerStyle = .graphical, traits: ClientTraits = ClientTraits(timeZone: "Europe/Paris")
    ) throws -> TestHost {
        let date = try date(text)
        return mount(traits: traits) { Departure(date: date, range: range, components: components, style: style) }
    }

    // Shows: .datePickerStyle, GraphicalDatePickerStyle, DatePicker
    @Test func `A day of the calendar keeps the time of the day`() throws {
        let host = try departure("2026-03-16T09:30:00", style: GraphicalDatePickerStyle())
        host.find(.button, "March 2026")
        host.tap(.button, "Saturday, March 28")
        host.find("2026-03-28T09:30:00Z")
        // The clocks have changed: in Paris it is still half past ten.
        host.tap(.button, "Sunday, March 29")
        host.find("2026-03-29T08:30:00Z")
    }

    @Test func `The week begins on the day of the user's language`() throws {
        let american = try departure("2026-03-16T09:30:00", traits: ClientTraits(locale: "en-US", timeZone: "GMT"))
        let german = try departure("2026-03-16T09:30:00", traits: ClientTraits(locale: "de-DE", timeZone: "GMT"))
        #expect(american.shownTexts.firstIndex(of: "SUN") == 1)
        german.find(.button, "März 2026")
        #expect(german.shownTexts.firstIndex(of: "MO") == 1)
        // The first of March is a Sunday.
        #expect(american.shownTexts[8] == "1")
        german.tap(.button, "Sonntag, 1. März")
    }

    @Test func `A day in the evening is the user's, not that of Greenwich`() throws {
        let host = try departure("2026-03-16T23:30:00")
        #expect(host.find(.button, "Tuesday, March 17").isSelected)
        #expect(!host.find(.button, "Monday, March 16").isSelected)
    }

    @Test func `Other months are a button away, as far as the range goes`() throws {
        let host = try departure("2026-03-16T09:30:00", in: try date("2026-02-10T12:00:00")...date("2026-04-20T12:00:00"))
        host.tap(.button, "Previous Month")
        host.find(.button, "February 2026")
        #expect(!host.find(.button, "Previous Month").isEnabled)
        #expect(!host.find(.button, "Monday, February 9").isEnabled)
        // The day of the bound can be chosen, and its earlier hours cannot.
        host.tap(.button, "Tuesday, February 10")
        host.find("2026-02-10T12:00:00Z")
        host.tap(.button, "Next Month")
        host.tap(.button, "Next Month")
        #expect(!host.find(.button, "Next Month").isEnabled)
        #expect(!host.find(.button, "Tuesday, April 21").isEnabled)
        host.tap(.button, "Monday, April 20")
        host.find("2026-04-20T11:00:00Z")
    }

    @Test func `A distant month is chosen with wheels`() throws {
        let host = try departure("2026-03-16T09:30:00")
        host.tap(.button, "March 2026")
        host.pick("1984", in: "Year")
        host.pick("July", in: "Month")
        host.tap(.button, "July 1984")
        host.tap(.button, "Tuesday, July 31")
        host.find("1984-07-31T08:30:00Z")
    }

    // Shows: .datePickerStyle
    @Test func `Wheels stand in the order of the language, and a month that is too short takes its last day`() throws {
        let host = try departure("2026-01-31T09:30:00", components: .date, style: .wheel)
        #expect(host.findAll(.role(.picker)).map(\.label) == ["Month", "Day", "Year"])
        host.pick("February", in: "Month")
        host.find("2026-02-28T09:30:00Z")
        let german = try departure(
            "2026-01-31T09:30:00", components: [.date, .hourAndMinute], style: .wheel,
            traits: ClientTraits(locale: "de-DE", timeZone: "GMT"))
        #expect(german.findAll(.role(.picker)).map(\.label) == ["Day", "Month", "Year", "Hour", "Minute"])
        german.pick("45", in: "Minute")
        german.find("2026-01-31T09:45:00Z")
    }

    private struct Holidays: View {
        @State private var days: Set<DateComponents> = []
        let bounds: Range<Date>

        var body: some View {
            VStack {
                MultiDatePicker("Holidays", selection: $days, in: bounds)
                Text(
                    verbatim:
                        "On \(days.compactMap(\.day).sorted()), \(days.allSatisfy { $0.calendar != nil && $0.era == 1 && $0.year == 2026 })"
                )
            }
        }
    }

    // Shows: MultiDatePicker
    @Test func `Several days are selected, each as its parts, and pressed again they are not`() throws {
        let bounds = try date("2026-03-05T00:00:00")..<date("2026-03-20T00:00:00")
        let host = mount(traits: ClientTraits(timeZone: "GMT")) { Holidays(bounds: bounds) }
        host.tap(.button, "Monday, March 16")
        host.tap(.button, "Thursday, March 5")
        host.find("On [5, 16], true")
        #expect(host.find(.button, "Thursday, March 5").isSelected)
        host.tap(.button, "Monday, March 16")
        host.find("On [5], true")
        #expect(host.find(.button, "Thursday, March 19").isEnabled)
        #expect(!host.find(.button, "Friday, March 20").isEnabled)
    }
}
