/// The details of a country.
public struct CountryDetails: Hashable, Sendable {
    public let country: Country
    public let capital: String
    /// The codes of the official languages: `fr`.
    public let languages: [String]
    /// The codes of the currencies: `EUR`.
    public let currencies: [String]
    /// The countries with a common border, by name.
    public let neighbors: [Country]

    public init(country: Country, capital: String, languages: [String], currencies: [String], neighbors: [Country]) {
        self.country = country
        self.capital = capital
        self.languages = languages
        self.currencies = currencies
        self.neighbors = neighbors
    }
}
