import MartletCore
import MartletElements

/// What responders can do, in whatever way they are made.
///
/// - Partly: of UIKit's responders, fields alone receive the user's input.
@MainActor @preconcurrency
open class UIResponderBase: NSObject {
    public override init() { super.init() }

    /// For ``UIResponder``, whose subclasses are made also outside of the main actor. Public, because an initializer that an app does not see would
    /// keep its subclasses from inheriting the others.
    nonisolated public init(anywhere: Void) { super.init() }

    /// The responder that would handle an event next; there is none.
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    /// A view that a field shows above the keyboard. Without effect: fields store it.
    open var inputAccessoryView: UIView? { nil }

    /// Makes no responder the first one, except for a field: SwiftUI's use `FocusState`.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Takes the keyboard focus away from the field of the session that has it.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        CurrentSession.context?.request(.endEditing)
        return true
    }
}

/// An object that can handle events, such as an app delegate or a scene.
///
/// Here it receives no events: SwiftUI's views do. Martlet makes objects of its subclasses, so its initializer is required. Views and view
/// controllers have other initializers, so they are ``UIResponderBase``s and no `UIResponder`s.
@MainActor @preconcurrency
open class UIResponder: UIResponderBase {
    nonisolated public required override init() { super.init(anywhere: ()) }

    /// Takes the keyboard focus away from the field of the session that has it: what apps send by ``UIApplication/sendAction(_:to:from:for:)``.
    @discardableResult
    open override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
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
