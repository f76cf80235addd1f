import MartletCore
import MartletElements

/// An object that can handle events, such as an app delegate, a scene or a view controller.
///
/// Here it receives no events: SwiftUI's views do.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    nonisolated public required override init() { super.init() }

    /// The responder that would handle an event next; there is none.
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }

    /// Makes no responder the first one, because fields are SwiftUI's: use `FocusState`.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Takes the keyboard focus away from the field of the session that has it.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        CurrentSession.context?.request(.endEditing)
        return true
    }
}

/// Notifications of the on-screen keyboard.
///
/// They are posted to `NotificationCenter.default`, which is the process's, so only if no other user's session could hear them: in a process
/// with one session, or with `--isolation process`. Elsewhere use the environment's `keyboardHeight`.
extension UIResponder {
    /// Posted before the keyboard appears.
    ///
    /// - Partly: posted only where a process belongs to one user.
    public static var keyboardWillShowNotification: Notification.Name { Notifications.named("UIKeyboardWillShowNotification") }
    public static var keyboardDidShowNotification: Notification.Name { Notifications.named("UIKeyboardDidShowNotification") }
    public static var keyboardWillHideNotification: Notification.Name { Notifications.named("UIKeyboardWillHideNotification") }
    public static var keyboardDidHideNotification: Notification.Name { Notifications.named("UIKeyboardDidHideNotification") }
    public static var keyboardWillChangeFrameNotification: Notification.Name {
        Notifications.named("UIKeyboardWillChangeFrameNotification")
    }
    public static var keyboardDidChangeFrameNotification: Notification.Name {
        Notifications.named("UIKeyboardDidChangeFrameNotification")
    }

    /// The keyboard's frame before, as an `NSValue`.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The keyboard's frame after, as an `NSValue`.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of the keyboard's animation in seconds, as a `Double`.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The curve of the keyboard's animation, as an `Int`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension NSValue {
    /// The rectangle of the value.
    public var cgRectValue: CGRect { rectValue }
}
