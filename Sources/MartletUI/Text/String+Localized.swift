import Foundation
import MartletCore

extension String {
    /// A text that is looked up in the app's string tables. It is written as a literal, with values in it.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        public init(_ value: String) { key = LocalizedStringKey(value) }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) { key = LocalizedStringKey(stringInterpolation: stringInterpolation) }
    }

    /// Translates a text. A text that no table has stays as it is, with its values.
    ///
    /// Other than Apple's, it waits for the main thread if it is called off the main queue.
    ///
    /// - Parameters:
    ///   - table: The table's name; `nil` is `Localizable`.
    ///   - bundle: The bundle that contains the table; `nil` is the app's.
    ///   - locale: The language, and how numbers are written; `nil` is the current session's. Apple's decides only the numbers.
    ///   - comment: A note for the translator. It has no effect.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let value = keyAndValue.key
        self = LocalizedStringResource(keyAndValue, table: table, bundlePath: bundle?.bundlePath, locale: locale).string(of: value)
    }

    /// Translates a key. Off the main queue it waits for the main thread, which Apple's does not.
    ///
    /// - Parameter defaultValue: The text if no table has the key.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let resource = LocalizedStringResource(defaultValue, table: table, bundlePath: bundle?.bundlePath, locale: locale)
        self = resource.string(of: LocalizedStringKey("\(key)" as String, arguments: defaultValue.key.arguments))
    }

    /// Translates a text. Off the main queue it waits for the main thread, which Apple's does not.
    public init(localized resource: LocalizedStringResource) { self = resource.string(of: resource.localizationKey) }
}

/// A text of the app's string tables, with the table and the bundle that have it.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The text, if no table has the key.
    public let defaultValue: String.LocalizationValue
    public let table: String?
    let localizationKey: LocalizedStringKey
    let bundlePath: String?
    let ownLocale: Locale?

    /// The key in the table.
    public var key: String { localizationKey.key }
    /// The language; the current session's if none was given, for which a caller off the main queue waits for the main thread.
    public var locale: Locale { ownLocale ?? onMainQueue { CurrentSession.context?.locale } ?? .current }

    init(
        _ value: String.LocalizationValue, key: LocalizedStringKey? = nil, table: String? = nil, bundlePath: String? = nil,
        locale: Locale? = nil
    ) {
        defaultValue = value
        self.table = table
        localizationKey = key ?? value.key
        self.bundlePath = bundlePath
        ownLocale = locale
    }

    /// - Parameter comment: A note for the translator. It has no effect.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, key: nil, table: table, bundlePath: bundle?.bundlePath, locale: locale)
    }

    /// - Parameters:
    ///   - defaultValue: The text if no table has the key.
    ///   - comment: A note for the translator. It has no effect.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        let key = LocalizedStringKey("\(key)" as String, arguments: defaultValue.key.arguments)
        self.init(defaultValue, key: key, table: table, bundlePath: bundle?.bundlePath, locale: locale)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value), key: nil) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation), key: nil)
    }

    fileprivate func string(of key: LocalizedStringKey) -> String {
        onMainQueue {
            let format =
                StringTables.translation(of: key, table: table, bundlePath: bundlePath, locale: locale)?.text ?? defaultValue.key.key
            guard !key.arguments.isEmpty else { return format }
            return FormatString.plain(format, with: key.arguments, locale: locale)
        }
    }
}

extension Text {
    /// Creates a text that is looked up in the app's string tables.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
}
