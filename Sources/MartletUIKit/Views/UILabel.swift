import MartletCore
import MartletUI

/// A text. Shown as SwiftUI's `Text`.
open class UILabel: UIView {
    open var text: String? { didSet { if text != oldValue { changed() } } }
    open var font: UIFont! { didSet { if font !== oldValue { changed() } } }
    open var textColor: UIColor! { didSet { if textColor != oldValue { changed() } } }
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { changed() } } }
    /// The most lines; 0 is as many as the text needs.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { changed() } } }

    override var hugsContent: Bool { true }

    override var content: AnyView {
        AnyView(
            Text(text ?? "").font(font.map { Font($0) }).foregroundColor(textColor.map { Color($0) })
                .multilineTextAlignment(textAlignment.alignment).lineLimit(numberOfLines == 0 ? nil : numberOfLines))
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
