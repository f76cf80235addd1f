import MartletElements

/// The notifications that a session has shown, by numbers.
///
/// A page gets the number in place of what a notification carries, and gives it back when the user opens the notification. So what a session
/// hears as pushed is what it sent itself, whatever a page says.
struct ShownNotifications {
    private var payloads: [(number: Int, payload: [String: Value])] = []
    private var last = 0

    /// How many can be opened. Users look at the last ones.
    static let limit = 64
    private static let key = "notification"

    /// The request as the page gets it.
    mutating func numbered(_ request: HostRequest) -> HostRequest {
        guard case .notify(var notification) = request else { return request }
        last += 1
        payloads.append((last, notification.payload))
        if payloads.count > Self.limit { payloads.removeFirst() }
        notification.payload = [Self.key: .int(last)]
        return .notify(notification)
    }

    /// What a notification carries that the user has opened.
    func payload(of opened: [String: Value]) -> [String: Value]? {
        guard opened.count == 1, let number = opened[Self.key]?.intValue else { return nil }
        return payloads.first { $0.number == number }?.payload
    }
}
