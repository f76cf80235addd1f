import Foundation
import MartletCore

/// The translation of a key, and its language.
struct Translation {
    let text: String
    let language: String
}

/// A string table of a bundle, in all its languages.
struct StringTable {
    /// The translation of a key: one text, one for each plural category, or one with parts that each have their own number.
    enum Entry {
        case text(String)
        case plural([String: String])
        case parts(String, [Part])
    }

    /// A part of a text, `%#@birds@`, that depends on one of the arguments.
    struct Part {
        let name: String
        /// The index of the argument.
        let argument: Int
        let forms: [String: String]
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
            case .parts(let text, let parts):
                let whole = parts.reduce(text) { text, part in
                    let argument = key.arguments.indices.contains(part.argument) ? key.arguments[part.argument].number : nil
                    let form = part.forms[PluralRule.category(of: argument ?? 0, language: language)] ?? part.forms["other"]
                    return text.replacing("%#@\(part.name)@", with: form ?? "")
                }
                return Translation(text: whole, language: language)
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
            let names = PlaceholderNames(in: string.localizations?[sourceLanguage]?.text ?? key)
            for (language, localization) in string.localizations ?? [:] {
                if let entry = localization.entry(names) { merge([key: entry], into: language) }
            }
        }
    }
}

/// An Xcode string catalogue (`.xcstrings`).
private struct StringCatalogue: Decodable {
    struct Unit: Decodable { let value: String }

    struct Variation: Decodable { let stringUnit: Unit? }

    struct Variations: Decodable { let plural: [String: Variation]? }

    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        var text: String? { (stringUnit ?? variations?.plural?["other"]?.stringUnit)?.value }

        func entry(_ names: PlaceholderNames) -> StringTable.Entry? {
            if let plural = variations?.plural {
                return .plural(plural.compactMapValues { ($0.stringUnit?.value).map(names.numbered) })
            }
            guard let text = stringUnit.map({ names.numbered($0.value) }) else { return nil }
            guard let substitutions, !substitutions.isEmpty else { return .text(text) }
            let order = substitutions.keys.sorted {
                (text.range(of: "%#@\($0)@")?.lowerBound ?? text.endIndex, $0) < (
                    text.range(of: "%#@\($1)@")?.lowerBound ?? text.endIndex, $1
                )
            }
            return .parts(
                text,
                order.enumerated().compactMap { index, name in
                    guard let substitution = substitutions[name] else { return nil }
                    let argument = substitution.argNum ?? index + 1
                    let forms = (substitution.variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value }
                    return StringTable.Part(
                        name: name, argument: argument - 1,
                        forms: forms.mapValues { $0.replacing("%arg", with: "%\(argument)$\(substitution.formatSpecifier ?? "lld")") })
                })
        }
    }

    struct Entry: Decodable { let localizations: [String: Localization]? }

    let sourceLanguage: String
    let strings: [String: Entry]
}

/// The names of a text's placeholders: `%(count)lld` in the source language is `%1$lld` in each.
private struct PlaceholderNames {
    private var positions: [Substring: Int] = [:]

    init(in text: String) {
        guard text.contains("(") else { return }
        for match in text.matches(of: Self.named) where positions[match.output.2] == nil {
            positions[match.output.2] = match.output.1.flatMap { Int($0) } ?? positions.count + 1
        }
    }

    /// Returns the text with numbers in place of the names.
    func numbered(_ text: String) -> String {
        guard !positions.isEmpty else { return text }
        return text.replacing(Self.named) { match in "%\(positions[match.output.2] ?? 1)$" }
    }

    private static var named: Regex<(Substring, Substring?, Substring)> { #/%(?:(\d+)\$)?\((\w+)\)/# }
}
