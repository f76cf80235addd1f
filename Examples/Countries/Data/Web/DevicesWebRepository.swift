import MartletKit

/// The devices that the server may send messages to.
public protocol DevicesWebRepository: Sendable {
    /// Tells the server of a device, by the token under which it can be reached. Telling twice changes nothing.
    func register(token: String) async throws
}

/// Tells the server over HTTP. It keeps nothing.
public struct HTTPDevicesRepository: DevicesWebRepository {
    private let client: HTTPClient

    public init(client: HTTPClient) { self.client = client }

    public func register(token: String) async throws { _ = try await client.response(to: .init(.put, "/v1/devices/\(token)")) }
}
