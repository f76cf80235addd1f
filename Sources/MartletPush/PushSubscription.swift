import Crypto
import Foundation

/// The address of one browser at its vendor's push service, and the keys with which only this browser decrypts messages.
///
/// A page sends it to the server when the app registers for remote notifications. Whoever has it and the server's key can send messages, so store it
/// like a password.
public struct PushSubscription: Hashable, Sendable {
    /// The URL at the push service.
    public let endpoint: URL
    let publicKey: P256.KeyAgreement.PublicKey
    let secret: Data

    /// Reads the token of a browser: the JSON text of its `PushSubscription`.
    ///
    /// - Throws: ``PushError/badSubscription`` if it is none, such as a token of Apple's push service.
    public init(token: Data) throws(PushError) {
        guard let json = try? JSONDecoder().decode(JSON.self, from: token), let endpoint = URL(string: json.endpoint),
            endpoint.host() != nil,
            let point = Data(base64URL: json.keys.p256dh), let key = try? P256.KeyAgreement.PublicKey(x963Representation: point),
            let secret = Data(base64URL: json.keys.auth), secret.count == 16
        else { throw .badSubscription }
        self.endpoint = endpoint
        self.publicKey = key
        self.secret = secret
    }

    /// The members of the Push API's `PushSubscription.toJSON()` that a sender needs.
    private struct JSON: Decodable {
        struct Keys: Decodable {
            let p256dh: String
            let auth: String
        }

        let endpoint: String
        let keys: Keys
    }

    /// The scheme, host and port of the push service.
    var origin: String { "\(endpoint.scheme ?? "")://\(endpoint.host() ?? "")" + (endpoint.port.map { ":\($0)" } ?? "") }

    public static func == (one: Self, other: Self) -> Bool { one.endpoint == other.endpoint && one.secret == other.secret }

    public func hash(into hasher: inout Hasher) { hasher.combine(endpoint) }
}
