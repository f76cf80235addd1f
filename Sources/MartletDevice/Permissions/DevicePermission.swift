/// Whether a user lets the app use a part of their device, such as its location.
public enum DevicePermission: String, Hashable, Sendable {
    /// The user has not been asked, or has not answered, or the page has not reported it yet.
    case notDetermined
    case denied
    case granted
    /// The browser does not have it, or the page is not secure: neither HTTPS nor a loopback address.
    case unavailable
}
