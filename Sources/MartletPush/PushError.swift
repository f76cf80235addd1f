/// The reason why a push message was not sent.
public enum PushError: Error, Hashable, Sendable {
    /// The token is not a browser's subscription.
    case badSubscription
    /// The server may not send to this address. See ``PushServices``.
    case unknownService(String)
    /// The message has more bytes than push services accept.
    case tooLong(bytes: Int, limit: Int)
    /// The subscription has ended: the user has withdrawn the permission, or the browser has a new one. Delete it.
    case ended
    /// The push service has answered with this status.
    case refused(status: Int)
    /// The push service could not be reached.
    case unreachable(String)
}
