import CountriesEntities

/// Registers devices with the server, so that it can send them messages.
public protocol DevicesWebRepository: Sendable {
    /// Returns the key with which a browser registers at its push service.
    func pushKey() async throws -> String
    /// Registers a device by its push token. Registering twice has no effect.
    func register(token: String) async throws
    /// Asks the server to push a country to a device.
    func sendPostcard(of country: Country, to token: String) async throws
}
