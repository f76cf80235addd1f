#if os(Linux)
import Foundation

/// Writes lists: "apples, pears, and plums".
open class ListFormatter: Formatter {
    /// The language of the list; the server's unless it is set. The user's is `@Environment(\.locale)`.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes the items; without one their descriptions are written.
    open var itemFormatter: Formatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Joins texts in the server's language, where Apple's is the user's.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Joins the items' texts.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
        return texts.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// Joins the texts of an array's items; `nil` for other values.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
#endif
