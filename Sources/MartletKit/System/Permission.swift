/// Something that a user allows an app to do, or not.
public enum Permission: Hashable, Sendable, CaseIterable {
    case notifications
}

/// What a user has said of a permission.
public enum PermissionState: String, Hashable, Sendable {
    /// It is not known yet, or there is no such thing here.
    case unknown
    /// The user has not been asked.
    case notRequested
    case granted
    case denied
}
