import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Text")
struct TextTests {
    /// The one element that a view shows.
    private func element<V: View>(_ view: V, locale: String = "en-US") throws -> Element {
        let host = mount(traits: ClientTraits(locale: locale)) { view }
        return try #require(host.session.tree.root.children.first)
    }

    private func runs(_ element: Element) -> [String?] { element.children.map(\.text) }

    @Test func `A literal without marks is one element with its letters`() throws {
        let text = try element(Text("Hello, world"))
        #expect(text.kind == .text)
        #expect(text.text == "Hello, world")
        #expect(text.children.isEmpty)
    }

    @Test func `A date is written by a formatter, alone and within a text`() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        let date = Date(timeIntervalSince1970: 0)
        #expect(try element(Text(date, formatter: formatter)).text == "1970-01-01")
        #expect(try element(Text("Since \(date, formatter: formatter)")).text == "Since 1970-01-01")
        #expect(try element(Text("\(7 as NSNumber, formatter: NumberFormatter())")).text == "7")
    }

    @Test func `Markdown in a literal becomes runs`() throws {
        let text = try element(Text("A **bold** and *slanted* `code` ~~gone~~ [link](https://swift.org)."))
        #expect(text.text == nil)
        try #require(text.children.count == 11)
        #expect(runs(text) == ["A ", "bold", " and ", "slanted", " ", "code", " ", "gone", " ", "link", "."])
        #expect(text.children[1].modifiers == [Modifier(TextTraits(weight: 700))])
        #expect(text.children[3].modifiers == [Modifier(TextTraits(italic: true))])
        #expect(text.children[5].modifiers == [Modifier(TextTraits(monospaced: true))])
        #expect(text.children[7].modifiers == [Modifier(TextTraits(strikethrough: true))])
        #expect(text.children[9][.href] == "https://swift.org")
    }

    @Test func `Marks that nothing closes stay as they are written`() throws {
        #expect(try element(Text("2 * 3 and snake_case_name, 5 < 6")).text == "2 * 3 and snake_case_name, 5 < 6")
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "*a ", "**a _b ", "`", "` ", "``a`", "[", "[a](", "[a]", "<", "<http://a ", "~~a ", "***a", "_a*", "\\\\*a", "[*a `b <",
        ])
    func `Marks that nobody closes, thousands of them, are read in one go`(mark: String) throws {
        let text = String(repeating: mark, count: 60_000 / mark.utf8.count)
        let letters = text.count { $0.isLetter }
        let shown = try element(Text(LocalizedStringKey(text)))
        #expect((shown.text ?? runs(shown).compactMap(\.self).joined()).count { $0.isLetter } == letters)
    }

    @Test func `Marks lie only so deep in each other`() throws {
        let links = String(repeating: "[", count: 5_000) + "x" + String(repeating: "](y)", count: 5_000)
        let shown = try element(Text(LocalizedStringKey(links)))
        #expect(runs(shown) == [String(repeating: "[", count: 4_983) + "x" + String(repeating: "](y)", count: 4_983)])
    }

    @Test func `A text longer than anybody reads stays as it is written`() throws {
        let links = String(repeating: "[", count: 20_000) + "x" + String(repeating: "](y)", count: 20_000)
        #expect(try element(Text(LocalizedStringKey(links))).text == links)
    }

    @Test func `A string is shown as it is`() throws {
        let name = "**not bold**"
        #expect(try element(Text(name)).text == "**not bold**")
        #expect(try element(Text(verbatim: "*x*")).text == "*x*")
    }

    @Test func `What is interpolated is not read as Markdown`() throws {
        let name = "*star*"
        let text = try element(Text("**\(name)** is here"))
        #expect(runs(text) == ["*star*", " is here"])
    }

    @Test func `Numbers are written as the reader's language writes them`() throws {
        #expect(try element(Text("\(1234567) of \(2.5, specifier: "%.2f")")).text == "1,234,567 of 2.50")
        #expect(try element(Text("\(1234567)"), locale: "de-DE").text == "1.234.567")
    }

    @Test func `A language that nobody speaks is the nearest that somebody does`() throws {
        #expect(try element(Text("\(1234567)"), locale: "de-ZZ").text == "1.234.567")
        #expect(try element(Text("\(1234567)"), locale: "de-DE-u-co-phonebk").text == "1.234.567")
        #expect(try element(Text("\(1234567)"), locale: "qqx-abc").text == "1,234,567")
    }

    @Test func `The locale that views see is one of those that there are`() throws {
        struct Shown: View {
            @Environment(\.locale) private var locale
            var body: some View { Text(verbatim: locale.identifier) }
        }
        #expect(try element(Shown(), locale: "fr-FR-x-made-up-1").text == "fr_FR")
        #expect(try element(Shown(), locale: "xx-a1b2c3").text == "en_US")
        #expect(try element(Shown(), locale: "zh-Hant-TW").text == "zh_Hant_TW")
    }

    @Test func `A percent sign beside an argument is a percent sign`() throws {
        #expect(try element(Text("\(50)% off")).text == "50% off")
    }

    @Test func `A text put into a text keeps its look`() throws {
        let text = try element(Text("Very \(Text("red").foregroundColor(.red)) indeed"))
        #expect(runs(text) == ["Very ", "red", " indeed"])
        #expect(text.children[1].modifiers == [Modifier(Foreground(.color(.token("red"))))])
    }

    @Test func `Of two fonts the one nearer to the letters wins`() throws {
        let text = try element(Text("x").font(.title).font(.body).bold().foregroundColor(.red).foregroundColor(.blue))
        #expect(
            text.modifiers == [
                Modifier(TextFont(FontValue(size: .style("title")))), Modifier(TextTraits(weight: 700)),
                Modifier(Foreground(.color(.token("red")))),
            ])
    }

    @Test func `Texts that are added stand after each other, each with its look`() throws {
        let text = try element((Text("a") + Text("b").bold() + Text(Image(systemName: "star"))).italic())
        #expect(text.modifiers == [Modifier(TextTraits(italic: true))])
        #expect(text.children.map(\.kind) == [.text, .text, .image])
        #expect(text.children[1].modifiers == [Modifier(TextTraits(weight: 700))])
        #expect(text.children[2][.symbol] == "star")
    }

    @Test func `A text that gets another look changes its runs in place`() throws {
        let host = mount { Toggling() }
        let text = try #require(host.session.tree.root.first { $0.kind == .text && !$0.children.isEmpty })
        host.tap("Change")
        #expect(host.operations == [.setText(text.children[1].id, " b")])
    }

    @Test(arguments: [
        "en-US", "en-IN", "de-DE", "de-CH", "fr-FR", "es-ES", "pl-PL", "pt-PT", "sv-SE", "ar-EG", "hi-IN", "ja-JP", "fa-IR", "my-MM",
    ])
    func `Whole numbers are written as a formatter writes them`(locale: String) throws {
        let style = IntegerFormatStyle<Int>(locale: Locale(identifier: locale))
        for number in [0, 7, -7, 999, 1_000, -1_000, 9_999, 10_000, 123_456, -1_234_567, 1_000_000_000, .max, .min] {
            #expect(try element(Text("\(number)"), locale: locale).text == style.format(number))
        }
    }

    @Test func `Values are formatted in the environment's locale`() throws {
        #expect(try element(Text(1234.5, format: .number), locale: "fr-FR").text == "1\u{202F}234,5")
        #expect(try element(Text(Date(timeIntervalSince1970: 0), style: .date)).text == "January 1, 1970")
    }

    @Test func `A text that counts is written anew each second, and no longer than it is shown`() async throws {
        let host = mount { Counting() }
        #expect(host.find("0:00").exists)
        await host.advance(by: .seconds(1))
        #expect(host.clock.sleeperCount == 1)
        host.tap("Stop")
        await host.advance(by: .seconds(1))
        #expect(host.clock.sleeperCount == 0)
    }

    @Test func `Translations are found in the bundle by the reader's language`() throws {
        let bundle = try TemporaryBundle(files: [
            "de.lproj/Localizable.strings": "\"Hello, %@\" = \"Hallo, %@\";",
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "strings": {"%lld dishes": {"localizations": {
              "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld dish"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld dishes"}}}}},
              "de": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld Gericht"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld Gerichte"}}}}}}}}}
            """,
        ])
        let name = "Ann"
        #expect(try element(Text("Hello, \(name)", bundle: bundle.bundle), locale: "de-AT").text == "Hallo, Ann")
        #expect(try element(Text("Hello, \(name)", bundle: bundle.bundle), locale: "it").text == "Hello, Ann")
        #expect(try element(Text("\(1) dishes", bundle: bundle.bundle), locale: "de").text == "1 Gericht")
        #expect(try element(Text("\(2) dishes", bundle: bundle.bundle), locale: "fr").text == "2 dishes")
        #expect(try element(Text("\(1) dishes", bundle: bundle.bundle), locale: "fr").text == "1 dish")
    }

    @Test func `Placeholders of a catalogue have names, and each part of a text its own number`() throws {
        let bundle = try TemporaryBundle(files: [
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "strings": {
              "nests %@ %lld": {"localizations": {
                "en": {"stringUnit": {"value": "%(owner)@ has %(count)lld nests"}},
                "de": {"stringUnit": {"value": "%(count)lld Nester von %(owner)@"}}}},
              "%lld birds, %lld eggs": {"localizations": {"en": {
                "stringUnit": {"value": "%#@birds@ and %#@eggs@"},
                "substitutions": {
                  "eggs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg egg"}}, "other": {"stringUnit": {"value": "%arg eggs"}}}}},
                  "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}}}}
            """
        ])
        let owner = "Ann"
        #expect(try element(Text("nests \(owner) \(3)", bundle: bundle.bundle)).text == "Ann has 3 nests")
        #expect(try element(Text("nests \(owner) \(3)", bundle: bundle.bundle), locale: "de").text == "3 Nester von Ann")
        #expect(try element(Text("\(1) birds, \(4) eggs", bundle: bundle.bundle)).text == "1 bird and 4 eggs")
        #expect(try element(Text("\(2) birds, \(1) eggs", bundle: bundle.bundle)).text == "2 birds and 1 egg")
    }
}

private struct Toggling: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("**a** \(isOn ? "b" : "c")")
            Button("Change") { isOn.toggle() }
        }
    }
}

private struct Counting: View {
    @State private var isShown = true

    var body: some View {
        if isShown { Text(Date(), style: .timer) }
        Button("Stop") { isShown = false }
    }
}

/// A bundle in a folder that goes away with it.
private final class TemporaryBundle {
    let bundle: Bundle
    private let folder: URL

    init(files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString).resources")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
