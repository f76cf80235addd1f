import MartletCore
import MartletUI

/// A text. Shown as SwiftUI's `Text`.
open class UILabel: UIView {
    public override class func appearance() -> UILabel {
        inert("UILabel.appearance")
        return UILabel()
    }

    public override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UILabel { appearance() }

    open var text: String? { didSet { if text != oldValue { changed() } } }
    open var font: UIFont! { didSet { if font !== oldValue { changed() } } }
    open var textColor: UIColor! { didSet { if textColor != oldValue { changed() } } }
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { changed() } } }
    /// The most lines; 0 is as many as the text needs.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { changed() } } }

    /// Whether a text that is too long gets smaller letters, down to ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { changed() } } }
    /// The least size of the letters, as a part of the font's size.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { changed() } } }

    override var hugsContent: Bool { true }

    override var content: AnyView {
        AnyView(
            Text(text ?? "").font(font.map { Font($0) }).foregroundColor(textColor.map { Color($0) })
                .multilineTextAlignment(textAlignment.alignment).lineLimit(numberOfLines == 0 ? nil : numberOfLines)
                .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1))
    }
}

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    var alignment: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        case .left, .justified, .natural: .leading
        }
    }
}
