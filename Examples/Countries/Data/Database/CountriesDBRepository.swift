import CountriesEntities
import Foundation

/// The local copy of the server's data.
public protocol CountriesDBRepository: Sendable {
    func hasCountries() async throws -> Bool
    /// Returns the countries whose name, in the locale's language or else in English, contains a text, sorted for that locale.
    ///
    /// - Parameters:
    ///   - search: The text; empty for all countries.
    ///   - codes: The countries to search; `nil` for all.
    ///   - range: The positions in the sorted list to read.
    func countries(matching search: String, codes: Set<Country.Code>?, locale: Locale, in range: Range<Int>) async throws -> Pages<Country>
    /// Stores countries, and removes all earlier ones.
    func store(_ countries: [CountryRecord]) async throws
    func details(of code: Country.Code) async throws -> DetailsRecord?
    /// Stores the details of a stored country.
    func store(_ details: DetailsRecord, of code: Country.Code) async throws
}
