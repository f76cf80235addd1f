import Foundation

/// The locales that there are.
///
/// A host tells what a browser sends as its user's language, and Foundation keeps all that it knows of a locale for ever, whether there is
/// such a language or not. So only those that Unicode's CLDR lists are ever made.
enum KnownLocales {
    private static let tags = Set(Locale.availableIdentifiers.map(normal))

    /// The locale of a language tag, or the nearest one above it: `de-DE-u-co-phonebk` is `de-DE`, and `de-XX` is `de`.
    static func locale(for tag: String) -> Locale { Locale(identifier: nearest(to: tag)) }

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
