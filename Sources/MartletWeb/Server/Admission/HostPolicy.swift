import Foundation

/// Which names this server answers to, and whose pages may connect to it.
///
/// A foreign name can be made to lead to any address that a user's browser reaches: to the loopback, to a machine in the user's house. A
/// page of that name then talks to the server as if it were the server's own. So a server answers to names of the loopback, to numbers
/// where it is reached by them, to its machine's own name, and to names that it was told of with `--origin`.
struct HostPolicy: Hashable, Sendable {
    private let origins: Set<String>
    private let hosts: Set<String>
    private let secureHosts: Set<String>
    /// The server is reached from other machines, and was told of no name.
    private let isOpen: Bool
    private let machine: String

    /// - Parameters:
    ///   - address: What the server is bound to.
    ///   - origins: What else pages may be loaded from: `https://app.example.com`.
    ///   - machine: What the machine is called.
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

    /// Whether a text is an origin: a scheme and a host, perhaps with a port, and nothing behind it.
    static func isOrigin(_ text: String) -> Bool { parse(text) != nil }

    /// Whether a request to this host, as its header has it, is meant for this server.
    func allows(host: String?) -> Bool {
        guard let text = host?.lowercased(), let host = HostName(text) else { return false }
        return hosts.contains(text) || host.isLoopback || (isOpen && (host.isAddress || isMachine(host.name)))
    }

    /// Whether who asks under this host may hear how the server is. Whoever watches over a server calls it by its number.
    func allowsHealth(host: String?) -> Bool {
        allows(host: host) || host.flatMap(HostName.init)?.isAddress ?? false
    }

    private func isMachine(_ name: String) -> Bool { name == machine || name == machine + ".local" }

    /// Whether a page from this origin may connect to this host.
    func allows(origin: String?, host: String?) -> Bool {
        guard let host = host?.lowercased(), HostName(host) != nil, let origin = origin.flatMap(Self.parse) else { return false }
        return origin.host == host || origins.contains("\(origin.scheme)://\(origin.host)")
    }

    /// Whether the host is known to be reached over TLS.
    func isSecure(host: String?) -> Bool { host.map { secureHosts.contains($0.lowercased()) } ?? false }

    private static func parse(_ origin: String) -> (scheme: String, host: String)? {
        let parts = origin.lowercased().split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "http" || parts[0] == "https", HostName(String(parts[1])) != nil else { return nil }
        return (String(parts[0]), String(parts[1]))
    }
}
