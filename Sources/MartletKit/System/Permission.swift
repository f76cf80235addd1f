/// A permission that a user can grant to an app.
public enum Permission: Hashable, Sendable, CaseIterable {
    case notifications
}

/// The user's decision on a permission.
public enum PermissionState: String, Hashable, Sendable {
    /// The decision is not known yet, or the host has no such permission.
    case unknown
    /// The user has not been asked.
    case notRequested
    case granted
    case denied
}
