import MartletCore
import MartletUI

/// An object that is told what the user does in a ``UITextField``.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Called when the field has received the focus; `false` takes it away again.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Never called: the browser moves the focus without asking.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when the user has typed; `false` takes the change back, and keeps a text that the delegate has set itself.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Called with the return key; `false` lets it do nothing else.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Never called: there is no clear button.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}

/// A field of one line. Shown as SwiftUI's `TextField` or `SecureField`.
///
/// - Partly: side views and selections are missing.
open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    public override class func appearance() -> UITextField {
        inert("UITextField.appearance")
        return UITextField()
    }

    public weak var delegate: (any UITextFieldDelegate)?
    /// The text; setting `nil` gives an empty one, as UIKit's does.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            if text != oldValue { changed() }
        }
    }
    open var placeholder: String? { didSet { if placeholder != oldValue { changed() } } }
    open var font: UIFont? { didSet { if font !== oldValue { changed() } } }
    open var textColor: UIColor? { didSet { if textColor != oldValue { changed() } } }
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { changed() } } }
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { changed() } } }
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { changed() } } }
    open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { changed() } } }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { changed() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { changed() } }
    open var textContentType: UITextContentType! { didSet { changed() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { if returnKeyType != oldValue { changed() } } }
    /// Stored, and without effect.
    open var clearButtonMode = ViewMode.never
    /// Stored, and without effect.
    open var leftView: UIView?
    /// Stored, and without effect.
    open var leftViewMode = ViewMode.never
    /// Stored, and without effect.
    open var rightView: UIView?
    /// Stored, and without effect.
    open var rightViewMode = ViewMode.never
    /// Whether the app wants the field to have the focus.
    private(set) var wantsFocus = false { didSet { if wantsFocus != oldValue { changed() } } }
    /// Whether the field has the focus.
    public fileprivate(set) var isEditing = false
    private var ownAccessory: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }

    open override var isFirstResponder: Bool { isEditing }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Gives the field the focus.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        wantsFocus = true
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        wantsFocus = false
        return isEditing ? super.resignFirstResponder() : true
    }

    fileprivate func type(_ new: String) {
        let old = text
        let (range, replacement) = Self.change(from: old ?? "", to: new)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true else {
            // The page shows what the user typed until it is told otherwise. The delegate can have set another text.
            let kept = text
            text = new
            text = kept
            return
        }
        text = new
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
    }

    /// The characters that differ between two texts: their range in the first, and what replaces them.
    static func change(from old: String, to new: String) -> (range: NSRange, replacement: String) {
        let (a, b) = (Array(old.utf16), Array(new.utf16))
        let prefix = zip(a, b).prefix { $0 == $1 }.count
        let suffix = zip(a[prefix...].reversed(), b[prefix...].reversed()).prefix { $0 == $1 }.count
        return (
            NSRange(location: prefix, length: a.count - prefix - suffix), String(decoding: b[prefix..<(b.count - suffix)], as: UTF16.self)
        )
    }

    /// Tells the delegate of the focus.
    ///
    /// - Returns: Whether the field can have it.
    fileprivate func focus(_ isFocused: Bool) -> Bool {
        guard isFocused != isEditing else { return true }
        guard !isFocused || delegate?.textFieldShouldBeginEditing(self) ?? true else {
            wantsFocus = false
            return false
        }
        isEditing = isFocused
        wantsFocus = isFocused
        if isFocused { delegate?.textFieldDidBeginEditing(self) } else { delegate?.textFieldDidEndEditing(self) }
        sendActions(for: isFocused ? .editingDidBegin : .editingDidEnd)
        return true
    }

    /// Called with the return key, after the delegate.
    var whenReturned: (() -> Void)?

    fileprivate func submit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        whenReturned?()
    }

    override var content: AnyView { AnyView(FieldOfControl(field: self)) }
}

private struct FieldOfControl: View {
    let field: UITextField
    @FocusState private var isFocused: Bool

    var body: some View {
        let _ = field.read()
        input
            .focused($isFocused)
            .disabled(!field.isEnabled)
            .font(field.font.map { Font($0) })
            .foregroundColor(field.textColor.map { Color($0) })
            .multilineTextAlignment(field.textAlignment.alignment)
            .keyboardType(field.keyboardType)
            .textContentType(field.textContentType)
            .autocorrectionDisabled(field.autocorrectionType == .no)
            .textInputAutocapitalization(capitalization)
            .submitLabel(field.returnKeyType.label)
            .onSubmit { field.submit() }
            .onAppear { if field.wantsFocus { isFocused = true } }
            .onChange(of: field.wantsFocus) { if field.wantsFocus != isFocused { isFocused = field.wantsFocus } }
            .onChange(of: isFocused) { if !field.focus(isFocused) { isFocused = false } }
    }

    @ViewBuilder private var input: some View {
        let text = Binding {
            field.read()
            return field.text ?? ""
        } set: {
            field.type($0)
        }
        if field.isSecureTextEntry {
            SecureField(field.placeholder ?? "", text: text)
        } else if field.borderStyle == .roundedRect {
            TextField(field.placeholder ?? "", text: text).textFieldStyle(.roundedBorder)
        } else {
            TextField(field.placeholder ?? "", text: text)
        }
    }

    private var capitalization: TextInputAutocapitalization {
        switch field.autocapitalizationType {
        case .none: .never
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}

/// Whether an on-screen keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The title of an on-screen keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    var label: SubmitLabel {
        switch self {
        case .go: .go
        case .join: .join
        case .next: .next
        case .route: .route
        case .search, .google, .yahoo: .search
        case .send: .send
        case .done: .done
        case .continue: .continue
        case .default, .emergencyCall: .return
        }
    }
}
