import Crypto
import Foundation
import Synchronization
import Testing

@testable import MartletPush

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Web push")
struct PushTests {
    /// The browser of RFC 8291, appendix A.
    private static let token = Data(
        """
        {"endpoint": "https://updates.push.services.mozilla.com/wpush/v2/abc", "expirationTime": null, "keys": {
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}
        """.utf8)

    private func browser(at endpoint: String = "https://fcm.googleapis.com/fcm/send/abc") throws -> PushSubscription {
        try PushSubscription(
            token: Data(
                String(decoding: Self.token, as: UTF8.self)
                    .replacing("https://updates.push.services.mozilla.com/wpush/v2/abc", with: endpoint).utf8))
    }

    @Test func `A message is encrypted as in the example of RFC 8291`() throws {
        let sender = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: #require(Data(base64URL: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")))
        let message = try PushEncryption.encrypt(
            Data("When I grow up, I want to be a watermelon".utf8), for: PushSubscription(token: Self.token), key: sender,
            salt: #require(Data(base64URL: "DGv6ra1nlYgDCS1FRnbzlw")))
        #expect(
            message.base64URL == """
                DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_\
                yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
                """)
    }

    @Test func `Two encryptions of a message differ`() throws {
        let browser = try browser()
        #expect(try PushEncryption.encrypt(Data("Soup".utf8), for: browser) != PushEncryption.encrypt(Data("Soup".utf8), for: browser))
    }

    @Test(arguments: [
        "", "0aff", #"{"endpoint": "https://push.example/1"}"#,
        #"{"endpoint": "push", "keys": {"p256dh": "BCVx", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}"#,
        #"{"endpoint": "https://push.example/1", "keys": {"p256dh": "AAAA", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}"#,
    ])
    func `A token that is no subscription is refused`(token: String) {
        #expect(throws: PushError.badSubscription) { try PushSubscription(token: Data(token.utf8)) }
    }

    @Test func `The push service can check who sends, and until when`() throws {
        let key = PushKey()
        let value = try key.authorization(
            for: "https://push.example", contact: "mailto:kitchen@example.com", until: Date(timeIntervalSince1970: 1_800_000_000))
        let parts = try #require(value.wholeMatch(of: /vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=([\w-]+)/))
        let claims = try #require(Data(base64URL: String(parts.2)))
        #expect(
            String(decoding: claims, as: UTF8.self)
                == #"{"aud":"https://push.example","exp":1800000000,"sub":"mailto:kitchen@example.com"}"#)
        let known = try P256.Signing.PublicKey(x963Representation: #require(Data(base64URL: String(parts.4))))
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: #require(Data(base64URL: String(parts.3))))
        #expect(known.isValidSignature(signature, for: Data(parts.1.utf8)))
        #expect(try PushKey(rawRepresentation: key.rawRepresentation).publicKey == String(parts.4))
    }

    @Test func `A notification goes to the browser's address, with the headers of RFC 8030`() async throws {
        let sent = Mutex<[URLRequest]>([])
        let sender = PushSender(key: PushKey(), contact: "mailto:a@example.com", services: .vendors) { request in
            sent.withLock { $0.append(request) }
            return 201
        }
        try await sender.send(PushNotification(title: "Soup"), to: browser(), lifetime: .seconds(60), urgency: .high)
        let request = try #require(sent.withLock { $0.first })
        #expect(request.url?.absoluteString == "https://fcm.googleapis.com/fcm/send/abc")
        #expect(request.httpMethod == "POST")
        #expect(request.value(forHTTPHeaderField: "TTL") == "60")
        #expect(request.value(forHTTPHeaderField: "Urgency") == "high")
        #expect(request.value(forHTTPHeaderField: "Content-Encoding") == "aes128gcm")
        #expect(request.value(forHTTPHeaderField: "Authorization")?.hasPrefix("vapid t=") == true)
        // 21 bytes of header, 65 of key, 16 of seal and one of end, around the JSON.
        let json = #"{"notification":{"body":"","navigate":"/","title":"Soup"},"web_push":8030}"#
        #expect(request.httpBody?.count == json.utf8.count + 103)
        #expect(try String(decoding: PushNotification(title: "Soup").json, as: UTF8.self) == json)
    }

    @Test(arguments: [(404, PushError.ended), (410, .ended), (429, .refused(status: 429))])
    func `A refusal tells whether the subscription has ended`(status: Int, expected: PushError) async throws {
        let sender = PushSender(key: PushKey(), contact: "mailto:a@example.com", services: .vendors) { _ in status }
        let browser = try browser()
        await #expect(throws: expected) { try await sender.send(PushNotification(title: "Soup"), to: browser) }
    }

    @Test func `A notification that is too long for push services is refused`() async throws {
        let sender = PushSender(key: PushKey(), contact: "mailto:a@example.com", services: .vendors) { _ in 201 }
        let browser = try browser()
        await #expect(throws: PushError.tooLong(bytes: 4070, limit: 3993)) {
            try await sender.send(PushNotification(title: String(repeating: "S", count: 4000)), to: browser)
        }
    }

    @Test(arguments: [
        ("https://fcm.googleapis.com/fcm/send/abc", true), ("https://web.push.apple.com/abc", true),
        ("https://fcm.googleapis.com:8443/abc", false),
        ("http://fcm.googleapis.com/abc", false), ("https://evilfcm.googleapis.com.example/abc", false),
        ("https://notpush.apple.com/abc", false),
        ("https://127.0.0.1/abc", false), ("http://127.0.0.1:8030/abc", false),
    ])
    func `A server sends to the vendors' push services only`(endpoint: String, isAllowed: Bool) throws {
        #expect(try PushServices.vendors.contain(browser(at: endpoint)) == isAllowed)
    }

    @Test func `A server can allow another service by its origin`() throws {
        let services = PushServices(hosts: [], origins: ["http://127.0.0.1:8030"])
        #expect(try services.contain(browser(at: "http://127.0.0.1:8030/abc")))
        #expect(try !services.contain(browser(at: "http://127.0.0.1:8031/abc")))
        #expect(try !services.contain(browser(at: "http://127.0.0.1:8030@evil.example/abc")))
    }
}
