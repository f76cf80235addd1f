import Foundation

/// A text in several languages, as in the menu's file: `{"en": "Soup", "de": "Suppe"}`.
public struct LocalizedName: Hashable, Sendable, Decodable {
    /// The texts by their language codes.
    public let texts: [String: String]

    public init(_ texts: [String: String]) {
        self.texts = texts
    }

    public init(from decoder: any Decoder) throws {
        texts = try decoder.singleValueContainer().decode([String: String].self)
    }

    /// Returns the text in the locale's language, or in English if that is missing.
    public func text(in locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        return texts[language] ?? texts["en"] ?? ""
    }
}
