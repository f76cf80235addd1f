import MartletCore

/// What a button is for, where that changes how it looks or where it stands.
public struct ButtonRole: Equatable, Sendable {
    let name: String

    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves everything as it was.
    public static let cancel = ButtonRole(name: "cancel")
    /// Confirms what the user did.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes what is shown.
    public static let close = ButtonRole(name: "close")
}
