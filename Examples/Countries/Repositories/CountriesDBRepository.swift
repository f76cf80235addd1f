import CountriesEntities
import Foundation

/// The local copy of the server's data.
public protocol CountriesDBRepository: Sendable {
    /// Whether what is stored survives a restart of the process.
    var isKept: Bool { get }
    /// Returns when the countries were stored; `nil` if there are none.
    func countriesStoredAt() async throws -> Date?
    /// Returns the countries whose name, in the locale's language or else in English, contains a text, sorted for that locale.
    ///
    /// - Parameters:
    ///   - search: The text; empty for all countries.
    ///   - codes: The countries to search; `nil` for all.
    ///   - range: The positions in the sorted list to read.
    func countries(matching search: String, codes: Set<Country.Code>?, locale: Locale, in range: Range<Int>) async throws -> Pages<Country>
    /// Stores countries, and removes all earlier ones.
    func store(_ countries: [CountryRecord], at time: Date) async throws
    /// Returns a country with its details and neighbours, in one read; `nil` if there is no such country.
    func details(of code: Country.Code, locale: Locale) async throws -> KeptDetails?
    /// Stores the details of a stored country.
    func store(_ details: DetailsRecord, of code: Country.Code, at time: Date) async throws
}

/// A stored country, with its details if these are stored.
public struct KeptDetails: Hashable, Sendable {
    public let country: Country
    public let record: DetailsRecord?
    /// When the details were stored.
    public let storedAt: Date?
    /// The stored neighbours, by name.
    public let neighbors: [Country]

    public init(country: Country, record: DetailsRecord?, storedAt: Date?, neighbors: [Country]) {
        self.country = country
        self.record = record
        self.storedAt = storedAt
        self.neighbors = neighbors
    }
}
