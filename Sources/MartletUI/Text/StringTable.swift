import Foundation
import MartletCore

/// The translation of a key, and its language.
struct Translation {
    let text: String
    let language: String
}

/// A string table of a bundle, in all its languages.
struct StringTable {
    /// The translation of a key: one text, or one for each plural category.
    enum Entry {
        case text(String)
        case plural([String: String])
    }

    private var languages: [String: [String: Entry]] = [:]
    private var sourceLanguage = "en"

    var isEmpty: Bool { languages.isEmpty }

    /// Reads the table's files. On Linux the main bundle is the program's folder; its package resources are in subfolders, which are read
    /// too.
    init(named name: String, in folder: URL) {
        for folder in Self.resourceFolders(in: folder) {
            for language in Self.entries(of: folder) where language.pathExtension == "lproj" {
                let code = language.deletingPathExtension().lastPathComponent
                if let strings = Self.strings(at: language.appendingPathComponent(name + ".strings")) {
                    merge(strings.mapValues(Entry.text), into: code == "Base" ? sourceLanguage : code)
                }
            }
            readCatalogue(at: folder.appendingPathComponent(name + ".xcstrings"))
        }
    }

    func format(for key: LocalizedStringKey, locale: Locale) -> Translation? {
        for language in Self.candidates(for: locale) + [sourceLanguage] {
            guard let entry = languages[language]?[key.key] else { continue }
            switch entry {
            case .text(let text): return Translation(text: text, language: language)
            case .plural(let forms):
                let number = key.arguments.lazy.compactMap(\.number).first ?? 0
                let form = forms[PluralRule.category(of: number, language: language)] ?? forms["other"]
                return form.map { Translation(text: $0, language: language) }
            }
        }
        return nil
    }

    /// Returns the languages to try, most specific first: for `zh-Hant-TW` these are `zh-Hant-TW`, `zh-Hant`, `zh`.
    private static func candidates(for locale: Locale) -> [String] {
        var parts = locale.identifier(.bcp47).split(separator: "-").map(String.init)
        var result: [String] = []
        while !parts.isEmpty {
            result.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return result
    }

    // If several folders have a key, the first one wins.
    private mutating func merge(_ entries: [String: Entry], into language: String) {
        languages[language.replacingOccurrences(of: "_", with: "-"), default: [:]].merge(entries) { first, _ in first }
    }

    private static func resourceFolders(in folder: URL) -> [URL] {
        [folder] + entries(of: folder).filter { ["resources", "bundle"].contains($0.pathExtension) }
    }

    private static func entries(of folder: URL) -> [URL] {
        ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []).sorted { $0.path < $1.path }
    }

    private static func strings(at file: URL) -> [String: String]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
    }

    private mutating func readCatalogue(at file: URL) {
        guard let data = try? Data(contentsOf: file), let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data) else {
            return
        }
        sourceLanguage = catalogue.sourceLanguage
        for (key, string) in catalogue.strings {
            for (language, localization) in string.localizations ?? [:] {
                if let entry = localization.entry { merge([key: entry], into: language) }
            }
        }
    }
}

/// An Xcode string catalogue (`.xcstrings`).
private struct StringCatalogue: Decodable {
    struct Unit: Decodable { let value: String }

    struct Variation: Decodable { let stringUnit: Unit? }

    struct Variations: Decodable { let plural: [String: Variation]? }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?

        var entry: StringTable.Entry? {
            if let plural = variations?.plural { return .plural(plural.compactMapValues { $0.stringUnit?.value }) }
            return stringUnit.map { .text($0.value) }
        }
    }

    struct Entry: Decodable { let localizations: [String: Localization]? }

    let sourceLanguage: String
    let strings: [String: Entry]
}
