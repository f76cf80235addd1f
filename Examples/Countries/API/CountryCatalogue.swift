import Foundation

/// The countries that the server knows, from a file: the members of the United Nations and its two observers. Foundation provides the
/// translated names, from Unicode's CLDR.
struct CountryCatalogue: Sendable {
    /// A country in the file. Populations are rounded.
    struct Entry: Decodable, Sendable {
        let code: String
        let name: String
        let capital: String
        let population: Int
        let region: String
        let languages: [String]
        let currencies: [String]
        let borders: [String]
    }

    /// A country in the list.
    struct Summary: Encodable {
        let code: String
        let name: String
        let translations: [String: String]
        let population: Int
        let region: String
    }

    /// The further details of a country.
    struct Details: Encodable {
        let capital: String
        let languages: [String]
        let currencies: [String]
        let borders: [String]
    }

    static let languages = ["de", "fr", "es", "ja", "ar"]

    let summaries: [Summary]
    private let details: [String: Details]

    init(_ data: Data) throws {
        let entries = try JSONDecoder().decode([Entry].self, from: data)
        let locales = Self.languages.map { ($0, Locale(identifier: $0)) }
        summaries = entries.map { entry in
            let translations = locales.compactMap { language, locale in
                locale.localizedString(forRegionCode: entry.code).map { (language, $0) }
            }
            return Summary(
                code: entry.code, name: entry.name, translations: Dictionary(uniqueKeysWithValues: translations),
                population: entry.population, region: entry.region)
        }
        let pairs = entries.map { entry in
            (
                entry.code,
                Details(capital: entry.capital, languages: entry.languages, currencies: entry.currencies, borders: entry.borders)
            )
        }
        details = Dictionary(pairs) { first, _ in first }
    }

    func details(of code: String) -> Details? { details[code] }
}
