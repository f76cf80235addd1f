import Foundation

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
        let place = Place(bundlePath: bundlePath ?? mainBundlePath, table: table ?? "Localizable")
        let tables = loaded[place] ?? load(place)
        guard !tables.isEmpty else { return key.key }
        return tables.format(for: key, locale: locale) ?? key.key
    }

    private static func load(_ place: Place) -> StringTable {
        let table = StringTable(named: place.table, in: URL(fileURLWithPath: place.bundlePath))
        loaded[place] = table
        return table
    }
}
