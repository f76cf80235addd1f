import Foundation
import MartletFoundation
import Testing

@Suite("Quantities of time")
struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, language: String = "en_US",
        _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) throws -> DateComponentsFormatter {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        calendar.locale = Locale(identifier: language)
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.unitsStyle = style
        change(formatter)
        return formatter
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "5:03:09"), (.abbreviated, "5h 3m 9s"), (.short, "5 hr, 3 min, 9 sec"),
        (.full, "5 hours, 3 minutes, 9 seconds"), (.spellOut, "five hours, three minutes, nine seconds"), (.brief, "5hr 3min 9sec"),
    ])
    func `Each style writes the units in its own way`(style: DateComponentsFormatter.UnitsStyle, text: String) throws {
        #expect(try formatter(style).string(from: 18_189) == text)
    }

    @Test func `The calendar's locale names the units`() throws {
        #expect(try formatter(.full, language: "de_DE").string(from: 3_900) == "1 Stunde und 5 Minuten")
    }

    @Test func `Components are counted anew in the allowed units`() throws {
        let formatter = try formatter(.abbreviated) { $0.allowedUnits = [.hour, .minute] }
        #expect(formatter.string(from: DateComponents(minute: 139)) == "2h 19m")
    }

    @Test func `An interval is counted in all units, with weeks`() throws {
        #expect(try formatter(.full).string(from: 8 * 86_400) == "1 week, 1 day")
    }

    @Test func `Components are written in their own units`() throws {
        #expect(try formatter(.abbreviated).string(from: DateComponents(minute: 139)) == "139m")
        #expect(try formatter(.full).string(from: DateComponents(weekOfMonth: 2)) == "2 weeks")
        #expect(try formatter(.full).string(from: DateComponents(hour: 36)) == "36 hours")
    }

    @Test func `Positions drop leading zeros and keep the others`() throws {
        let formatter = try formatter(.positional) { $0.allowedUnits = [.hour, .minute, .second] }
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 3_610) == "1:00:10")
        #expect(formatter.string(from: 0) == "0")
    }

    @Test func `Padded positions have two digits each`() throws {
        let formatter = try formatter(.positional) {
            $0.allowedUnits = [.minute, .second]
            $0.zeroFormattingBehavior = .pad
        }
        #expect(formatter.string(from: 65) == "01:05")
        #expect(formatter.string(from: 5) == "00:05")
    }

    @Test func `Units without a value are dropped where they are told to be`() throws {
        let formatter = try formatter(.abbreviated) { $0.allowedUnits = [.day, .hour, .minute, .second] }
        #expect(formatter.string(from: 3_610) == "1h 10s")
        formatter.zeroFormattingBehavior = .dropLeading
        #expect(formatter.string(from: 3_610) == "1h 0m 10s")
        formatter.zeroFormattingBehavior = .dropTrailing
        #expect(formatter.string(from: 3_600) == "0d 1h")
    }

    @Test func `At most so many units are written`() throws {
        #expect(try formatter(.full) { $0.maximumUnitCount = 2 }.string(from: 93_784) == "1 day, 2 hours")
    }

    @Test func `A quantity in the past has a sign`() throws {
        #expect(try formatter(.positional).string(from: -90) == "-1:30")
        #expect(try formatter(.full) { $0.includesApproximationPhrase = true }.string(from: -300) == "About -5 minutes")
    }

    @Test func `Zero has no sign`() throws {
        #expect(try formatter(.positional).string(from: -0.4) == "0")
    }

    @Test(arguments: [TimeInterval.nan, .infinity, -.infinity])
    func `An interval that is not finite has no text`(interval: TimeInterval) throws {
        #expect(try formatter(.full).string(from: interval) == nil)
    }

    @Test func `A single largest unit is collapsed into the next one`() throws {
        let formatter = try formatter(.full) {
            $0.allowedUnits = [.hour, .minute]
            $0.collapsesLargestUnit = true
        }
        #expect(formatter.string(from: 5_400) == "90 minutes")
        #expect(formatter.string(from: 9_000) == "2 hours, 30 minutes")
    }

    @Test func `Larger units without a value do not hinder the collapse`() throws {
        let formatter = try formatter(.abbreviated) {
            $0.allowedUnits = [.day, .hour, .minute, .second]
            $0.collapsesLargestUnit = true
        }
        #expect(formatter.string(from: 63) == "63s")
    }

    @Test func `Phrases stand around an English text`() throws {
        let formatter = try formatter(.full) {
            $0.includesApproximationPhrase = true
            $0.includesTimeRemainingPhrase = true
        }
        #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    }
}
