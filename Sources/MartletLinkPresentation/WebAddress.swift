import Foundation

/// Which addresses the server asks for pages.
///
/// Links come from users and from foreign pages, so by default they do not reach the server itself or its private network.
enum WebAddress {
    /// The hosts in the private network that are asked too: `wiki.example` or `10.0.0.5:8080`.
    @TaskLocal static var privateHosts = Set(
        (ProcessInfo.processInfo.environment["MARTLET_PRIVATE_LINKS"] ?? "").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        })

    /// Returns whether a URL leads to public addresses alone, or to one of some hosts. Waits for the name server.
    static func isAllowed(_ url: URL, or hosts: Set<String>) -> Bool {
        let host = url.host ?? ""
        return hosts.contains(host) || url.port.map { hosts.contains("\(host):\($0)") } == true || isPublic(url)
    }

    /// Returns whether a URL leads to public addresses alone. Waits for the name server.
    static func isPublic(_ url: URL) -> Bool {
        guard ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host else { return false }
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        // A literal IPv6 address is written in brackets.
        guard getaddrinfo(host.trimmingCharacters(in: ["[", "]"]), nil, &hints, &found) == 0, let found else { return false }
        defer { freeaddrinfo(found) }
        return sequence(first: found, next: \.pointee.ai_next).allSatisfy { isPublic($0.pointee.ai_addr) }
    }

    private static func isPublic(_ address: UnsafeMutablePointer<sockaddr>?) -> Bool {
        guard let address else { return false }
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                withUnsafeBytes(of: $0.pointee.sin_addr) { isPublic(version4: Array($0)) }
            }
        case AF_INET6:
            return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                withUnsafeBytes(of: $0.pointee.sin6_addr) { isPublic(version6: Array($0)) }
            }
        default: return false
        }
    }

    private static func isPublic(version4 bytes: [UInt8]) -> Bool {
        switch (bytes[0], bytes[1]) {
        case (0, _), (10, _), (127, _), (224..., _), (100, 64..<128), (169, 254), (172, 16..<32), (192, 168), (198, 18...19): false
        case (192, 0): bytes[2] != 0
        default: true
        }
    }

    private static func isPublic(version6 bytes: [UInt8]) -> Bool {
        // Those that stand for an address of version 4.
        if bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
            || bytes.starts(with: [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0])
        {
            return isPublic(version4: Array(bytes.suffix(4)))
        }
        if bytes.starts(with: [0x20, 0x02]) { return isPublic(version4: Array(bytes[2..<6])) }
        // The others that the internet carries begin with the bits 001.
        return bytes[0] & 0xE0 == 0x20
    }
}
