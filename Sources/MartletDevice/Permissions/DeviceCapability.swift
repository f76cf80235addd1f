import MartletElements

/// What an app can ask a user's browser for.
public enum DeviceCapability: String, Hashable, Sendable {
    case location, notifications

    /// The kind of the element that stands for it in the page.
    package var kind: Kind {
        switch self {
        case .location: .location
        case .notifications: .notifications
        }
    }
}
