import Foundation

/// The push services to which a server may send.
///
/// Browsers choose the address, and anyone can write one. A server that sends to any address could be made to send requests to its own network.
public struct PushServices: Hashable, Sendable {
    private let hosts: [String]
    private let origins: [String]

    /// The services of the browsers' vendors: Google, Mozilla, Apple and Microsoft.
    public static let vendors = PushServices(hosts: [
        "fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com",
    ])

    /// - Parameters:
    ///   - hosts: Hosts reached over HTTPS at its standard port, each with its subdomains.
    ///   - origins: Complete origins, such as that of a service for tests: `http://127.0.0.1:8030`.
    public init(hosts: [String], origins: [String] = []) {
        self.hosts = hosts
        self.origins = origins
    }

    /// Whether the server may send to a browser's address.
    public func contain(_ subscription: PushSubscription) -> Bool {
        if origins.contains(subscription.origin) { return true }
        guard subscription.endpoint.scheme == "https", subscription.endpoint.port == nil, let host = subscription.endpoint.host() else {
            return false
        }
        return hosts.contains { host == $0 || host.hasSuffix("." + $0) }
    }
}
