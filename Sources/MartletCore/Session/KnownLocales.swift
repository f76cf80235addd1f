import Foundation

/// The locales that exist.
///
/// A host sends any language tag that a browser reports, and Foundation caches every `Locale` forever, even of a language that does not
/// exist. So only locales listed in Unicode's CLDR are created.
enum KnownLocales {
    private static let tags = Set(Locale.availableIdentifiers.map(normal))

    /// Returns the locale of a language tag, or its nearest known parent: `de-DE-u-co-phonebk` gives `de_DE`, and `de-XX` gives `de`.
    static func locale(for tag: String) -> Locale { Locale(identifier: nearest(to: tag).replacing("-", with: "_")) }

    static func nearest(to tag: String) -> String {
        var parts = normal(String(tag.prefix(64))).split(separator: "-")
        while !parts.isEmpty {
            let candidate = parts.joined(separator: "-")
            if tags.contains(candidate) { return candidate }
            parts.removeLast()
        }
        return "en-US"
    }

    private static func normal(_ tag: String) -> String {
        String(tag.prefix { $0 != "@" && $0 != "." }).replacing("_", with: "-")
    }
}
