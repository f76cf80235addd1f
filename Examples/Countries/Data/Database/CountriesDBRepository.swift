import CountriesEntities
import Foundation

/// What of the server's knowledge is kept here.
public protocol CountriesDBRepository: Sendable {
    func hasCountries() async throws -> Bool
    /// The countries whose name in a language, or else in English, contains a text, sorted as that language does.
    ///
    /// - Parameters:
    ///   - search: Empty for all.
    ///   - codes: `nil` for all.
    func countries(matching search: String, codes: Set<Country.Code>?, locale: Locale) async throws -> LazyList<Country>
    /// Keeps countries in the place of all that were kept.
    func store(_ countries: [CountryRecord]) async throws
    func details(of code: Country.Code) async throws -> DetailsRecord?
    /// Keeps what was told about a country that is kept.
    func store(_ details: DetailsRecord, of code: Country.Code) async throws
}
