import MartletKit

/// Registers devices with the server, so that it can send them messages.
public protocol DevicesWebRepository: Sendable {
    /// Registers a device by its push token. Registering twice has no effect.
    func register(token: String) async throws
}

/// Registers devices over HTTP.
public struct HTTPDevicesRepository: DevicesWebRepository {
    private let client: HTTPClient

    public init(client: HTTPClient) { self.client = client }

    public func register(token: String) async throws { _ = try await client.response(to: .init(.put, "/v1/devices/\(token)")) }
}
