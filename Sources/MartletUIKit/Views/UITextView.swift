import MartletCore
import MartletUI

/// An object that is told what the user does in a ``UITextView``.
@MainActor @preconcurrency
public protocol UITextViewDelegate: NSObjectProtocol {
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
}

/// A field of several lines. Shown as SwiftUI's `TextEditor`.
open class UITextView: UIScrollView {
    public override class func appearance() -> UITextView {
        inert("UITextView.appearance")
        return UITextView()
    }

    public weak var delegate: (any UITextViewDelegate)?
    open var text: String! = "" { didSet { if text != oldValue { changed() } } }
    open var font: UIFont? { didSet { if font !== oldValue { changed() } } }
    open var textColor: UIColor? { didSet { if textColor != oldValue { changed() } } }
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { changed() } } }
    open var isEditable = true { didSet { if isEditable != oldValue { changed() } } }
    open var isSelectable = true

    override var content: AnyView { AnyView(Editor(view: self)) }

    private struct Editor: View {
        let view: UITextView
        @FocusState private var isFocused: Bool

        var body: some View {
            TextEditor(
                text: Binding {
                    view.read()
                    return view.text ?? ""
                } set: { text in
                    view.text = text
                    view.delegate?.textViewDidChange(view)
                }
            )
            .focused($isFocused)
            .disabled(!view.isEditable)
            .font(view.font.map { Font($0) })
            .foregroundColor(view.textColor.map { Color($0) })
            .multilineTextAlignment(view.textAlignment.alignment)
            .onChange(of: isFocused) {
                if isFocused { view.delegate?.textViewDidBeginEditing(view) } else { view.delegate?.textViewDidEndEditing(view) }
            }
        }
    }
}
