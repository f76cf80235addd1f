import CountriesEntities
import Foundation
import MartletKit

/// Registers devices with the server, so that it can send them messages.
public protocol DevicesWebRepository: Sendable {
    /// Returns the key with which a browser registers at its push service.
    func pushKey() async throws -> String
    /// Registers a device by its push token. Registering twice has no effect.
    func register(token: String) async throws
    /// Asks the server to push a country to a device.
    func sendPostcard(of country: Country, to token: String) async throws
}

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
