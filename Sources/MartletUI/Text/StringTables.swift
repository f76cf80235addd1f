import Foundation
import MartletCore

/// The translations of the app's texts in its bundles: `.strings` files in `.lproj` folders, and `.xcstrings` catalogues.
///
/// The files never change while the program runs, so all sessions share the tables.
@MainActor
enum StringTables {
    private struct Place: Hashable {
        let bundlePath: String
        let table: String
    }

    private static var loaded: [Place: StringTable] = [:]
    /// Cached because nearly every text needs it and `Bundle.main.bundlePath` is slow.
    private static let mainBundlePath = Bundle.main.bundlePath

    /// Returns the translation of a key in the language that best matches the locale, or the key itself if there is none.
    static func format(for key: LocalizedStringKey, table: String?, bundlePath: String?, locale: Locale) -> Translation {
        translation(of: key, table: table, bundlePath: bundlePath, locale: locale) ?? Translation(text: key.key, language: "en")
    }

    /// Returns the translation of a key in the language that best matches the locale; `nil` if there is none.
    static func translation(of key: LocalizedStringKey, table: String?, bundlePath: String?, locale: Locale) -> Translation? {
        let strings = table == nil && bundlePath == nil ? app : loadedTable(table ?? "Localizable", bundlePath ?? mainBundlePath)
        return strings.isEmpty ? nil : strings.format(for: key, locale: locale)
    }

    /// The table of texts that specify neither a table nor a bundle.
    private static let app = loadedTable("Localizable", mainBundlePath)

    private static func loadedTable(_ table: String, _ bundlePath: String) -> StringTable {
        let place = Place(bundlePath: bundlePath, table: table)
        return loaded[place] ?? load(place)
    }

    private static func load(_ place: Place) -> StringTable {
        let table = StringTable(named: place.table, in: URL(fileURLWithPath: place.bundlePath))
        loaded[place] = table
        return table
    }
}
