import Foundation
import MartletCore

/// The translations of the app's texts, as its bundles have them: `.strings` files in folders named after languages, and `.xcstrings`
/// catalogues.
///
/// The tables belong to the program's files and never change while it runs, so all sessions share them.
@MainActor
enum StringTables {
    private struct Place: Hashable {
        let bundlePath: String
        let table: String
    }

    private static var loaded: [Place: StringTable] = [:]
    /// Asked for by nearly every text, and slow to ask for.
    private static let mainBundlePath = Bundle.main.bundlePath

    /// The text for a key in the language nearest to a locale's; the key itself where there is none.
    static func format(for key: LocalizedStringKey, table: String?, bundlePath: String?, locale: Locale) -> String {
        let strings = table == nil && bundlePath == nil ? app : loadedTable(table ?? "Localizable", bundlePath ?? mainBundlePath)
        guard !strings.isEmpty else { return key.key }
        return strings.format(for: key, locale: locale) ?? key.key
    }

    /// The table that texts are in whose author names none.
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
