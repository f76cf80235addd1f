import MartletCore
import MartletUI

/// An object that is told what the user does in a ``UISearchBar``.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for a search.
///
/// - Partly: scopes, prompts and bookmarks are missing.
open class UISearchBar: UIView {
    public enum Style: Int, Sendable { case `default`, prominent, minimal }

    public override class func appearance() -> UISearchBar {
        inert("UISearchBar.appearance")
        return UISearchBar()
    }

    public weak var delegate: (any UISearchBarDelegate)?
    /// The text; setting `nil` gives an empty one, as UIKit's does.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            if text != oldValue { changed() }
        }
    }
    open var placeholder: String? { didSet { if placeholder != oldValue { changed() } } }
    open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { changed() } } }
    open var autocapitalizationType = UITextAutocapitalizationType.none { didSet { changed() } }
    /// Stored, and without effect.
    open var searchBarStyle = Style.default
    /// Stored, and without effect.
    open var barTintColor: UIColor?

    private var ownAccessory: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }

    override var content: AnyView { AnyView(SearchOfBar(bar: self)) }
}

private struct SearchOfBar: View {
    let bar: UISearchBar
    @FocusState private var isFocused: Bool

    var body: some View {
        let _ = bar.read()
        HStack(spacing: 8) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                TextField(bar.placeholder ?? "Search", text: text)
                    .focused($isFocused)
                    .textInputAutocapitalization(bar.autocapitalizationType == .none ? .never : .sentences)
                    .submitLabel(.search)
                    .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
                if bar.text?.isEmpty == false {
                    Button {
                        text.wrappedValue = ""
                    } label: {
                        Image(systemName: "xmark.circle.fill")
                    }
                    .foregroundStyle(.secondary).accessibilityLabel("Clear text")
                }
            }
            .padding(8)
            .background(Color(.tertiarySystemFill))
            .clipShape(RoundedRectangle(cornerRadius: 10))
            if bar.showsCancelButton {
                Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) }
            }
        }
        .padding(8)
        .onChange(of: isFocused) {
            if isFocused { bar.delegate?.searchBarTextDidBeginEditing(bar) } else { bar.delegate?.searchBarTextDidEndEditing(bar) }
        }
    }

    private var text: Binding<String> {
        Binding {
            bar.read()
            return bar.text ?? ""
        } set: { text in
            bar.text = text
            bar.delegate?.searchBar(bar, textDidChange: text)
        }
    }
}
