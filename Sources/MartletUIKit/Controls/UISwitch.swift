import MartletCore
import MartletUI

/// A switch. Shown as SwiftUI's `Toggle`.
open class UISwitch: UIControl {
    open var onTintColor: UIColor? { didSet { if onTintColor != oldValue { changed() } } }
    /// Stored, and without effect.
    open var thumbTintColor: UIColor?
    open var isOn = false { didSet { if isOn != oldValue { changed() } } }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override var hugsContent: Bool { true }

    override var content: AnyView {
        AnyView(
            Toggle(
                "",
                isOn: Binding {
                    self.read()
                    return self.isOn
                } set: { isOn in
                    self.isOn = isOn
                    self.sendActions(for: .valueChanged)
                }
            )
            .labelsHidden().tint(onTintColor.map { Color($0) }).disabled(!isEnabled))
    }
}
