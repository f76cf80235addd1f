/// Which names this server answers to, and whose pages may connect to it.
///
/// A server on the loopback address is within reach of every page that its user's browser shows: a foreign name can be made to lead to
/// 127.0.0.1. So there it answers to names of the loopback alone, and to those it was told of.
struct HostPolicy: Hashable, Sendable {
    private let origins: Set<String>
    private let hosts: Set<String>
    private let secureHosts: Set<String>
    private let isOpen: Bool

    /// - Parameters:
    ///   - address: What the server is bound to.
    ///   - origins: What else pages may be loaded from: `https://app.example.com`.
    init(address: String, origins: [String]) {
        let known = origins.compactMap(Self.parse)
        self.origins = Set(known.map { "\($0.scheme)://\($0.host)" })
        hosts = Set(known.map(\.host))
        secureHosts = Set(known.filter { $0.scheme == "https" }.map(\.host))
        isOpen = !Self.isLoopback(address) && origins.isEmpty
    }

    /// Whether a text is an origin: a scheme and a host, perhaps with a port, and nothing behind it.
    static func isOrigin(_ text: String) -> Bool { parse(text) != nil }

    /// Whether a request to this host, as its header has it, is meant for this server.
    func allows(host: String?) -> Bool {
        guard let host = host?.lowercased(), !host.isEmpty else { return false }
        return isOpen || hosts.contains(host) || Self.isLoopback(Self.name(of: host))
    }

    /// Whether a page from this origin may connect to this host.
    func allows(origin: String?, host: String?) -> Bool {
        guard let host = host?.lowercased(), let origin = origin.flatMap(Self.parse) else { return false }
        return origin.host == host || origins.contains("\(origin.scheme)://\(origin.host)")
    }

    /// Whether the host is known to be reached over TLS.
    func isSecure(host: String?) -> Bool { host.map { secureHosts.contains($0.lowercased()) } ?? false }

    private static func parse(_ origin: String) -> (scheme: String, host: String)? {
        let parts = origin.lowercased().split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "http" || parts[0] == "https", !parts[1].isEmpty else { return nil }
        guard parts[1].utf8.allSatisfy({ $0 > 0x20 && !"/?#@\\".utf8.contains($0) }) else { return nil }
        return (String(parts[0]), String(parts[1]))
    }

    /// The name in a host that may have a port.
    private static func name(of host: String) -> String {
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
        return String(host.prefix { $0 != ":" })
    }

    private static func isLoopback(_ name: String) -> Bool {
        name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]" || name == "::1" || isLoopbackIPv4(name)
    }

    private static func isLoopbackIPv4(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
