/// Identifies a browser. It is a secret between the server and the browser, which keeps it in a cookie that scripts cannot read.
public struct BrowserID: Hashable, Sendable {
    let token: String

    /// Creates a random id that cannot be guessed.
    static func random() -> BrowserID { BrowserID(known: Token.random(bytes: 32)) }

    private init(known token: String) { self.token = token }

    /// Creates an id from its text; `nil` if this server cannot have generated it.
    init?(token: String) {
        guard token.utf8.count == 43, Token.isWellFormed(token) else { return nil }
        self.token = token
    }
}

/// Random text of letters, digits, `-` and `_`: safe in a URL, in HTML and as a file name.
enum Token {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// Returns random text; the system's generator is cryptographically secure, and each character has six of its bits.
    static func random(bytes: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        return String(decoding: (0..<(bytes * 8 + 5) / 6).map { _ in alphabet[Int(generator.next() & 63)] }, as: UTF8.self)
    }

    static func isWellFormed(_ text: String) -> Bool { text.utf8.allSatisfy(alphabet.contains) }
}
