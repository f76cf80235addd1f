/// A host as the header of a request has it: a name or an address, perhaps with a port.
struct HostName: Hashable, Sendable {
    /// In lower case; an address of IPv6 without its brackets.
    let name: String
    let port: Int?
    private let isBracketed: Bool

    /// - Parameter text: As `app.example:8080` or `[::1]:8080`. Nothing else may stand in it.
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

    /// Whether it is a number rather than a name: nobody can make a number lead elsewhere.
    var isAddress: Bool {
        if isBracketed { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Whether it leads to this machine, whoever asks.
    var isLoopback: Bool {
        if isBracketed { return name == "::1" }
        return name == "localhost" || name.hasSuffix(".localhost") || (isAddress && name.hasPrefix("127."))
    }
}
