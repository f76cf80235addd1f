import Foundation
import MartletCore
import MartletElements

/// One or more lines of read-only text.
///
/// A literal is a ``LocalizedStringKey``: it is translated, and may have Markdown in it. A string from elsewhere is shown as it is.
///
///     Text("Welcome, **\(name)**")
public struct Text: Equatable, Sendable {
    indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey)
        /// Looked up elsewhere than in the app's own `Localizable`.
        case localizedElsewhere(LocalizedStringKey, table: String?, bundlePath: String?)
        case value(FormattedValue)
        case date(Date, DateStyle)
        case attributed(AttributedString)
        case joined(Text, Text)
        case inline(InlineContent)
    }

    let content: Content
    private var ownStyle: OwnStyle?

    /// How the letters look by the text's own modifiers.
    var style: TextStyle {
        get { ownStyle?.style ?? TextStyle() }
        set { ownStyle = newValue.isEmpty ? nil : OwnStyle(newValue) }
    }

    init(_ content: Content) { self.content = content }

    /// A text as it is, not looked up in any table.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// A text as it is, not looked up in any table.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// A text of the app's tables, in the language of the surroundings.
    ///
    /// - Parameters:
    ///   - tableName: The table's name; `nil` is `Localizable`.
    ///   - bundle: Where the tables are; `nil` is the app's own bundle.
    ///   - comment: Tells the translator what the text is for. It is not used.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        let isElsewhere = tableName != nil || bundle != nil
        self.init(isElsewhere ? .localizedElsewhere(key, table: tableName, bundlePath: bundle?.bundlePath) : .localized(key))
    }

    /// A text with runs of different looks.
    @_disfavoredOverload  // An attributed string can be a literal too; a literal is a key.
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// A value, written by a format style in the language of the surroundings.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.value(FormattedValue(input, format: format)))
    }

    /// A value, written by a formatter. Apple's takes what is `ReferenceConvertible` or an `NSObject`; Foundation says that of less on Linux, and
    /// not of `Date`.
    public init<Subject>(_ subject: Subject, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }

    /// One text after another, each with its own look.
    public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }
}

/// A look that is not empty. Most texts have none, and every text is kept in several nodes, so it has to take little room there.
private final class OwnStyle: Equatable, Sendable {
    let style: TextStyle

    init(_ style: TextStyle) { self.style = style }

    static func == (a: OwnStyle, b: OwnStyle) -> Bool { a === b || a.style == b.style }
}
