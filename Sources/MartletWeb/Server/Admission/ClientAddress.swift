import NIOCore

/// The address of a visitor, for limits: an IPv4 address, or the IPv6 network of a household.
struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
    let description: String

    init?(_ address: SocketAddress?) {
        guard let text = address?.ipAddress else { return nil }
        self.init(text)
    }

    /// - Parameter text: An address without a port.
    init?(_ text: some StringProtocol) {
        let text = String(text.prefix { $0 != "%" })
        guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return nil }
        guard case .v6(let address) = address else {
            description = text
            return
        }
        let bytes = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
        // An IPv4 address, as sockets for both versions represent it.
        if bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF] {
            description = bytes.suffix(4).map(String.init).joined(separator: ".")
        } else {
            description = bytes.prefix(8).hexadecimal + "/64"
        }
    }

    /// - Parameter description: The ``description`` of another.
    init(written description: String) { self.description = description }

    /// Reads the visitor's address from `X-Forwarded-For`: the last entry, which the proxy itself has written.
    init?(forwarded header: String?) {
        guard let last = header?.split(separator: ",").last else { return nil }
        let text = last.filter { $0 != " " }
        if let address = ClientAddress(text) {
            self = address
        } else if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            self.init(text[text.index(after: text.startIndex)..<end])
        } else {
            self.init(text.prefix { $0 != ":" })
        }
    }
}

extension Sequence<UInt8> {
    /// Two digits for each byte.
    var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
