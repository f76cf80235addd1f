import Foundation

/// Automatic grammar: the words of `^[3 item](inflect: true)` agree with the number.
///
/// It knows the regular forms and common exceptions of English, French and Spanish, and the common nouns of German; the words of other languages stay as
/// they are.
struct Inflection: Hashable, Sendable {
    /// What the runs of one phrase have in common.
    let phrase: Int
    /// The place of the argument that the words agree with; `nil` for the first number in the phrase.
    var argument: Int?
    /// The number that the words agree with; `nil` for the first one written in the phrase.
    var number: Int64?

    /// Reads the attributes of a phrase, such as `inflect: true` or `agreeWithArgument: 1`; `nil` if none of them inflects.
    init?(phrase: Int, attributes: String) {
        var isInflecting = false
        for attribute in attributes.split(separator: ",") {
            let parts = attribute.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            if parts[0] == "inflect", parts[1] == "true" { isInflecting = true }
            if parts[0] == "agreeWithArgument" { (isInflecting, argument) = (true, Int(parts[1]).map { $0 - 1 }) }
        }
        guard isInflecting else { return nil }
        self.phrase = phrase
    }
}

extension [TextRun] {
    /// Lets the words of each phrase agree with its number.
    func inflected(language: String) -> [TextRun] {
        guard contains(where: { $0.inflection != nil }) else { return self }
        var result = self
        var start = 0
        while start < result.count {
            var end = start + 1
            while end < result.count, result[end].inflection?.phrase == result[start].inflection?.phrase { end += 1 }
            if let inflection = result[start].inflection {
                let texts = result[start..<end].map(\.string)
                if let number = inflection.number ?? Self.firstNumber(in: texts.joined()) {
                    for (index, text) in zip(start..<end, Grammar(language).agree(texts, with: number)) {
                        if case .string = result[index].content { result[index].content = .string(text) }
                    }
                }
                for index in start..<end { result[index].inflection = nil }
            }
            start = end
        }
        return result
    }

    private static func firstNumber(in text: String) -> Int64? {
        let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || ",.’\u{202f}\u{a0}".contains($0) }
        return digits.isEmpty ? nil : Int64(String(digits.compactMap(\.wholeNumberValue).map { Character(String($0)) })) ?? .max
    }
}

/// The plural forms of a language.
private struct Grammar {
    private let language: String

    init(_ language: String) { self.language = language.prefix { $0 != "-" && $0 != "_" }.lowercased() }

    /// Puts the words of a phrase, which are singular, into the form that a number needs. The phrase is in parts, whose limits are limits of words.
    func agree(_ parts: [String], with number: Int64) -> [String] {
        guard PluralRule.category(of: number, language: language) != "one" else { return parts }
        var words: [(part: Int, range: Range<String.Index>)] = []
        for (index, part) in parts.enumerated() {
            var rest = part[...]
            while let first = rest.firstIndex(where: \.isLetter) {
                let end = rest[first...].firstIndex { !$0.isLetter && $0 != "-" } ?? rest.endIndex
                words.append((index, first..<end))
                rest = rest[end...]
            }
        }
        // What a preposition adds to the noun stays: a cup of tea.
        if let place = words.firstIndex(where: { prepositions.contains(parts[$0.part][$0.range].lowercased()) }) {
            words.removeSubrange(place...)
        }
        // The adjectives of English and German come before the noun; those of German have many forms, and stay.
        if language == "en" || language == "de" { words.removeFirst(max(0, words.count - 1)) }
        var result = parts
        for (part, range) in words.reversed() {
            let word = String(parts[part][range])
            result[part].replaceSubrange(range, with: plural(of: word).inTheCase(of: word))
        }
        return result
    }

    private var prepositions: Set<String> {
        switch language {
        case "en":
            [
                "of", "in", "on", "at", "for", "from", "with", "without", "to", "by", "per", "left", "remaining", "selected", "ago",
                "available",
            ]
        case "fr": ["de", "d", "du", "des", "à", "au", "aux", "en", "dans", "sur", "pour", "avec", "sans", "par"]
        case "es": ["de", "del", "en", "a", "al", "para", "con", "sin", "por", "sobre"]
        case "de": ["von", "vom", "in", "im", "an", "am", "auf", "aus", "für", "mit", "ohne", "zu", "zum", "zur", "pro"]
        default: []
        }
    }

    private func plural(of word: String) -> String {
        let lower = word.lowercased()
        switch language {
        case "en": return english(lower)
        case "fr": return french(lower)
        case "es": return spanish(lower)
        case "de": return german(lower) ?? word
        default: return word
        }
    }

    private func english(_ word: String) -> String {
        if let irregular = Self.irregularEnglish[word] { return irregular }
        for (singular, plural) in [("man", "men"), ("child", "children"), ("person", "people"), ("shelf", "shelves"), ("fish", "fish")]
        where word.hasSuffix(singular) && word != "human" && word != "german" && word != "roman" {
            return word.dropLast(singular.count) + plural
        }
        if word.hasSuffix("sis") { return word.dropLast(2) + "es" }
        if word.hasAnySuffix(["s", "x", "z", "ch", "sh"]) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        return word + "s"
    }

    private func french(_ word: String) -> String {
        if let irregular = Self.irregularFrench[word] { return irregular }
        if word.hasAnySuffix(["s", "x", "z"]) { return word }
        if word.hasSuffix("al") { return word.dropLast(2) + "aux" }
        if word.hasAnySuffix(["au", "eu", "œu"]) { return word + "x" }
        return word + "s"
    }

    private func spanish(_ word: String) -> String {
        guard let last = word.last else { return word }
        if word.count < 2 { return word }
        if "aeiouáéó".contains(last) { return word + "s" }
        if "íú".contains(last) { return word + "es" }
        if last == "z" { return word.dropLast() + "ces" }
        for (stressed, plain) in [
            ("ión", "iones"), ("án", "anes"), ("ín", "ines"), ("ón", "ones"), ("és", "eses"), ("ás", "ases"), ("ún", "unes"),
        ]
        where word.hasSuffix(stressed) { return word.dropLast(stressed.count) + plain }
        if last == "s" || last == "x" { return word }
        // The stress moves to another syllable of these.
        if word.hasSuffix("en"), word.contains(where: { "áéíóú".contains($0) }) == false, word.filter({ "aeiou".contains($0) }).count > 1 {
            return Self.stressedSpanish[word] ?? word + "es"
        }
        return word + "es"
    }

    private func german(_ word: String) -> String? {
        // A compound has the plural of its last part.
        for length in stride(from: word.count, through: 2, by: -1) {
            if let plural = Self.germanNouns[String(word.suffix(length))] { return word.dropLast(length) + plural }
        }
        if word.hasAnySuffix(["ung", "heit", "keit", "schaft", "ion", "tät"]) { return word + "en" }
        if word.hasAnySuffix(["chen", "lein", "er", "el"]) { return word }
        if word.hasSuffix("in") { return word + "nen" }
        if word.hasSuffix("e") { return word + "n" }
        if word.hasAnySuffix(["a", "i", "o"]) { return word + "s" }
        return nil
    }

    private static let irregularEnglish = [
        "foot": "feet", "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "life": "lives",
        "knife": "knives", "wife": "wives", "half": "halves", "wolf": "wolves", "loaf": "loaves", "thief": "thieves", "calf": "calves",
        "self": "selves", "series": "series", "species": "species", "sheep": "sheep", "deer": "deer", "aircraft": "aircraft",
        "moose": "moose", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "radius": "radii",
        "quiz": "quizzes",
        "criterion": "criteria", "datum": "data", "this": "these", "that": "those", "is": "are", "was": "were", "has": "have",
    ]

    private static let irregularFrench = [
        "bal": "bals", "carnaval": "carnavals", "festival": "festivals", "récital": "récitals", "régal": "régals", "final": "finals",
        "bleu": "bleus", "pneu": "pneus", "landau": "landaus", "bijou": "bijoux", "caillou": "cailloux", "chou": "choux", "genou": "genoux",
        "hibou": "hiboux", "joujou": "joujoux", "pou": "poux", "travail": "travaux", "vitrail": "vitraux", "bail": "baux",
        "corail": "coraux",
        "œil": "yeux", "monsieur": "messieurs", "madame": "mesdames",
    ]

    private static let stressedSpanish = [
        "examen": "exámenes", "imagen": "imágenes", "joven": "jóvenes", "orden": "órdenes", "origen": "orígenes", "margen": "márgenes",
        "volumen": "volúmenes", "resumen": "resúmenes",
    ]

    private static let germanNouns = [
        "tag": "tage", "jahr": "jahre", "monat": "monate", "mal": "male", "buch": "bücher", "bild": "bilder", "kind": "kinder",
        "freund": "freunde", "ort": "orte", "punkt": "punkte", "gerät": "geräte", "stadt": "städte", "land": "länder", "haus": "häuser",
        "wort": "wörter", "film": "filme", "tisch": "tische", "hund": "hunde", "schritt": "schritte", "gast": "gäste", "platz": "plätze",
        "brief": "briefe", "eintrag": "einträge", "ergebnis": "ergebnisse", "ereignis": "ereignisse", "nachricht": "nachrichten",
        "person": "personen", "datei": "dateien", "stück": "stücke", "produkt": "produkte", "kontakt": "kontakte", "termin": "termine",
        "song": "songs", "album": "alben", "datum": "daten", "spiel": "spiele", "ziel": "ziele", "team": "teams", "raum": "räume",
        "zug": "züge", "flug": "flüge", "ordner": "ordner", "brot": "brote", "apfel": "äpfel", "getränk": "getränke", "gericht": "gerichte",
        "rezept": "rezepte", "mann": "männer", "frau": "frauen", "uhr": "uhren", "zahl": "zahlen", "antwort": "antworten",
        "arbeit": "arbeiten",
        "konto": "konten", "firma": "firmen", "thema": "themen", "bett": "betten", "auto": "autos", "baum": "bäume", "ball": "bälle",
        "kopf": "köpfe", "topf": "töpfe", "fuß": "füße", "zahn": "zähne", "vogel": "vögel", "garten": "gärten", "kasten": "kästen",
        "bruder": "brüder", "vater": "väter", "mutter": "mütter", "tochter": "töchter", "sohn": "söhne", "test": "tests", "chat": "chats",
        "link": "links", "tipp": "tipps", "euro": "euro", "prozent": "prozent", "herz": "herzen", "stern": "sterne", "herr": "herren",
        "student": "studenten", "mensch": "menschen", "plan": "pläne", "preis": "preise", "kurs": "kurse", "weg": "wege", "teil": "teile",
        "lied": "lieder", "feld": "felder", "glas": "gläser", "fach": "fächer", "blatt": "blätter",
    ]
}

extension String {
    fileprivate func hasAnySuffix(_ suffixes: [String]) -> Bool { suffixes.contains { hasSuffix($0) } }

    /// Returns the text with the capitals of a word: all, the first one, or none.
    fileprivate func inTheCase(of word: String) -> String {
        if word.count > 1, word == word.uppercased() { return uppercased() }
        return word.first?.isUppercase == true ? prefix(1).uppercased() + dropFirst() : self
    }
}
