import MartletCore
import MartletUI

/// A slider. Shown as SwiftUI's `Slider`.
open class UISlider: UIControl {
    open var minimumTrackTintColor: UIColor? { didSet { if minimumTrackTintColor != oldValue { changed() } } }
    /// Stored, and without effect.
    open var maximumTrackTintColor: UIColor?
    /// Stored, and without effect.
    open var thumbTintColor: UIColor?
    open var minimumValue: Float = 0 { didSet { if minimumValue != oldValue { changed() } } }
    open var maximumValue: Float = 1 { didSet { if maximumValue != oldValue { changed() } } }
    /// Whether the actions are performed while the user slides. Stored: they always are.
    open var isContinuous = true
    open var value: Float = 0 { didSet { if value != oldValue { changed() } } }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

    override var content: AnyView {
        guard minimumValue < maximumValue else { return AnyView(EmptyView()) }
        return AnyView(
            Slider(
                value: Binding {
                    self.read()
                    return min(max(self.value, self.minimumValue), self.maximumValue)
                } set: { value in
                    self.value = value
                    self.sendActions(for: .valueChanged)
                }, in: minimumValue...maximumValue
            )
            .tint(minimumTrackTintColor.map { Color($0) }).disabled(!isEnabled))
    }
}
