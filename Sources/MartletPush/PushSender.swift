import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends notifications to browsers through their push services.
///
///     let sender = PushSender(key: key, contact: "mailto:kitchen@example.com")
///     try await sender.send(PushNotification(title: "Your soup is ready", path: "/orders/3"), to: subscription)
public struct PushSender: Sendable {
    /// The importance of a message. A push service may delay an unimportant one to save the device's battery.
    public enum Urgency: String, Sendable {
        case low, normal, high
    }

    private let key: PushKey
    private let contact: String
    private let services: PushServices
    private let post: @Sendable (URLRequest) async throws -> Int

    /// - Parameters:
    ///   - contact: A `mailto:` or `https:` URL at which push services reach you.
    ///   - services: The services to which it may send.
    public init(key: PushKey, contact: String, services: PushServices = .vendors) {
        self.init(key: key, contact: contact, services: services) { request in
            let (_, response) = try await URLSession.shared.data(for: request)
            return (response as? HTTPURLResponse)?.statusCode ?? 0
        }
    }

    /// - Parameter post: Sends a request, and returns the status of the answer.
    init(key: PushKey, contact: String, services: PushServices, post: @escaping @Sendable (URLRequest) async throws -> Int) {
        self.key = key
        self.contact = contact
        self.services = services
        self.post = post
    }

    /// Sends a notification. When this returns, the push service has it; it delivers it as soon as the browser is reachable.
    ///
    /// - Parameter lifetime: The time for which the push service keeps an undelivered notification.
    public func send(
        _ notification: PushNotification, to browser: PushSubscription, lifetime: Duration = .seconds(24 * 60 * 60),
        urgency: Urgency = .normal
    ) async throws(PushError) {
        guard services.contain(browser) else { throw .unknownService(browser.origin) }
        let request = try request(notification, to: browser, lifetime: lifetime, urgency: urgency, at: .now)
        let status: Int
        do { status = try await post(request) } catch { throw .unreachable("\(error)") }
        switch status {
        case 200..<300: return
        case 404, 410: throw .ended
        default: throw .refused(status: status)
        }
    }

    func request(
        _ notification: PushNotification, to browser: PushSubscription, lifetime: Duration, urgency: Urgency, at now: Date
    ) throws(PushError) -> URLRequest {
        do {
            let message = try notification.json
            guard message.count <= PushEncryption.limit else { throw PushError.tooLong(bytes: message.count, limit: PushEncryption.limit) }
            var request = URLRequest(url: browser.endpoint)
            request.httpMethod = "POST"
            request.httpBody = try PushEncryption.encrypt(message, for: browser)
            request.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
            request.setValue("aes128gcm", forHTTPHeaderField: "Content-Encoding")
            request.setValue(String(lifetime.components.seconds), forHTTPHeaderField: "TTL")
            request.setValue(urgency.rawValue, forHTTPHeaderField: "Urgency")
            let end = now.addingTimeInterval(12 * 60 * 60)
            request.setValue(
                try key.authorization(for: browser.origin, contact: contact, until: end), forHTTPHeaderField: "Authorization")
            return request
        } catch let error as PushError {
            throw error
        } catch {
            // Cryptography fails with a key that is no point of the curve; it was checked when the subscription was read.
            throw .badSubscription
        }
    }
}
