import MartletCore
import MartletUI

/// A wheel that turns while something is going on. Shown as SwiftUI's `ProgressView`.
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    open var style = Style.medium { didSet { if style != oldValue { changed() } } }
    open var color: UIColor? { didSet { if color != oldValue { changed() } } }
    open var hidesWhenStopped = true { didSet { if hidesWhenStopped != oldValue { changed() } } }
    public private(set) var isAnimating = false { didSet { if isAnimating != oldValue { changed() } } }

    public convenience init(style: Style) {
        self.init()
        self.style = style
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    override var hugsContent: Bool { true }

    override var content: AnyView {
        guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
        return AnyView(ProgressView().controlSize(style == .large ? .large : .regular).tint(color.map { Color($0) }))
    }
}
