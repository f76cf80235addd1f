import Foundation
import MartletFoundation
import Testing

@Suite("Relative dates")
struct RelativeDateTimeFormatterTests {
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func formatter(language: String = "en_US") throws -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        formatter.locale = Locale(identifier: language)
        return formatter
    }

    @Test func `The largest unit that is between the dates is written`() throws {
        let formatter = try formatter()
        #expect(formatter.localizedString(for: now - 10_900, relativeTo: now) == "3 hours ago")
        #expect(formatter.localizedString(for: now + 15 * 86_400, relativeTo: now) == "in 2 weeks")
    }

    @Test func `A day has a name in the named style alone`() throws {
        let formatter = try formatter()
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    }

    @Test(arguments: [
        (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"),
        (.abbreviated, "2mo ago"),
    ])
    func `Each style writes the unit in its own way`(style: RelativeDateTimeFormatter.UnitsStyle, text: String) throws {
        let formatter = try formatter()
        formatter.unitsStyle = style
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
    }

    @Test func `The locale decides the language`() throws {
        #expect(try formatter(language: "de_DE").localizedString(from: DateComponents(hour: -3)) == "vor 3 Stunden")
    }
}
