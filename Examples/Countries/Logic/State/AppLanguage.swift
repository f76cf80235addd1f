import Foundation

/// A language of the app.
public enum AppLanguage: String, CaseIterable, Codable, Identifiable, Sendable {
    case english = "en"
    case german = "de"
    case spanish = "es"
    case french = "fr"
    case arabic = "ar"
    case japanese = "ja"

    public var id: String { rawValue }

    public var locale: Locale { Locale(identifier: rawValue) }

    /// The language's name in that language: `Deutsch`.
    public var name: String { (locale.localizedString(forLanguageCode: rawValue) ?? rawValue).capitalized(with: locale) }
}
