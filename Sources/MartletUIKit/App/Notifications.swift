import MartletCore

/// The notifications that UIKit posts for a session.
@MainActor
enum Notifications {
    /// Returns a name, and lets the applications of all sessions post from now on: who asks for the name wants to observe it, and may keep it.
    static func named(_ name: String) -> Notification.Name {
        LiveSessions.shared.forEachSession(of: UIApplication.self) { UIApplication.of($0) }
        return Notification.Name(name)
    }

    /// Posts a notification, unless sessions of other users could hear it: there is one notification center for the whole process.
    static func post(_ name: String, object: Any?, _ info: [AnyHashable: Any] = [:]) {
        guard LiveSessions.shared.reachOneUser else { return }
        NotificationCenter.default.post(name: Notification.Name(name), object: object, userInfo: info.isEmpty ? nil : info)
    }

    /// Posts that the keyboard's frame changed.
    static func postKeyboard(from old: CGFloat, to new: CGFloat, in window: CGSize) {
        func frame(_ height: CGFloat) -> NSValue {
            NSValue(rect: CGRect(x: 0, y: window.height - height, width: window.width, height: max(height, old, new)))
        }
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: frame(old), UIResponder.keyboardFrameEndUserInfoKey: frame(new),
            UIResponder.keyboardAnimationDurationUserInfoKey: 0.25, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        ]
        let change = old == 0 ? "Show" : new == 0 ? "Hide" : nil
        for moment in ["Will", "Did"] {
            post("UIKeyboard\(moment)ChangeFrameNotification", object: nil, info)
            if let change { post("UIKeyboard\(moment)\(change)Notification", object: nil, info) }
        }
    }
}
