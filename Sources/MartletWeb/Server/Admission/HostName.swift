/// A host in a request header: a name or an address, with an optional port.
struct HostName: Hashable, Sendable {
    /// In lower case; an IPv6 address has no brackets.
    let name: String
    let port: Int?
    private let isBracketed: Bool

    /// - Parameter text: Such as `app.example:8080` or `[::1]:8080`; any other text is rejected.
    init?(_ text: String) {
        let text = text.lowercased()
        guard text.utf8.count <= 260, text.utf8.allSatisfy({ Self.allowed.contains($0) }) else { return nil }
        var rest: Substring
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            name = String(text[text.index(after: text.startIndex)..<end])
            rest = text[text.index(after: end)...]
            isBracketed = true
            guard name.contains(":") else { return nil }
        } else {
            name = String(text.prefix { $0 != ":" })
            rest = text.dropFirst(name.count)
            isBracketed = false
        }
        guard !name.isEmpty, !name.contains("["), !name.contains("]") else { return nil }
        if rest.isEmpty {
            port = nil
        } else {
            guard rest.removeFirst() == ":", rest.allSatisfy(\.isNumber), let number = UInt16(rest) else { return nil }
            port = Int(number)
        }
    }

    private static let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789.-_:[]%".utf8)

    /// Whether this is an IP address rather than a name. DNS cannot redirect an address.
    var isAddress: Bool {
        if isBracketed { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Whether this is the loopback, from any machine's point of view.
    var isLoopback: Bool {
        if isBracketed { return name == "::1" }
        return name == "localhost" || name.hasSuffix(".localhost") || (isAddress && name.hasPrefix("127."))
    }
}
