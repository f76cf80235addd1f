import Crypto
import Foundation

/// The key that identifies a server to push services: VAPID, RFC 8292.
///
/// A subscription belongs to one key, so store it and use the same for ever. With another key all browsers must subscribe again.
public struct PushKey: Sendable {
    private let key: P256.Signing.PrivateKey

    /// Creates a new key.
    public init() { key = P256.Signing.PrivateKey() }

    /// Reads a stored key.
    ///
    /// - Throws: An error if the bytes are not such a key.
    public init(rawRepresentation: Data) throws { key = try P256.Signing.PrivateKey(rawRepresentation: rawRepresentation) }

    /// The 32 secret bytes to store.
    public var rawRepresentation: Data { key.rawRepresentation }

    /// The public part, in base64 for URLs: what a page registers with.
    public var publicKey: String { key.publicKey.x963Representation.base64URL }

    /// Returns the value of the header `Authorization` for a push service.
    ///
    /// - Parameters:
    ///   - origin: The origin of the push service.
    ///   - contact: A `mailto:` or `https:` URL at which the push service reaches the server's owner.
    ///   - expiration: The time until which the push service accepts the value, at most a day ahead.
    func authorization(for origin: String, contact: String, until expiration: Date) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let head = try encoder.encode(["typ": "JWT", "alg": "ES256"]).base64URL
        let claims = try encoder.encode(Claims(aud: origin, exp: Int(expiration.timeIntervalSince1970), sub: contact)).base64URL
        let signature = try key.signature(for: Data("\(head).\(claims)".utf8)).rawRepresentation.base64URL
        return "vapid t=\(head).\(claims).\(signature), k=\(publicKey)"
    }

    private struct Claims: Encodable {
        let aud: String
        let exp: Int
        let sub: String
    }
}
