import MartletCore
import MartletUI

/// An object that is told what the user does in a ``UITextView``.
@MainActor @preconcurrency
public protocol UITextViewDelegate: NSObjectProtocol {
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called when the user has typed; `false` takes the change back, and keeps a text that the delegate has set itself.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
}

/// A field of several lines. Shown as SwiftUI's `TextEditor`.
open class UITextView: UIScrollView {
    public override class func appearance() -> UITextView {
        inert("UITextView.appearance")
        return UITextView()
    }

    public weak var delegate: (any UITextViewDelegate)?
    /// The text; setting `nil` gives an empty one, as UIKit's does.
    open var text: String! = "" {
        didSet {
            if text == nil { text = "" }
            if text != oldValue { changed() }
        }
    }
    open var font: UIFont? { didSet { if font !== oldValue { changed() } } }
    open var textColor: UIColor? { didSet { if textColor != oldValue { changed() } } }
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { changed() } } }
    open var isEditable = true { didSet { if isEditable != oldValue { changed() } } }
    open var isSelectable = true
    private var ownAccessory: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }

    fileprivate func type(_ new: String) {
        let (range, replacement) = UITextField.change(from: text ?? "", to: new)
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true else {
            // The page shows what the user typed until it is told otherwise. The delegate can have set another text.
            let kept = text
            text = new
            text = kept
            return
        }
        text = new
        delegate?.textViewDidChange(self)
    }

    override var content: AnyView { AnyView(Editor(view: self)) }

    private struct Editor: View {
        let view: UITextView
        @FocusState private var isFocused: Bool

        var body: some View {
            TextEditor(
                text: Binding {
                    view.read()
                    return view.text ?? ""
                } set: {
                    view.type($0)
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
