import MartletCore

/// The purpose of a button, which can change how it looks and where it is placed.
public struct ButtonRole: Equatable, Sendable {
    let name: String

    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Cancels, and changes nothing.
    public static let cancel = ButtonRole(name: "cancel")
    /// Confirms an action.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes the current screen.
    public static let close = ButtonRole(name: "close")
}
