import Crypto
import Foundation

/// The encryption of push messages, RFC 8291: only the browser can read what the push service carries.
enum PushEncryption {
    /// The maximum size of a message. A push service accepts 4,096 bytes, of which the encryption needs 103.
    static let limit = 3993
    private static let recordSize: UInt32 = 4096

    /// Encrypts a message for a browser, as one record in the content coding `aes128gcm` of RFC 8188.
    ///
    /// - Parameters:
    ///   - key: A new key for each message.
    ///   - salt: 16 new random bytes for each message.
    static func encrypt(
        _ message: Data, for browser: PushSubscription, key: P256.KeyAgreement.PrivateKey = P256.KeyAgreement.PrivateKey(),
        salt: Data = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    ) throws -> Data {
        let sender = key.publicKey.x963Representation
        let input = try key.sharedSecretFromKeyAgreement(with: browser.publicKey)
            .hkdfDerivedSymmetricKey(
                using: SHA256.self, salt: browser.secret,
                sharedInfo: Data("WebPush: info\0".utf8) + browser.publicKey.x963Representation + sender, outputByteCount: 32)
        func derive(_ purpose: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: input, salt: salt, info: Data("Content-Encoding: \(purpose)\0".utf8), outputByteCount: count)
        }
        let nonce = try derive("nonce", 12).withUnsafeBytes { try AES.GCM.Nonce(data: $0) }
        // The byte 2 ends the last record.
        let sealed = try AES.GCM.seal(message + [2], using: derive("aes128gcm", 16), nonce: nonce)
        let size = withUnsafeBytes(of: recordSize.bigEndian) { Data($0) }
        return salt + size + [UInt8(sender.count)] + sender + sealed.ciphertext + sealed.tag
    }
}
