import CountriesEntities

/// The countries on the server.
public protocol CountriesWebRepository: Sendable {
    func countries() async throws -> [CountryRecord]
    func details(of code: Country.Code) async throws -> DetailsRecord
}
