/// What the page of a country tells.
public struct CountryDetails: Hashable, Sendable {
    public let country: Country
    public let capital: String
    /// The codes of its official languages: `fr`.
    public let languages: [String]
    /// The codes of its currencies: `EUR`.
    public let currencies: [String]
    /// The countries it has a border with, by name.
    public let neighbors: [Country]

    public init(country: Country, capital: String, languages: [String], currencies: [String], neighbors: [Country]) {
        self.country = country
        self.capital = capital
        self.languages = languages
        self.currencies = currencies
        self.neighbors = neighbors
    }
}
