import CountriesEntities

/// A country in the server's format.
public struct CountryRecord: Codable, Hashable, Sendable {
    public let code: Country.Code
    public let name: String
    /// The translated names, by language code.
    public let translations: [String: String]
    public let population: Int
    public let region: Region

    public init(code: Country.Code, name: String, translations: [String: String] = [:], population: Int, region: Region) {
        self.code = code
        self.name = name
        self.translations = translations
        self.population = population
        self.region = region
    }
}

/// The details of a country in the server's format.
public struct DetailsRecord: Codable, Hashable, Sendable {
    public let capital: String
    public let languages: [String]
    public let currencies: [String]
    public let borders: [Country.Code]

    public init(capital: String, languages: [String], currencies: [String], borders: [Country.Code]) {
        self.capital = capital
        self.languages = languages
        self.currencies = currencies
        self.borders = borders
    }
}
