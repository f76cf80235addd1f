import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Localized strings")
struct LocalizedStringTests {
    /// A bundle with German texts.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-\(UUID().uuidString)")
        let language = folder.appending(path: "de.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data(#""%lld apples" = "%lld Äpfel"; "menu.title" = "Karte"; "Hi %@" = "Hallo %@";"#.utf8)
            .write(to: language.appending(path: "Localizable.strings"))
        return try #require(Bundle(path: folder.path))
    }

    @Test func `A string is translated, with its values`() throws {
        let german = Locale(identifier: "de")
        #expect(try String(localized: "\(12) apples", bundle: bundle(), locale: german, comment: "In the shop") == "12 Äpfel")
        #expect(try String(localized: "Hi \("**Ann**")", bundle: bundle(), locale: german) == "Hallo **Ann**")
    }

    @Test func `A string that no table has stays as it is`() {
        #expect(String(localized: "100 \("per cent") *sure*") == "100 per cent *sure*")
    }

    @Test func `A key is translated, or has its default value`() throws {
        let german = Locale(identifier: "de")
        #expect(try String(localized: "menu.title", defaultValue: "Menu", bundle: bundle(), locale: german) == "Karte")
        #expect(try String(localized: "menu.end", defaultValue: "End of \(3)", bundle: bundle(), locale: german) == "End of 3")
    }

    @Test func `A text shows a resource`() throws {
        let resource = try LocalizedStringResource("menu.title", defaultValue: "Menu", locale: Locale(identifier: "de"), bundle: bundle())
        #expect(resource.key == "menu.title")
        #expect(mount { Text(resource) }.exists("Karte"))
    }

    @Test func `A string is translated into the language of the session`() throws {
        let bundle = try bundle()
        struct Shop: View {
            let bundle: Bundle
            var body: some View { Text(String(localized: "\(3) apples", bundle: bundle)) }
        }
        #expect(mount(traits: ClientTraits(locale: "de-DE")) { Shop(bundle: bundle) }.exists("3 Äpfel"))
    }

    @Test func `The marks of Markdown become attributes that a text shows`() throws {
        let string = try AttributedString(markdown: "A **bold** [link](https://swift.org)")
        #expect(string.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil, nil])
        #expect(string.runs.compactMap(\.link?.absoluteString) == ["https://swift.org"])
        let text = try #require(mount { Text(string) }.session.tree.root.children.first)
        try #require(text.children.count == 4)
        #expect(text.children[1].modifier(TextTraits.self)?.weight == 700)
    }
}
