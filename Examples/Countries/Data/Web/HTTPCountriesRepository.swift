import CountriesEntities
import CountriesRepositories
import MartletKit

/// Gets the countries over HTTP, without storing them.
public struct HTTPCountriesRepository: CountriesWebRepository {
    private let client: HTTPClient

    public init(client: HTTPClient) { self.client = client }

    public func countries() async throws -> [CountryRecord] { try await client.value(of: .get("/v1/countries")) }

    public func details(of code: Country.Code) async throws -> DetailsRecord { try await client.value(of: .get("/v1/countries/\(code)")) }
}
