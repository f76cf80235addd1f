import MartletElements

/// The numbered notifications that a session has shown.
///
/// The page gets a number instead of a notification's payload and returns it when the user opens the notification. So the payload that the
/// session receives is always its own, whatever a page sends.
struct ShownNotifications {
    private var payloads: [(number: Int, payload: [String: Value])] = []
    private var last = 0

    /// The maximum number of notifications that can be opened; older ones are forgotten.
    static let limit = 64
    private static let key = "notification"

    /// Returns the request with the number in place of the payload.
    mutating func numbered(_ request: HostRequest) -> HostRequest {
        guard case .notify(var notification) = request else { return request }
        last += 1
        payloads.append((last, notification.payload))
        if payloads.count > Self.limit { payloads.removeFirst() }
        notification.payload = [Self.key: .int(last)]
        return .notify(notification)
    }

    /// Returns the payload of an opened notification.
    func payload(of opened: [String: Value]) -> [String: Value]? {
        guard opened.count == 1, let number = opened[Self.key]?.intValue else { return nil }
        return payloads.first { $0.number == number }?.payload
    }
}
