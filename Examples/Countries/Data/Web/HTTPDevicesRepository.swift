import CountriesEntities
import CountriesRepositories
import Foundation
import MartletKit

/// Registers devices over HTTP.
public struct HTTPDevicesRepository: DevicesWebRepository {
    private let client: HTTPClient

    public init(client: HTTPClient) { self.client = client }

    public func pushKey() async throws -> String {
        struct Answer: Decodable {
            let key: String
        }
        return try await client.value(of: .get("/v1/push-key"), as: Answer.self).key
    }

    public func register(token: String) async throws {
        _ = try await client.response(to: .init(.put, "/v1/devices", body: .init(Data(token.utf8), type: "application/json")))
    }

    public func sendPostcard(of country: Country, to token: String) async throws {
        let order = ["device": token, "country": country.code, "title": country.name, "body": Country.flag(of: country.code)]
        _ = try await client.response(to: .post("/v1/postcards", .json(order)))
    }
}
