import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

/// An app's code asks Foundation for the current locale, calendar and time zone; on a device they are the user's.
@MainActor
@Suite("The user's region")
struct RegionTests {
    private static let german = ClientTraits(locale: "de-DE", timeZone: "Europe/Berlin")
    private static let american = ClientTraits(locale: "en-US", timeZone: "America/New_York")
    private static let moment = Date(timeIntervalSince1970: 1_700_000_000)

    private struct Receipt: View {
        var body: some View {
            VStack {
                Text(verbatim: Self.price)
                Text(verbatim: 1234.5.formatted(.currency(code: "USD")))
                Text(verbatim: RegionTests.moment.formatted(date: .numeric, time: .shortened))
                Text(verbatim: RegionTests.moment.formatted(.dateTime.weekday(.wide).hour()))
                Text(RegionTests.moment, format: .dateTime.hour().minute())
                Text(verbatim: "\(Locale.current.identifier) \(Locale.preferredLanguages) \(TimeZone.current.identifier)")
                Text(verbatim: "week \(Calendar.current.firstWeekday) \(Calendar.current.component(.hour, from: RegionTests.moment))")
            }
        }

        private static var price: String {
            let formatter = NumberFormatter()
            formatter.numberStyle = .currency
            return formatter.string(from: 1234.5) ?? "none"
        }
    }

    /// Returns the texts of a page, with simple spaces in place of those that keep a number and its unit together.
    private func texts(_ host: TestHost) -> [String?] {
        host.findAll(.text).map { $0.text?.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") }
    }

    @Test func `Formatters without a locale write as the user does`() {
        let german = mount(traits: Self.german) { Receipt() }
        let american = mount(traits: Self.american) { Receipt() }
        #expect(
            texts(german) == [
                "1.234,50 €", "1.234,50 $", "14.11.2023, 23:13", "Dienstag, 23 Uhr", "23:13", #"de_DE ["de-DE"] Europe/Berlin"#,
                "week 2 23",
            ])
        #expect(
            texts(american) == [
                "$1,234.50", "$1,234.50", "11/14/2023, 5:13 PM", "Tuesday, 5 PM", "5:13 PM", #"en_US ["en-US"] America/New_York"#,
                "week 1 17",
            ])
    }

    @Test func `A view that formats is evaluated again when the user changes the region`() {
        let host = mount(traits: Self.american) { Receipt() }
        host.change { $0.locale = "de-DE" }
        #expect(texts(host).first == "1.234,50 €")
        host.change { $0.timeZone = "Asia/Tokyo" }
        host.find("week 2 7")
    }

    // Shows: \.calendar
    @Test func `The calendar of the environment is the user's`() {
        struct Week: View {
            @Environment(\.calendar) private var calendar

            var body: some View { Text(verbatim: "\(calendar.firstWeekday) \(calendar.timeZone.identifier) \(calendar == .current)") }
        }
        #expect(mount(traits: Self.german) { Week() }.exists("2 Europe/Berlin true"))
        #expect(mount(traits: Self.american) { Week() }.exists("1 America/New_York true"))
    }

    @Test func `Work off the main thread belongs to the user who began it`() async {
        struct Report: View {
            @State private var report = ""

            var body: some View {
                Text(verbatim: report).task { report = await Self.write() }
            }

            @concurrent private static func write() async -> String { "\(1234.5.formatted()) \(Calendar.current.firstWeekday)" }
        }
        let german = mount(traits: Self.german) { Report() }
        let american = mount(traits: Self.american) { Report() }
        await german.settle()
        await american.settle()
        german.find("1.234,5 2")
        american.find("1,234.5 1")
    }

    @Test func `A time zone that does not exist is Greenwich's`() {
        let host = mount(traits: ClientTraits(timeZone: "Nowhere/Land")) { Text(verbatim: TimeZone.current.identifier) }
        host.find("GMT")
    }
}
