/// Tells one browser from another. It is a secret between the server and the browser, kept there in a cookie that no script can read.
public struct BrowserID: Hashable, Sendable {
    let token: String

    /// A new one, that nobody can guess.
    static func random() -> BrowserID { BrowserID(known: Token.random(bytes: 32)) }

    private init(known token: String) { self.token = token }

    /// The browser of a name, if it is one that we could have given.
    init?(token: String) {
        guard token.utf8.count == 43, Token.isWellFormed(token) else { return nil }
        self.token = token
    }
}

/// Random text of letters, digits, `-` and `_`: safe in a URL, in HTML, and as the name of a file.
enum Token {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The system's generator is a cryptographic one; six bits of it make a character.
    static func random(bytes: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        return String(decoding: (0..<(bytes * 8 + 5) / 6).map { _ in alphabet[Int(generator.next() & 63)] }, as: UTF8.self)
    }

    static func isWellFormed(_ text: String) -> Bool { text.utf8.allSatisfy(alphabet.contains) }
}
