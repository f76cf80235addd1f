import Foundation

/// Decides which host names this server answers to, and which origins may connect to it.
///
/// This protects against DNS rebinding. A foreign name can resolve to any address that a user's browser reaches, such as the loopback or a
/// machine in the user's house. A page of that name can then access the server like a page of the server itself. So a server answers only
/// to loopback names, to IP addresses where it is reachable by them, to its machine's name, and to the names given with `--origin`.
struct HostPolicy: Hashable, Sendable {
    private let origins: Set<String>
    private let hosts: Set<String>
    private let secureHosts: Set<String>
    /// Whether other machines can reach the server and no name was given.
    private let isOpen: Bool
    private let machine: String

    /// - Parameters:
    ///   - address: The address that the server is bound to.
    ///   - origins: Additional origins of pages: `https://app.example.com`.
    ///   - machine: The host name of the machine.
    init(address: String, origins: [String], machine: String = ProcessInfo.processInfo.hostName) {
        let known = origins.compactMap(Self.parse)
        self.origins = Set(known.map { "\($0.scheme)://\($0.host)" })
        hosts = Set(known.map(\.host))
        secureHosts = Set(known.filter { $0.scheme == "https" }.map(\.host))
        isOpen = !Self.isLoopback(address) && origins.isEmpty
        self.machine = machine.lowercased()
    }

    private static func isLoopback(_ address: String) -> Bool {
        address == "::1" || HostName(address)?.isLoopback ?? false
    }

    /// Returns whether a text is an origin: a scheme, a host and an optional port, and nothing else.
    static func isOrigin(_ text: String) -> Bool { parse(text) != nil }

    /// Returns whether a request with this `Host` header is meant for this server.
    func allows(host: String?) -> Bool {
        guard let text = host?.lowercased(), let host = HostName(text) else { return false }
        return hosts.contains(text) || host.isLoopback || (isOpen && (host.isAddress || isMachine(host.name)))
    }

    /// Returns whether a request with this `Host` header may read the server's health. Monitors use the server's IP address.
    func allowsHealth(host: String?) -> Bool {
        allows(host: host) || host.flatMap(HostName.init)?.isAddress ?? false
    }

    private func isMachine(_ name: String) -> Bool { name == machine || name == machine + ".local" }

    /// Returns whether a page from this origin may connect to this host.
    func allows(origin: String?, host: String?) -> Bool {
        guard let host = host?.lowercased(), HostName(host) != nil, let origin = origin.flatMap(Self.parse) else { return false }
        return origin.host == host || origins.contains("\(origin.scheme)://\(origin.host)")
    }

    /// Returns whether the host is known to be reached over TLS.
    func isSecure(host: String?) -> Bool { host.map { secureHosts.contains($0.lowercased()) } ?? false }

    private static func parse(_ origin: String) -> (scheme: String, host: String)? {
        let parts = origin.lowercased().split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "http" || parts[0] == "https", HostName(String(parts[1])) != nil else { return nil }
        return (String(parts[0]), String(parts[1]))
    }
}
