import Foundation
import MartletPush

/// The browsers that have registered, and the server's key, which lasts as long as the process: after that, browsers register again.
actor Devices {
    /// Limits the memory that subscriptions can use.
    private static let limit = 10_000

    nonisolated let key = PushKey()
    private let sender: PushSender
    private var browsers: Set<PushSubscription> = []

    /// - Parameter services: The push services to which the server may send.
    init(services: PushServices) {
        sender = PushSender(key: key, contact: "https://countries.example", services: services)
    }

    enum Outcome {
        case new
        case known
        case full
    }

    func register(_ browser: PushSubscription) -> Outcome {
        if browsers.contains(browser) { return .known }
        guard browsers.count < Self.limit else { return .full }
        browsers.insert(browser)
        return .new
    }

    /// Sends a notification to a registered browser; `false` if it is not registered, or no longer.
    func send(_ notification: PushNotification, to browser: PushSubscription) async throws(PushError) -> Bool {
        guard browsers.contains(browser) else { return false }
        do {
            try await sender.send(notification, to: browser)
            return true
        } catch .ended {
            browsers.remove(browser)
            return false
        }
    }
}
