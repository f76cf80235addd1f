import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

/// Automatic grammar: `^[3 item](inflect: true)`.
@MainActor
@Suite("Words that agree with a number")
struct InflectionTests {
    /// What a text shows.
    private func shown(_ text: Text) -> String {
        let element = mount { text }.session.tree.root.children.first
        guard let element else { return "" }
        return element.text ?? element.children.map { $0.text ?? "" }.joined()
    }

    /// What is shown of words in a language, for a number.
    private func shown(_ words: String, _ number: Int, _ language: String) throws -> String {
        var options = AttributedString.MarkdownParsingOptions()
        options.languageCode = language
        return try String(AttributedString(markdown: "^[\(number) \(words)](inflect: true)", options: options).characters)
    }

    // Shows: LocalizedStringKey
    @Test(arguments: [(0, "0 dishes"), (1, "1 dish"), (2, "2 dishes"), (1200, "1,200 dishes")])
    func `The noun agrees with the number before it`(count: Int, expected: String) {
        let key: LocalizedStringKey = "^[\(count) dish](inflect: true)"
        #expect(shown(Text(key)) == expected)
        #expect(shown(Text("You have ^[\(count) dish](inflect: true) left")) == "You have \(expected) left")
    }

    @Test func `Only the phrase changes, and each phrase has its number`() {
        #expect(shown(Text("^[\(1) box](inflect: true) of ^[\(6) egg](inflect: true) each item")) == "1 box of 6 eggs each item")
        #expect(shown(Text("^[1 person](inflect: true) and ^[2 person](inflect: true)")) == "1 person and 2 people")
    }

    @Test func `Another argument can be named`() {
        #expect(shown(Text("\(3): ^[dish](agreeWithArgument: 1)")) == "3: dishes")
        #expect(shown(Text("\(1): ^[dish](inflect: true, agreeWithArgument: 1)")) == "1: dish")
    }

    @Test func `Marks inside stay, and attributes without grammar are not shown`() throws {
        let text = try #require(mount { Text("^[\(2) **new** message](inflect: true)") }.session.tree.root.children.first)
        #expect(text.children.map(\.text) == ["2 ", "new", " messages"])
        #expect(shown(Text("^[Deal](tone: 'loud')")) == "Deal")
        #expect(shown(Text("x^[1] and ^[a](b)")) == "x^[1] and ^a")
        #expect(shown(Text("^[no number](inflect: true)")) == "no number")
    }

    @Test func `A word of the app is inflected too`() {
        let noun = "City"
        #expect(shown(Text("^[\(2) \(noun)](inflect: true)")) == "2 Cities")
    }

    @Test(arguments: [
        ("box", "boxes"), ("city", "cities"), ("day", "days"), ("match", "matches"), ("person", "people"), ("woman", "women"),
        ("human", "humans"),
        ("child", "children"), ("leaf", "leaves"), ("bookshelf", "bookshelves"), ("series", "series"), ("analysis", "analyses"),
        ("hero", "heroes"), ("photo", "photos"), ("ITEM", "ITEMS"), ("cup of tea", "cups of tea"), ("small dog", "small dogs"),
    ])
    func `English`(singular: String, plural: String) throws {
        #expect(try shown(singular, 2, "en") == "2 \(plural)")
        #expect(try shown(singular, 1, "en") == "1 \(singular)")
    }

    @Test(arguments: [
        ("message", "messages"), ("cheval", "chevaux"), ("festival", "festivals"), ("gâteau", "gâteaux"), ("prix", "prix"), ("jeu", "jeux"),
        ("petit chien", "petits chiens"), ("bijou", "bijoux"), ("tasse de thé", "tasses de thé"),
    ])
    func `French, where nothing is singular`(singular: String, plural: String) throws {
        #expect(try shown(singular, 2, "fr") == "2 \(plural)")
        #expect(try shown(singular, 0, "fr-CA") == "0 \(singular)")
    }

    @Test(arguments: [
        ("mensaje", "mensajes"), ("canción", "canciones"), ("luz", "luces"), ("lunes", "lunes"), ("flor", "flores"), ("imagen", "imágenes"),
        ("perro pequeño", "perros pequeños"), ("inglés", "ingleses"), ("taza de té", "tazas de té"),
    ])
    func `Spanish`(singular: String, plural: String) throws { #expect(try shown(singular, 3, "es") == "3 \(plural)") }

    @Test(arguments: [
        ("Nachricht", "Nachrichten"), ("Bild", "Bilder"), ("Kochbuch", "Kochbücher"), ("Übung", "Übungen"), ("Artikel", "Artikel"),
        ("Aufgabe", "Aufgaben"), ("Foto", "Fotos"), ("Freundin", "Freundinnen"), ("Quark", "Quark"),
    ])
    func `German, for the nouns that it knows`(singular: String, plural: String) throws {
        #expect(try shown(singular, 3, "de") == "3 \(plural)")
    }

    @Test func `The words of other languages stay`() throws { #expect(try shown("элемент", 5, "ru") == "5 элемент") }
}
