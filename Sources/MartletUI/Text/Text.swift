import Foundation
import MartletCore
import MartletElements

/// One or more lines of read-only text.
///
/// A literal is a ``LocalizedStringKey``: it is translated and may contain Markdown. A string value is shown verbatim.
///
///     Text("Welcome, **\(name)**")
public struct Text: Equatable, Sendable {
    indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey)
        /// A key with a table or a bundle other than the app's `Localizable`.
        case localizedElsewhere(LocalizedStringKey, table: String?, bundlePath: String?)
        case value(FormattedValue)
        case date(Date, DateStyle)
        case attributed(AttributedString)
        case joined(Text, Text)
        case inline(InlineContent)
    }

    let content: Content
    private var ownStyle: OwnStyle?

    /// The style set by the text's own modifiers.
    var style: TextStyle {
        get { ownStyle?.style ?? TextStyle() }
        set { ownStyle = newValue.isEmpty ? nil : OwnStyle(newValue) }
    }

    init(_ content: Content) { self.content = content }

    /// Creates a text that is shown verbatim, without localization.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Creates a text that is shown verbatim, without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Creates a text that is looked up in the app's string tables, in the environment's locale.
    ///
    /// - Parameters:
    ///   - tableName: The table's name; `nil` means `Localizable`.
    ///   - bundle: The bundle that contains the table; `nil` means the main bundle.
    ///   - comment: A note for the translator. It has no effect.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        let isElsewhere = tableName != nil || bundle != nil
        self.init(isElsewhere ? .localizedElsewhere(key, table: tableName, bundlePath: bundle?.bundlePath) : .localized(key))
    }

    /// Creates a text from an attributed string.
    @_disfavoredOverload  // An attributed string can be a literal too; a literal is a key.
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Creates a text from a value, formatted by a format style in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.value(FormattedValue(input, format: format)))
    }

    /// Creates a text from a value, formatted by a formatter. Apple's requires `ReferenceConvertible` or `NSObject`; on Linux fewer
    /// Foundation types conform, and `Date` does not.
    public init<Subject>(_ subject: Subject, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }

    /// Concatenates two texts, each with its own style.
    public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }
}

/// A boxed, non-empty style. Most texts have none and several nodes store each text, so the box keeps `Text` small.
private final class OwnStyle: Equatable, Sendable {
    let style: TextStyle

    init(_ style: TextStyle) { self.style = style }

    static func == (a: OwnStyle, b: OwnStyle) -> Bool { a === b || a.style == b.style }
}
